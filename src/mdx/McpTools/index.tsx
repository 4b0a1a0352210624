import type {ReactNode} from 'react';
import {CodeName} from '@site/src/components/CodeName';
import {NamedFact, NamedFacts} from '@site/src/components/NamedFacts';
import {mcpTools} from '@site/src/data/atlasopenmagic/mcpTools';

/** The tools that a language model finds in atlasopenmagic-mcp. */
export function McpTools(): ReactNode {
  return (
    <NamedFacts>
      {mcpTools.map(({name, parameters, does}) => (
        <NamedFact
          key={name}
          name={<CodeName name={name} />}
          aside={parameters.length > 0 ? parameters.join(', ') : 'no parameters'}
        >
          {does}
        </NamedFact>
      ))}
    </NamedFacts>
  );
}
