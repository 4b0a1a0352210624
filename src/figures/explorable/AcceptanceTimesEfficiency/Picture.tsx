import type {ReactNode} from 'react';
import {formatCountOf, formatExponent} from '@site/src/kit/format/numbers';
import {formatPercent} from '@site/src/kit/format/quantities';
import type {PictureProps} from '../frame/types';
import {Note, Panel} from '../panel';
import {dotsOf, snapped, valueAt, type Axis} from '../panel/axis';
import {Bars} from '../panel/Bars';
import {Handle} from '../panel/Handle';
import {Pair} from '../panel/Pair';
import {uniformDots} from '../panel/uniformDots';
import {eventEfficiency, selectedFraction, type Selection} from './model';

/** Ranges and steps of the controls. */
export const limits = {
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
export const percent = (value: number): string => formatPercent(value, {decimals: 0});

/** The picture of this figure in a state. */
export function Picture(props: PictureProps<Selection>): ReactNode {
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
