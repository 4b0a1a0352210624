/** What cuts leave of the sample without data, and how guides print it. */
import {withoutJets} from '../../../src/data/lessons/selections';
import {fixed} from '../workedNumbers/print';
import {countedCut} from './cuts';
import {left, significance} from './sample';

export const higgs = (cuts: string): number => left('hww13', cuts, 'signal');
export const background = (cuts: string): number => left('hww13', cuts, 'background');
export const ratio = (cuts: string, places = 2): string =>
  fixed(significance('hww13', cuts), places);
/** Share of a process that cuts keep. */
export const kept = (process: string, cuts: string): number =>
  left('hww13', cuts, process) / left('hww13', '', process);

/** The two selections of the guide that finds the Higgs boson. */
export const recipes = {
  zeroJets: Object.values(withoutJets)
    .map(({cut}) => countedCut(cut))
    .join(' '),
  oneJet: 'jets=1 bTags=0 channel=2 mll<70 ptll>=30 deltaPhiLl<80',
} as const;
