import type {ReactNode} from 'react';
import {meritOf} from '../../model/measure/merit';
import type {Lab} from '../lab';
import {meritLabels, formatMerit} from '../labels/meritLabels';
import {formatMetric, formatThreshold} from '../labels/numbers';
import {passingAt} from './passingAt';
import styles from './view.module.css';

interface Props {
  readonly lab: Lab;
  /** Buttons. */
  readonly children: ReactNode;
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly isMain?: boolean;
}

const Fact = ({name, value, isMain = false}: FactProps): ReactNode => (
  <div className={isMain ? styles.main : undefined}>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
);

/** What the training has come to, in sight while the charts scroll by. */
export function ReadoutBar({lab, children}: Props): ReactNode {
  const {dataset, trained, measured} = lab;
  const merit = meritOf(dataset);
  const at = trained && measured && passingAt(dataset, trained, measured, lab.threshold);
  return (
    <div className={styles.bar}>
      <dl className={styles.facts}>
        <Fact name="Test AUC" value={measured ? formatMetric(measured.roc.testAuc) : '–'} isMain />
        <Fact name="training" value={measured ? formatMetric(measured.roc.trainAuc) : '–'} />
        <Fact
          name={`${meritLabels[merit]} at ${formatThreshold(lab.threshold)}`}
          value={formatMerit(at, merit)}
        />
      </dl>
      {children}
    </div>
  );
}
