import {createContext} from 'react';

/** How the files of plots begin, and the lines below their pictures that say where they are from. */
export interface PlotOriginFacts {
  readonly file: string;
  readonly foot: readonly string[];
}

export const PlotOrigin = createContext<PlotOriginFacts>({file: 'plot', foot: []});
