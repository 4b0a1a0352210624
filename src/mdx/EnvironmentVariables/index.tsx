import type {ReactNode} from 'react';
import {CodeName} from '@site/src/components/CodeName';
import {TextWithCode} from '@site/src/components/TextWithCode';
import {NamedFact, NamedFacts} from '@site/src/components/NamedFacts';
import {environmentVariables} from '@site/src/data/atlasopenmagic/settings';

/** What is set in the shell before the package or its command begins. */
export function EnvironmentVariables(): ReactNode {
  return (
    <NamedFacts>
      {environmentVariables.map(({name, default: value, meaning, isForCommand}) => (
        <NamedFact
          key={name}
          name={<CodeName name={name} />}
          aside={value === null ? 'not set' : `default: ${value}`}
        >
          <TextWithCode of={meaning} />
          {isForCommand && ' Applies only to the command-line tool.'}
        </NamedFact>
      ))}
    </NamedFacts>
  );
}
