import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {TextWithCode} from '@site/src/components/TextWithCode';
import {NamedFact, NamedFacts} from '@site/src/components/NamedFacts';
import {troubles, type Trouble} from '@site/src/data/atlasopenmagic/troubleshooting';

interface Props {
  readonly about: Trouble['about'];
}

/** Messages and symptoms of one topic, each with its cause and its solution. */
export function Troubleshooting({about}: Props): ReactNode {
  const shown = troubles.filter((trouble) => trouble.about === about);
  const {collectAnchor} = useBrokenLinks();
  shown.forEach(({id}) => collectAnchor(id));
  return (
    <NamedFacts>
      {shown.map(({id, symptom, cause, advice}) => (
        <NamedFact key={id} id={id} name={<TextWithCode of={symptom} />}>
          <TextWithCode of={cause} /> <TextWithCode of={advice} />
        </NamedFact>
      ))}
    </NamedFacts>
  );
}
