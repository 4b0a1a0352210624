import type {ReactNode} from 'react';
import {TextWithCode} from '@site/src/components/TextWithCode';
import {NamedFact, NamedFacts} from '@site/src/components/NamedFacts';
import {commands, globalOptions} from '@site/src/data/atlasopenmagic/commandLine';

const lists = {commands, options: globalOptions} as const;

/** The commands of `atom`, or the options that all of them take. */
export function AtomCommands({list}: {readonly list: keyof typeof lists}): ReactNode {
  return (
    <NamedFacts>
      {lists[list].map(({usage, does}) => (
        <NamedFact key={usage} name={<code>{usage}</code>}>
          <TextWithCode of={does} />
        </NamedFact>
      ))}
    </NamedFacts>
  );
}
