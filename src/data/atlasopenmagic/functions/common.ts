/** What several functions share. */
import type {ApiParameter} from '../schema';

export const nothing = {type: 'None', meaning: 'Nothing.'} as const;

export const key: ApiParameter = {
  name: 'key',
  type: 'str',
  meaning:
    'The dataset: its number as a string or integer, its short physics name (not case-sensitive), or `"data"` for collision data.',
};

export const field: ApiParameter = {
  name: 'var',
  type: 'Optional[str]',
  default: 'None',
  meaning: 'The name of one field. Without it, all fields are returned.',
};

export const skim: ApiParameter = {
  name: 'skim',
  type: 'str',
  default: '"noskim"',
  meaning:
    'The skim, from `available_skims()`. The default is the unskimmed dataset. `2025e-13tev-beta` also has skimmed datasets; the skims of `2020e-13tev` are its collections.',
};

export const protocol = (value: string): ApiParameter => ({
  name: 'protocol',
  type: 'str',
  default: value,
  meaning:
    'How the files are accessed: `"root"` streams over XRootD, `"https"` works everywhere, and `"eos"` gives a path on CERN’s disk system EOS, if it is mounted.',
});

/** What a load of a release may raise. */
export const serviceError = {
  type: 'requests.RequestException',
  when: 'The release is not yet loaded, and the metadata service cannot be reached.',
} as const;

export const unknownDataset = {
  type: 'ValueError',
  when: 'The active release has no such dataset, or the service cannot be reached.',
} as const;

/** A listing before any release was set. */
export const setReleaseFirst =
  'Call `set_release` first: if only one dataset has been looked up, only that dataset is loaded.';
