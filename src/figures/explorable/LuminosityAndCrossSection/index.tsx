import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {formatNumber} from '@site/src/kit/format/numbers';
import {formatEvents, formatLuminosity, formatPercent} from '@site/src/kit/format/quantities';
import {Explorable} from '../frame';
import type {ControlsProps, PictureProps, Question} from '../frame/types';
import {Note, Panel} from '../panel';
import {dotsOf, snapped, valueAt} from '../panel/axis';
import {Handle} from '../panel/Handle';
import {Pair} from '../panel/Pair';
import {limits, start, insideOf, crossSectionAxis, luminosityAxis} from './axes';
import {eventsOf, relativeErrorOf, type Running} from './model';
import {Precision} from './Precision';

/** Luminosity times cross-section as a rectangle, with a dot for each event. */
function Area({state, change}: PictureProps<Running>): ReactNode {
  const {luminosity, crossSection} = state;
  const inside = insideOf(state);
  return (
    <Panel
      x={luminosityAxis}
      y={crossSectionAxis}
      alt={`A rectangle ${luminosity} fb⁻¹ wide and ${formatNumber(crossSection)} fb high, with ${inside.length} dots: one for each event.`}
      shapes={(at) => (
        <>
          <path d={`M0 100V${at.y(crossSection)}H${at.x(luminosity)}V100Z`} data-fill="wash" />
          <path d={dotsOf(inside, at)} data-dots="small" data-tone="accent" />
          <path d={`M0 ${at.y(crossSection)}H${at.x(luminosity)}V100`} data-tone="accent" />
        </>
      )}
      marks={(at) => (
        <Note
          x={at.x(luminosity)}
          y={at.y(crossSection)}
          anchor={luminosity > 110 ? 'end' : 'start'}
          dx={luminosity > 110 ? -0.6 : 0.9}
          dy={-1}
          tone="accent"
        >
          N = Lσ = {formatEvents(eventsOf(state))}
        </Note>
      )}
      handles={(at) =>
        change && (
          <Handle
            x={at.x(luminosity)}
            y={at.y(crossSection)}
            direction="both"
            onDrag={(x, y) =>
              change({
                luminosity: snapped(valueAt(x, luminosityAxis), limits.luminosity),
                crossSection: snapped(valueAt(100 - y, crossSectionAxis), limits.crossSection),
              })
            }
          />
        )
      }
    />
  );
}

function Picture(props: PictureProps<Running>): ReactNode {
  return (
    <Pair>
      <Area {...props} />
      <Precision {...props} />
    </Pair>
  );
}

function Controls({state, change}: ControlsProps<Running>): ReactNode {
  const {luminosity, crossSection} = state;
  const outcome = `${formatEvents(eventsOf(state))} events expected`;
  return (
    <>
      <RangeField
        label="Luminosity L"
        {...limits.luminosity}
        value={luminosity}
        text={formatLuminosity(luminosity)}
        spoken={`${luminosity} inverse femtobarns, ${outcome}`}
        onChange={(value) => change({luminosity: value})}
      />
      <RangeField
        label="Cross-section σ"
        {...limits.crossSection}
        value={crossSection}
        text={`${formatNumber(crossSection, {decimals: 1})} fb`}
        spoken={`${formatNumber(crossSection, {decimals: 1})} femtobarns, ${outcome}`}
        onChange={(value) => change({crossSection: value})}
      />
    </>
  );
}

/** The question of this figure, with its answers and its picture. */
export const question: Question<Running> = {
  prompt:
    'A process with a cross-section of 3 fb gives 108 events in 36 fb⁻¹: a relative uncertainty of 1/√108 = 9.6 %. How much luminosity does it take to halve this uncertainty?',
  answers: [
    {
      key: 'root',
      label: '√2 times as much',
      reply:
        'The number of events grows in proportion to the luminosity, but the relative uncertainty falls only as 1/√N. √2 times the luminosity gives 1.4 times the events, and the uncertainty falls to 8.1 %.',
    },
    {
      key: 'double',
      label: 'Twice as much',
      reply:
        'Twice the luminosity gives twice the events, and the uncertainty falls by a factor of √2 to 6.8 %. Halving the uncertainty takes four times as many events, and so four times the luminosity.',
    },
    {
      key: 'fourfold',
      label: 'Four times as much',
      reply:
        'N = Lσ is proportional to the luminosity, so the relative uncertainty 1/√N falls as 1/√L: halving it takes four times the luminosity. A process with four times the cross-section would have reached 4.8 % in the first 36 fb⁻¹.',
    },
  ],
  correct: 'fourfold',
  task: 'Drag the corner or the point to the right until the uncertainty is 4.8 %, at the same cross-section.',
  start,
  finished: {luminosity: 144, crossSection: 3},
  isAnswered: ({luminosity, crossSection}) => crossSection === 3 && luminosity >= 140,
  origin:
    'Simulated: one dot per event, placed at random, on average one per 1 fb × 1 fb⁻¹; the process is invented, and every event is selected.',
  Picture,
  Controls,
  resultOf: (state) =>
    `L = ${formatLuminosity(state.luminosity)}, σ = ${formatNumber(state.crossSection, {decimals: 1})} fb: ${formatEvents(eventsOf(state))} events expected, ${insideOf(state).length} counted; relative uncertainty ${formatPercent(relativeErrorOf(state), {decimals: 1})}.`,
};

/** Luminosity times cross-section as an area filled with events. */
export const LuminosityAndCrossSection = (): ReactNode => <Explorable question={question} />;
