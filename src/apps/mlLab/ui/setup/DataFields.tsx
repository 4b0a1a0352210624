import {useId, type ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {NumberField} from '@site/src/kit/fields/NumberField';
import {formatCount, formatNumber} from '@site/src/kit/format/numbers';
import {formatPercent} from '@site/src/kit/format/quantities';
import {sampleChoices, type SampleDataKey} from '../../model/data/sampleData';
import {
  teachingKeys,
  teachingLimits,
  teachingShapes,
  type TeachingChoice,
} from '../../model/data/teachingSets';
import {isDataKey, isTeaching, type DataChoice, type DataKey} from '../../model/state';
import {fieldLabels} from '../labels/settingLabels';
import styles from './Setup.module.css';

interface SampleLabels {
  readonly name: string;
  readonly task: string;
}

const sampleLabels: Readonly<Record<SampleDataKey, SampleLabels>> = {
  dm13: {
    name: 'Dark matter with a Z boson (mono-Z)',
    task: 'Two leptons and missing transverse momentum. Signal: a Z boson that recoils against invisible dark matter. Backgrounds: ZZ, WZ, non-resonant lepton pairs, and Z + jets.',
  },
  hww13: {
    name: 'Higgs boson to two W bosons',
    task: 'One electron, one muon and missing transverse momentum. Signal: H → WW. Backgrounds: WW, top quarks and Z bosons.',
  },
  ttz13: {
    name: 'Top-quark pair with a Z boson',
    task: 'Two leptons and at least three jets. Signal: tt̄Z. Backgrounds: top quarks, Z bosons and rarer processes.',
  },
  dm13n: {
    name: 'Dark matter, with negative weights',
    task: 'The same events, some with negative weights, as in next-to-leading-order simulation.',
  },
  dm13w: {
    name: 'Dark matter, with a trap',
    task: 'The same events with a feature that no recorded event has: the simulated event weight, which reveals the process. It is not used unless you select it.',
  },
};

interface Props {
  readonly choice: DataChoice;
  readonly onKey: (key: DataKey) => void;
  /** @param isMoving while a slider is dragged */
  readonly onTeaching: (choice: TeachingChoice, isMoving: boolean) => void;
  readonly onRelease: () => void;
}

const numbersOfRows = [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000];
const shares = [0.01, 0.02, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9];

const nearest = (offered: readonly number[], value: number): number =>
  offered.reduce(
    (best, one, i) => (Math.abs(one - value) < Math.abs((offered[best] ?? 0) - value) ? i : best),
    0,
  );

function TeachingFields({
  choice,
  onChange,
  onRelease,
}: {
  readonly choice: TeachingChoice;
  readonly onChange: Props['onTeaching'];
  readonly onRelease: () => void;
}): ReactNode {
  const {rows, signalShare, noise, seed} = choice;
  return (
    <>
      <RangeField
        label={fieldLabels.noise}
        min={teachingLimits.noise.low}
        max={teachingLimits.noise.high}
        step={0.05}
        value={noise}
        text={formatNumber(noise, {decimals: 2})}
        onChange={(value) => onChange({...choice, noise: value}, true)}
        onRelease={onRelease}
      />
      <RangeField
        label={fieldLabels.signalShare}
        min={0}
        max={shares.length - 1}
        step={1}
        value={nearest(shares, signalShare)}
        text={formatPercent(signalShare)}
        onChange={(place) => onChange({...choice, signalShare: shares[place] ?? signalShare}, true)}
        onRelease={onRelease}
      />
      <RangeField
        label={fieldLabels.rows}
        min={0}
        max={numbersOfRows.length - 1}
        step={1}
        value={nearest(numbersOfRows, rows)}
        text={formatCount(rows)}
        onChange={(place) => onChange({...choice, rows: numbersOfRows[place] ?? rows}, true)}
        onRelease={onRelease}
      />
      <NumberField
        label={fieldLabels.dataSeed}
        value={seed}
        unit=""
        low={teachingLimits.seed.low}
        high={teachingLimits.seed.high}
        isInteger
        onCommit={(value) => onChange({...choice, seed: value}, false)}
      />
    </>
  );
}

/** What to learn from: a sample of collisions, or points that are made on the spot. */
export function DataFields({choice, onKey, onTeaching, onRelease}: Props): ReactNode {
  const id = useId();
  const task = isTeaching(choice) ? teachingShapes[choice.key].hint : sampleLabels[choice.key].task;
  return (
    <div className={styles.group}>
      <div className={styles.select}>
        <label htmlFor={id}>{fieldLabels.data}</label>
        <select
          id={id}
          value={choice.key}
          autoComplete="off"
          aria-describedby={`${id}-task`}
          onChange={({target: {value}}) => isDataKey(value) && onKey(value)}
        >
          <optgroup label="Collisions, simulated for teaching">
            {sampleChoices.map(({key}) => (
              <option key={key} value={key}>
                {sampleLabels[key].name}
              </option>
            ))}
          </optgroup>
          <optgroup label="Points in a plane, made up for teaching">
            {teachingKeys.map((key) => (
              <option key={key} value={key}>
                {teachingShapes[key].title}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      <p id={`${id}-task`} className={styles.remark}>
        {task}
      </p>
      {isTeaching(choice) && (
        <TeachingFields choice={choice} onChange={onTeaching} onRelease={onRelease} />
      )}
    </div>
  );
}
