import type {ReactNode} from 'react';
import {TextWithCode} from '@site/src/components/TextWithCode';
import {NamedFact, NamedFacts} from '@site/src/components/NamedFacts';
import {apiVersions} from '@site/src/data/atlasopenmagic/versions';
import {formatDate} from '@site/src/kit/format/dates';

const sentence = (parts: readonly string[]): string => {
  const text = `${parts.join('; ')}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
};

/** What came with each version of the package, and what made older code fail. */
export function ApiVersions(): ReactNode {
  return (
    <NamedFacts>
      {apiVersions.map(({version, date, brought, broke = []}) => (
        <NamedFact key={version} name={version} aside={formatDate(date)}>
          <TextWithCode of={sentence(brought)} />
          {broke.length > 0 && (
            <>
              {' '}
              <strong>Breaking change:</strong> <TextWithCode of={sentence(broke)} />
            </>
          )}
        </NamedFact>
      ))}
    </NamedFacts>
  );
}
