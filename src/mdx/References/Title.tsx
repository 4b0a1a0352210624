import {Fragment, type ReactNode} from 'react';

/** The letters that stand low in titles: of the energy of nuclei, and of an algorithm of jets. */
const lowered: Readonly<Record<string, ReactNode>> = {
  '√s_NN': (
    <>
      √s<sub>NN</sub>
    </>
  ),
  k_t: (
    <>
      k<sub>t</sub>
    </>
  ),
};

export function Title({text}: {readonly text: string}): ReactNode {
  return (
    <cite>
      {text.split(/(√s_NN|k_t)/).map((part, index) => (
        <Fragment key={index}>{lowered[part] ?? part}</Fragment>
      ))}
    </cite>
  );
}
