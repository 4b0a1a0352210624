import type {ReactNode} from 'react';
import {MachineLearningLab} from '@site/src/apps/mlLab';
import {StandAlonePage} from '@site/src/kit/app/StandAlonePage';

/** The machine-learning lab in full page. */
export default function LabPage(): ReactNode {
  return (
    <StandAlonePage
      route="/apps/ml-lab"
      title="Machine-learning lab"
      description="Train decision trees, boosted decision trees and neural networks on simulated events in your browser, and compare them with a cut-based selection."
    >
      <MachineLearningLab isAlone />
    </StandAlonePage>
  );
}
