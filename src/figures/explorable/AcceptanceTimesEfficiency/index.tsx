import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {formatCountOf, formatNumber} from '@site/src/kit/format/numbers';
import {Explorable} from '../frame';
import type {ControlsProps, Question} from '../frame/types';
import {producedEvents, selectedFraction, type Selection} from './model';
import {limits, percent, Picture} from './Picture';

function Controls({state, change}: ControlsProps<Selection>): ReactNode {
  const {acceptance, efficiency, leptons} = state;
  const outcome = `${percent(selectedFraction(state))} selected`;
  return (
    <>
      <RangeField
        label="Leptons"
        {...limits.leptons}
        value={leptons}
        text={`${leptons}`}
        spoken={`${formatCountOf(leptons, 'lepton')}, ${outcome}`}
        onChange={(value) => change({leptons: value})}
      />
      <RangeField
        label="Acceptance"
        {...limits.acceptance}
        value={acceptance}
        text={percent(acceptance)}
        spoken={`${percent(acceptance)}, ${outcome}`}
        onChange={(value) => change({acceptance: value})}
      />
      <RangeField
        label="Lepton efficiency"
        {...limits.efficiency}
        value={efficiency}
        text={percent(efficiency)}
        spoken={`${percent(efficiency)}, ${outcome}`}
        onChange={(value) => change({efficiency: value})}
      />
    </>
  );
}

/** The question of this figure, with its answers and its picture. */
export const question: Question<Selection> = {
  prompt:
    'Half of the decays of a particle to four leptons have all leptons within the acceptance of the detector. In these decays, each lepton is reconstructed and identified with an efficiency of 90 %. What fraction of all decays is selected?',
  answers: [
    {
      key: 'product',
      label: 'About 33 %',
      reply:
        'All four leptons must be reconstructed, 0.9⁴ = 66 %, and acceptance and efficiency multiply: 0.5 × 0.66 = 33 %. The number of decays produced is the number selected divided by this product.',
    },
    {
      key: 'single',
      label: 'About 45 %',
      reply:
        '0.5 × 0.9 is right for one lepton. Each of the four can be missed, and a single missed lepton is enough to lose the event: 0.5 × 0.9⁴ = 33 %.',
    },
    {
      key: 'efficiency',
      label: 'About 66 %',
      reply:
        '0.9⁴ = 66 % is the efficiency for decays within the acceptance. The other half of the decays have at least one lepton that escapes close to the beam or has too little momentum, so they are never selected: 0.5 × 0.66 = 33 % of all decays pass.',
    },
  ],
  correct: 'product',
  task: 'Raise the number of required leptons from one to four, at an acceptance of 50 % and an efficiency of 90 %.',
  start: {acceptance: 0.5, efficiency: 0.9, leptons: 1},
  finished: {acceptance: 0.5, efficiency: 0.9, leptons: 4},
  isAnswered: ({leptons, acceptance, efficiency}) =>
    leptons === 4 && Math.abs(acceptance - 0.5) < 0.02 && Math.abs(efficiency - 0.9) < 0.02,
  origin:
    'Simulated: random decays, with freely chosen acceptance and efficiencies that are independent of each other.',
  Picture,
  Controls,
  resultOf: (state) =>
    `A = ${percent(state.acceptance)}, ε = ${percent(state.efficiency)} for ${state.leptons === 1 ? 'one lepton' : `each of ${state.leptons} leptons`}: ${percent(selectedFraction(state))} of the decays are selected. 100 selected events correspond to ${formatNumber(producedEvents(100, state), {decimals: 0})} produced.`,
};

/** Acceptance and efficiency as sides of a rectangle of selected decays. */
export const AcceptanceTimesEfficiency = (): ReactNode => <Explorable question={question} />;
