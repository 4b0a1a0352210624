import type {ReactNode} from 'react';
import {TextWithCode} from '@site/src/components/TextWithCode';
import {NamedFact, NamedFacts} from '@site/src/components/NamedFacts';
import {endpoints, type Endpoint} from '@site/src/data/atlasopenmagic/settings';

interface Props {
  readonly service: Endpoint['service'];
}

/** The requests that one of the two services answers. */
export function ServiceEndpoints({service}: Props): ReactNode {
  return (
    <NamedFacts>
      {endpoints
        .filter((endpoint) => endpoint.service === service)
        .map(({path, answers, askedBy, timeout}) => (
          <NamedFact key={path} name={<code>{path}</code>}>
            <TextWithCode of={answers} /> Used by <TextWithCode of={askedBy} />, with a timeout of{' '}
            {timeout} seconds.
          </NamedFact>
        ))}
    </NamedFacts>
  );
}
