import type {ReactNode} from 'react';
import {Explorable} from '@site/src/figures/explorable/frame';
import {question} from '@site/src/figures/explorable/InvariantMass';
import {ExplorableFigure} from '@site/src/mdx/Figure/Explorable';

/** One explorable before the prediction, after it, and with the feedback on a wrong one. */
export function ExplorableFigures(): ReactNode {
  return (
    <>
      <ExplorableFigure caption="Before the prediction.">
        <Explorable question={question} />
      </ExplorableFigure>
      <ExplorableFigure caption="After a prediction.">
        <Explorable question={question} initially={{predicted: 'half'}} />
      </ExplorableFigure>
      <ExplorableFigure caption="With the answer shown, after a wrong prediction.">
        <Explorable question={question} initially={{predicted: 'half', isRevealed: true}} />
      </ExplorableFigure>
    </>
  );
}
