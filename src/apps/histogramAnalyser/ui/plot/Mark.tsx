import type {ReactNode} from 'react';
import type {Paint} from '@site/src/lib/picture/grounds';
import type {Entry} from './legendEntries';
import {StyledLine} from '@site/src/plot/styles';
import {processStyle} from './processStyles';

export const markSize = {width: 22, height: 14};

interface Props {
  readonly entry: Entry;
  /** Of the pattern that fills an area. */
  readonly fill: string;
  readonly paint: Paint;
}

/** The mark of a legend, in a box of `markSize`. */
export function Mark({entry: {kind, look}, fill, paint}: Props): ReactNode {
  if (kind === 'line' && look) {
    return <StyledLine d="M0 7H22" style={processStyle(look)} paint={paint} width={2.4} />;
  }
  if (kind === 'outline' && look) {
    const {colour} = processStyle(look);
    return <path d="M1 13V2H21V13" fill="none" stroke={paint(colour)} strokeWidth="2.2" />;
  }
  if (kind === 'ghost') {
    return (
      <path
        d="M0 7H22"
        fill="none"
        stroke={paint('ink-soft')}
        strokeWidth="1.3"
        strokeDasharray="3 2.5"
      />
    );
  }
  if (kind === 'sum') {
    return <path d="M0 7H22" fill="none" stroke={paint('ink')} strokeWidth="1.5" />;
  }
  if (kind === 'data') {
    const colour = paint('process-data');
    return (
      <>
        <path d="M11 0V14" stroke={colour} strokeWidth="1.4" />
        <path d="M11 7h0" stroke={colour} strokeWidth="6" strokeLinecap="round" />
      </>
    );
  }
  const isError = kind === 'error';
  return (
    <rect
      x="0.5"
      y="0.5"
      width="21"
      height="13"
      fill={fill}
      fillOpacity={isError ? 0.75 : 1}
      stroke={paint(isError ? 'line-strong' : 'process-outline')}
    />
  );
}
