/**
 * Which 2025 skims and which 2020 collections hold all events of another one. It follows from
 * their selections, which cut on the same objects: four leptons are at least three. Where the words
 * of a selection do not settle it, nothing is listed.
 */
type Inclusion = Readonly<Record<string, readonly string[]>>;

/** From each skim to those that hold all of its events, without `noskim`, which holds everything. */
export const skimInclusion: Inclusion = {
  exactly4lep: ['4lep', '3lep', '2to4lep'],
  exactly3lep: ['3lep', '2to4lep'],
  '4lep': ['3lep'],
  '3lep': [],
  '2to4lep': [],
  '2muons': [],
  GamGam: [],
  '2bjets': [],
  '1LMET30': [],
  '3J1LMET30': ['1LMET30'],
  '2J2LMET30': ['1LMET30'],
  noskim: [],
};

/** Whether the skim holds each event that passes the selection of the other one. */
export const skimHolds = (skim: string, wanted: string): boolean =>
  skim === wanted || skim === 'noskim' || (skimInclusion[wanted] ?? []).includes(skim);

/** `exactly2lep` is not listed: the threshold of its leptons is not published. */
const collectionInclusion: Inclusion = {'3lep': ['2lep'], '4lep': ['2lep']};

export const collectionHolds = (collection: string, wanted: string): boolean =>
  collection === wanted || (collectionInclusion[wanted] ?? []).includes(collection);
