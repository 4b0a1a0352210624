/** Colours and patterns of processes in drawings. */
import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import {processLooks, type Pattern, type ProcessLookName} from '@site/src/data/processLooks';

const lines: Readonly<Record<Pattern, string>> = {
  plain: '',
  rising: 'M-2 2L2 -2M0 8L8 0M6 10L10 6',
  falling: 'M-2 6L2 10M0 0L8 8M6 -2L10 2',
  dots: 'M2 2h0M6 6h0',
  crossed: 'M0 8L8 0M0 0L8 8',
  level: 'M0 4H8',
  upright: 'M4 0V8',
};

/** For outlines, which have no area: the same patterns as dashes. */
const dashes: Readonly<Record<Pattern, string | undefined>> = {
  plain: undefined,
  rising: '12 2',
  falling: '6 2',
  dots: '2 2',
  crossed: '9 2 2 2',
  level: '18 2',
  upright: '4 2',
};

interface PatternProps {
  readonly id: string;
  readonly look: ProcessLookName;
  readonly paint: Paint;
}

export function ProcessPattern({id, look, paint}: PatternProps): ReactNode {
  const {colour, pattern} = processLooks[look];
  return (
    <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={paint(colour)} />
      {lines[pattern] && (
        <path
          d={lines[pattern]}
          fill="none"
          stroke={paint('process-outline')}
          strokeOpacity="0.55"
          strokeWidth={pattern === 'dots' ? 1.8 : 1}
          strokeLinecap={pattern === 'dots' ? 'round' : 'butt'}
        />
      )}
    </pattern>
  );
}

/** Close lines, steeper than those of any process. */
export function UncertaintyPattern({id, paint}: Omit<PatternProps, 'look'>): ReactNode {
  return (
    <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse">
      <path d="M-1 1L1 -1M0 4L4 0M3 5L5 3" fill="none" stroke={paint('ink')} strokeWidth="0.9" />
    </pattern>
  );
}

interface OutlineProps {
  readonly d: string;
  readonly look: ProcessLookName;
  readonly paint: Paint;
}

/** A line in the colour of a process, kept visible on any ground by a rim. */
export function ProcessLine({d, look, paint}: OutlineProps): ReactNode {
  const {colour, pattern} = processLooks[look];
  return (
    <>
      <path
        d={d}
        fill="none"
        stroke={paint('process-outline')}
        strokeOpacity="0.6"
        strokeWidth="3.4"
      />
      <path
        d={d}
        fill="none"
        stroke={paint(colour)}
        strokeWidth="2.4"
        strokeDasharray={dashes[pattern]}
      />
    </>
  );
}
