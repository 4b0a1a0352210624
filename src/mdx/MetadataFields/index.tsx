import type {ReactNode} from 'react';
import {CodeName} from '@site/src/components/CodeName';
import {TextWithCode} from '@site/src/components/TextWithCode';
import {NamedFact, NamedFacts} from '@site/src/components/NamedFacts';
import {metadataFields} from '@site/src/data/atlasopenmagic/metadataFields';

/** The fields of a dataset and what each means. */
export function MetadataFields(): ReactNode {
  return (
    <NamedFacts>
      {metadataFields.map(({name, meaning, isFiles}) => (
        <NamedFact key={name} name={<CodeName name={name} />}>
          <TextWithCode of={meaning} />
          {isFiles && (
            <>
              {' '}
              <TextWithCode of="In `get_all_info` only." />
            </>
          )}
        </NamedFact>
      ))}
    </NamedFacts>
  );
}
