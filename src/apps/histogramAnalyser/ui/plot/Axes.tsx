import {memo, type ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import type {HistogramDescription} from '../../model/description';
import type {Drawing} from './drawing/drawing';
import {XTickLabels, YTickLabels, titleWith} from '@site/src/plot/frame';
import {RatioAxes} from '@site/src/plot/ratioView';
import type {Tick} from '@site/src/plot/scales';
import {QuantityText} from '@site/src/plot/symbol';

interface Props {
  readonly histogram: HistogramDescription;
  readonly drawing: Drawing;
  readonly paint: Paint;
}

/** The first line of the label: the name of the events stands out. */
function LabelStart({text, paint}: {readonly text: string; readonly paint: Paint}): ReactNode {
  const end = text.indexOf(',');
  const name = end < 0 ? text : text.slice(0, end);
  return (
    <>
      <tspan fontWeight="600" fill={paint('ink')}>
        {name}
      </tspan>
      {text.slice(name.length)}
    </>
  );
}

/** The titles of the axes, the label of the data, and the note on events beyond the axis, around a plot by itself. */
function Titles({histogram, drawing, paint}: Props): ReactNode {
  const {layout, yTitle, power, beyond} = drawing;
  const {fontSize} = layout;
  const {left, right} = layout.main;
  const last = layout.label.length - 1;
  const line = 1.4 * fontSize;
  return (
    <>
      <g fill={paint('ink-soft')}>
        {layout.label.map((text, i) => (
          <text
            key={text}
            x={right}
            y={layout.yTitleAt - (last - i + (layout.isShared ? 0 : 1)) * line}
            textAnchor="end"
          >
            {i === 0 ? <LabelStart text={text} paint={paint} /> : text}
          </text>
        ))}
        <text x={left} y={layout.xTitleAt}>
          {beyond}
        </text>
      </g>
      <text x={left} y={layout.yTitleAt}>
        {titleWith(yTitle, power)}
      </text>
      <text x={right} y={layout.xTitleAt} textAnchor="end">
        <QuantityText label={histogram.label} unit={histogram.unit} fontSize={fontSize} />
      </text>
    </>
  );
}

function DrawnAxes({histogram, drawing, paint}: Props): ReactNode {
  const {layout, main, ratio, x} = drawing;
  const {fontSize} = layout;
  const {left} = layout.main;
  return (
    <g fill={paint('ink')} aria-hidden style={{fontVariantNumeric: 'tabular-nums'}}>
      <path d={main.frame} fill="none" stroke={paint('ink')} />
      {ratio && <RatioAxes {...{ratio, fontSize, paint}} hasTitle={!layout.isCompact} />}
      <YTickLabels ticks={main.ticks} at={left} fontSize={fontSize} />
      <XTickLabels ticks={x.ticks} at={layout.xTicksAt} />
      {!layout.isCompact && <Titles {...{histogram, drawing, paint}} />}
    </g>
  );
}

const labelsOf = (ticks: readonly Tick[]): string =>
  ticks.map(({at, label}) => `${label}@${at}`).join();

/** Everything that is drawn of the axes, as a text. */
const signatureOf = ({drawing, histogram}: Props): string => {
  const {layout, main, ratio, x, yTitle, power, beyond} = drawing;
  return [
    layout.isCompact,
    histogram.label,
    main.frame,
    ratio?.frame,
    labelsOf([...main.ticks, ...(ratio?.ticks ?? []), ...x.ticks]),
    yTitle,
    power,
    beyond,
    ratio?.title,
    layout.label.join(),
    layout.fontSize,
  ].join('|');
};

/** Frame, ticks and titles: most of the elements of a plot, and they seldom change while a cut moves. */
export const Axes = memo(
  DrawnAxes,
  (before, after) => before.paint === after.paint && signatureOf(before) === signatureOf(after),
);
