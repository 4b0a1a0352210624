/** Samples and factors that several analyses share. */
import type {CodeRelease, Source} from '../analysis';

/** Whole numbers from the first to the last. */
export const range = (first: number, last: number): readonly number[] =>
  Array.from({length: last - first + 1}, (_, place) => first + place);

/** Z bosons by their decay, and pairs below 40 GeV. */
export const zSamples2025 = {
  electronsAndMuons: range(700320, 700325),
  taus: range(700792, 700794),
  all: [...range(700320, 700325), ...range(700792, 700794)],
  lowMass: [...range(700467, 700472), ...range(700901, 700903)],
} as const;

/** W → eν, μν, and τν with a lepton or with hadrons. */
export const wSamples2025: readonly number[] = range(700338, 700349);

/** Z → ee, μμ and ττ, each in slices of the momentum and by flavour of the jets. */
export const zSamples2020: readonly number[] = range(364100, 364141);

/** Scale factors of two leptons; in 2025 those of jets and b-tags where they are cut on. */
export function leptonFactors(
  release: CodeRelease,
): Pick<Source, 'scaleFactors' | 'moreScaleFactors'> {
  if (release === '2016e-8tev') {
    return {scaleFactors: ['PILEUP', 'ZVERTEX', 'ELE', 'MUON', 'TRIGGER']};
  }
  const scaleFactors = ['PILEUP', 'ELE', 'MUON', 'LepTRIGGER'];
  if (release === '2020e-13tev') return {scaleFactors};
  return {
    scaleFactors,
    moreScaleFactors: {jets: ['JVT'], bTags: ['JVT', 'FTAG'], bJets: ['JVT', 'FTAG']},
  };
}
