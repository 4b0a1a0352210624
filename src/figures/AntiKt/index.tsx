import {useMemo, useState, type ReactNode} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {useSteps} from '@site/src/hooks/useSteps';
import type {JetAlgorithm, Clustering} from '@site/src/physics/jets/antiKt';
import {logarithmicPercent} from '@site/src/plot/percent';
import {Stepwise, Particulars} from '../stepwise';
import {inputParticles} from './event';
import {JetTable} from './JetTable';
import {eventOf, threshold} from './jets';
import {Plane} from './Plane';
import {names, result, sentenceOf, unitOf} from './descriptions';
import styles from './Distances.module.css';
import {formatNumber} from '@site/src/kit/format/numbers';

/** What is clustered. */
function ParticleTable(): ReactNode {
  return (
    <Particulars summary={`The ${inputParticles.length} particles, made up for teaching`}>
      <table>
        <thead>
          <tr>
            <th scope="col">particle</th>
            <th scope="col">
              p<sub>T</sub> [GeV]
            </th>
            <th scope="col">y</th>
            <th scope="col">φ [rad]</th>
          </tr>
        </thead>
        <tbody>
          {inputParticles.map(({pt, rapidity, phi}, index) => (
            <tr key={`${rapidity} ${phi}`}>
              <th scope="row">{index + 1}</th>
              <td>{formatNumber(pt, {decimals: 1})}</td>
              <td>{formatNumber(rapidity, {decimals: 2})}</td>
              <td>{formatNumber(phi, {decimals: 2})}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Particulars>
  );
}

interface Props {
  readonly clustering: Clustering;
  readonly step: number;
}

/** The smallest distance at each step, which is what orders them. The sentences say the numbers. */
function Distances({clustering: {steps, definition}, step}: Props): ReactNode {
  const distances = steps.map(({distance}) => distance);
  const range = {min: Math.min(...distances), max: Math.max(...distances)};
  const across = (place: number): string => `${(100 * (place + 1)) / (steps.length + 1)}%`;
  return (
    <div className={styles.distances} aria-hidden>
      <svg>
        <line className={styles.now} x1={across(step - 1)} x2={across(step - 1)} y2="100%" />
        {steps.map(({kind, distance}, place) => (
          <circle
            key={`${place} ${distance}`}
            className={place < step ? styles.done : styles.coming}
            data-kind={kind}
            cx={across(place)}
            cy={`${95 - 0.9 * logarithmicPercent(distance, range)}%`}
            r="0.26em"
          />
        ))}
      </svg>
      <p>
        smallest distance at each step
        {unitOf(definition) && ` [${unitOf(definition)}]`}, logarithmic:{' '}
        <span>
          <i data-kind="merge" /> merge
        </span>{' '}
        <span>
          <i data-kind="jet" /> jet
        </span>
      </p>{' '}
    </div>
  );
}

const caption = `Jets clustered from ${inputParticles.length} massless particles, which are made up for teaching; everything else is computed. Each dot is a particle, with an area proportional to its transverse momentum. Each coloured area is where a jet above ${threshold} GeV would absorb one more particle, however soft: the passive area of the jet. The areas of hard anti-kt jets are discs of radius R, and where two overlap, the softer one is clipped; with kt and Cambridge/Aachen the areas follow the soft particles.`;

const algorithms = (['antiKt', 'cambridgeAachen', 'kt'] as const).map((value) => ({
  value,
  label: names[value],
}));

const radii = [0.2, 0.4, 1].map((value) => ({value, label: value.toFixed(1)}));

/** Sequential recombination of a small event, step by step. */
function Drawing(): ReactNode {
  const [algorithm, setAlgorithm] = useState<JetAlgorithm>('antiKt');
  const [radius, setRadius] = useState(0.4);
  const event = useMemo(() => eventOf({algorithm, radius}), [algorithm, radius]);
  const steps = useSteps(result);
  return (
    <Stepwise
      choices={
        <>
          <ChoiceRow
            label="Algorithm"
            value={algorithm}
            options={algorithms}
            onChange={setAlgorithm}
          />
          <ChoiceRow label="Radius R" value={radius} options={radii} onChange={setRadius} />
        </>
      }
      drawing={<Plane event={event} step={steps.step} />}
      steps={steps}
      place={steps.step === result ? 'result' : `${steps.step} of ${inputParticles.length}`}
      sentence={sentenceOf(event, steps.step)}
      alongSteps={<Distances clustering={event.clustering} step={steps.step} />}
    >
      <JetTable event={event} step={steps.step} />
      <ParticleTable />
    </Stepwise>
  );
}

/** The figure with its caption; the drawing has its own text alternative. */
export function AntiKt(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}
