import type {ReactNode} from 'react';
import {Breakable} from '@site/src/components/Breakable';
import {NamedFact, NamedFacts} from '@site/src/components/NamedFacts';
import {mcpTools} from '@site/src/data/atlasopenmagic/mcpTools';

/** The tools that a language model finds in atlasopenmagic-mcp. */
export function McpTools(): ReactNode {
  return (
    <NamedFacts>
      {mcpTools.map(({name, parameters, does}) => (
        <NamedFact
          key={name}
          name={
            <code>
              <Breakable name={name} />
            </code>
          }
          aside={parameters.length > 0 ? parameters.join(', ') : 'no parameter'}
        >
          {does}
        </NamedFact>
      ))}
    </NamedFacts>
  );
}
