import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {formatCountOf, formatNumber, formatExponent} from '@site/src/kit/format/numbers';
import {formatPercent} from '@site/src/kit/format/quantities';
import {Explorable} from '../frame';
import type {ControlsProps, Question, PictureProps} from '../frame/types';
import {Note, Panel} from '../panel';
import {dotsOf, snapped, valueAt, type Axis} from '../panel/axis';
import {Bars} from '../panel/Bars';
import {Handle} from '../panel/Handle';
import {Pair} from '../panel/Pair';
import {uniformDots} from '../panel/uniformDots';
import {producedEvents, selectedFraction, type Selection, eventEfficiency} from './model';

/** Ranges and steps of the controls. */
const limits = {
  acceptance: {min: 0.1, max: 1, step: 0.01},
  efficiency: {min: 0.5, max: 1, step: 0.01},
  leptons: {min: 1, max: 4, step: 1},
};

const ticks = [0, 0.25, 0.5, 0.75, 1];
const acceptanceAxis: Axis = {min: 0, max: 1, title: 'Fraction within the acceptance', ticks};
const efficiencyAxis: Axis = {
  min: 0,
  max: 1,
  title: 'Fraction with all leptons reconstructed',
  ticks,
};

/** Decays, about 400, each at a random place. */
const decays = uniformDots(23, 400, 1, 1);

const isSelected =
  (selection: Selection) =>
  ({x, y}: {readonly x: number; readonly y: number}): boolean =>
    x <= selection.acceptance && y <= eventEfficiency(selection);

function Area({state, hasPredicted, change}: PictureProps<Selection>): ReactNode {
  const {acceptance, leptons} = state;
  const efficiency = eventEfficiency(state);
  const inside = decays.filter(isSelected(state));
  const outside = decays.filter((decay) => !isSelected(state)(decay));
  return (
    <Panel
      x={acceptanceAxis}
      y={efficiencyAxis}
      alt={`${decays.length} decays as dots in a square.${hasPredicted ? ` ${inside.length} of them lie in the rectangle whose width is the acceptance and whose height is the efficiency for ${formatCountOf(leptons, 'lepton')}.` : ''}`}
      shapes={(at) =>
        hasPredicted ? (
          <>
            <path d={dotsOf(outside, at)} data-dots="" data-tone="soft" />
            <path d={`M0 100V${at.y(efficiency)}H${at.x(acceptance)}V100Z`} data-fill="wash" />
            <path d={dotsOf(inside, at)} data-dots="" data-tone="accent" />
            <path d={`M0 ${at.y(efficiency)}H${at.x(acceptance)}V100`} data-tone="accent" />
          </>
        ) : (
          <path d={dotsOf(decays, at)} data-dots="" data-tone="soft" />
        )
      }
      marks={(at) =>
        hasPredicted && (
          <Note x={at.x(acceptance) / 2} y={at.y(efficiency / 2)} anchor="middle" tone="accent">
            {inside.length} selected
          </Note>
        )
      }
      handles={(at) =>
        change && (
          <Handle
            x={at.x(acceptance)}
            y={at.y(efficiency)}
            direction="both"
            onDrag={(x, y) =>
              change({
                acceptance: snapped(valueAt(x, acceptanceAxis), limits.acceptance),
                efficiency: snapped(
                  valueAt(100 - y, efficiencyAxis) ** (1 / leptons),
                  limits.efficiency,
                ),
              })
            }
          />
        )
      }
    />
  );
}

/** A fraction in whole per cent. */
const percent = (value: number): string => formatPercent(value, {decimals: 0});

/** The picture of this figure in a state. */
function Picture(props: PictureProps<Selection>): ReactNode {
  const {state, hasPredicted} = props;
  const efficiency = eventEfficiency(state);
  const selected = selectedFraction(state);
  const power = state.leptons === 1 ? '' : formatExponent(state.leptons);
  return (
    <Pair>
      <Area {...props} />
      <Bars
        max={1}
        alt={`Acceptance ${percent(state.acceptance)}, efficiency for all leptons ${percent(efficiency)}${hasPredicted ? `, selected ${percent(selected)}` : ''}.`}
        bars={[
          {label: 'Acceptance A', value: state.acceptance, text: percent(state.acceptance)},
          {label: `Efficiency ε${power}`, value: efficiency, text: percent(efficiency)},
          {
            label: `Selected, A × ε${power}`,
            value: hasPredicted ? selected : 0,
            text: hasPredicted ? percent(selected) : '?',
            tone: 'accent',
          },
        ]}
      />
    </Pair>
  );
}

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
