import {useMemo, useState, type ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {useSteps} from '@site/src/hooks/useSteps';
import type {JetAlgorithm} from '@site/src/physics/antiKt';
import {Stepwise} from '../stepwise';
import {Distances} from './Distances';
import {listed} from './event';
import {JetTable} from './JetTable';
import {eventOf, threshold} from './jets';
import {ParticleTable} from './ParticleTable';
import {Plane} from './Plane';
import {names, result, sentenceOf} from './words';

export const caption = `Jets made from ${listed.length} massless particles, which are made up for teaching; everything else is computed. Each dot is a particle, with an area in proportion to its transverse momentum. Coloured is where a jet above ${threshold} GeV would take up one more particle, however soft: its passive area. Hard anti-kt jets have discs of radius R, and where two meet, the softer one gives way; with kt and Cambridge/Aachen the areas follow the soft particles.`;

const algorithms = (['antiKt', 'cambridgeAachen', 'kt'] as const).map((value) => ({
  value,
  label: names[value],
}));

const radii = [0.2, 0.4, 1].map((value) => ({value, label: value.toFixed(1)}));

/** Sequential recombination of a small event, step by step. */
export function AntiKt(): ReactNode {
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
      place={steps.step === result ? 'result' : `${steps.step} of ${listed.length}`}
      sentence={sentenceOf(event, steps.step)}
      alongSteps={<Distances clustering={event.clustering} step={steps.step} />}
    >
      <JetTable event={event} step={steps.step} />
      <ParticleTable />
    </Stepwise>
  );
}
