import type {ReactNode} from 'react';
import {TextWithCode} from '@site/src/components/TextWithCode';
import {NamedFact, NamedFacts} from '@site/src/components/NamedFacts';
import type {ApiFunction, ApiParameter} from '@site/src/data/atlasopenmagic';

function Type({of: {type, default: value, isVariadic}}: {readonly of: ApiParameter}): ReactNode {
  if (isVariadic) return <>any number of {type}</>;
  return value === undefined ? (
    <>{type}, required</>
  ) : (
    <>
      {type}, default: {value}
    </>
  );
}

function Since({of: {since, changes = []}}: {readonly of: ApiFunction}): ReactNode {
  const later = changes.map(({version, what}) => `${version}: ${what}`).join('; ');
  return (
    <TextWithCode of={later ? `Version ${since}. Changed in ${later}.` : `Version ${since}.`} />
  );
}

/** Parameters, what comes back, errors and versions. */
export function Facts({of: entry}: {readonly of: ApiFunction}): ReactNode {
  const {parameters, returns, errors} = entry;
  return (
    <NamedFacts>
      {parameters.map((parameter) => (
        <NamedFact
          key={parameter.name}
          name={<code>{parameter.name}</code>}
          aside={<Type of={parameter} />}
        >
          <TextWithCode of={parameter.meaning} />
        </NamedFact>
      ))}
      <NamedFact name="Returns" aside={returns.type}>
        <TextWithCode of={returns.meaning} />
      </NamedFact>
      {errors.map(({type, when}) => (
        <NamedFact key={when} name="Error" aside={type}>
          <TextWithCode of={when} />
        </NamedFact>
      ))}
      <NamedFact name="Since">
        <Since of={entry} />
      </NamedFact>
    </NamedFacts>
  );
}
