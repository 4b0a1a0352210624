import {createContext} from 'react';

/** What pictures say below themselves, and what their files are called. */
export interface OriginFacts {
  readonly file: string;
  readonly foot: readonly string[];
}

export const Origin = createContext<OriginFacts>({file: 'ml-lab', foot: []});
