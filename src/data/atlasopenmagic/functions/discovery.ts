import type {ApiFunction} from '../schema';
import {serviceError, setReleaseFirst} from './common';

export const discovery: readonly ApiFunction[] = [
  {
    name: 'available_datasets',
    group: 'discovery',
    summary: '`available_datasets` lists the datasets of the active release.',
    parameters: [],
    returns: {
      type: 'list[str]',
      meaning: 'Dataset numbers as strings, sorted, and `"data"` if the release has it.',
    },
    errors: [serviceError],
    notes: [setReleaseFirst],
    since: '1.0.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025e-13tev-beta")
datasets = atom.available_datasets()
print(len(datasets), datasets[-1])`,
      shows: '`374 data`: 373 simulated samples and the collision data.',
    },
  },
  {
    name: 'available_skims',
    group: 'discovery',
    summary: '`available_skims` lists the skims of the active release.',
    parameters: [],
    returns: {
      type: 'list[str]',
      meaning: 'Names of the skims, sorted; empty for a release that has none.',
    },
    errors: [serviceError],
    notes: [setReleaseFirst],
    since: '1.5.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025e-13tev-beta")
print("exactly4lep" in atom.available_skims())`,
      shows: '`True`.',
    },
  },
  {
    name: 'available_keywords',
    group: 'discovery',
    summary: '`available_keywords` lists the keywords of the datasets in the active release.',
    parameters: [],
    returns: {type: 'list[str]', meaning: 'All keywords in use, sorted and without duplicates.'},
    errors: [serviceError],
    notes: [setReleaseFirst],
    since: '1.1.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2024r-pp")
print([word for word in atom.available_keywords() if "higgs" in word.lower()])`,
      shows: 'All keywords that contain Higgs; searches are case-sensitive.',
    },
  },
  {
    name: 'get_metadata_fields',
    group: 'discovery',
    summary:
      '`get_metadata_fields` lists the metadata fields of the datasets in the active release.',
    parameters: [],
    returns: {type: 'list[str]', meaning: 'Names of the fields, sorted.'},
    errors: [],
    notes: ['Before a release is loaded, the function returns a fixed list of 23 names.'],
    since: '1.6.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025r-evgen-13tev")
print(atom.get_metadata_fields())`,
      shows: 'The fields of generated events, such as `CoMEnergy` and `PDF`.',
    },
  },
  {
    name: 'match_metadata',
    group: 'discovery',
    summary: '`match_metadata` returns the datasets in which a field has a given value.',
    parameters: [
      {
        name: 'field',
        type: 'str',
        meaning: 'The field to search, from `get_metadata_fields()`.',
      },
      {
        name: 'value',
        type: 'Any',
        meaning:
          'The value to search for. If it is a list or tuple, all entries must match; `None` finds datasets in which the field is empty.',
      },
      {
        name: 'float_tolerance',
        type: 'float',
        default: '0.01',
        meaning: 'Maximum relative difference for a match in a floating-point field.',
      },
    ],
    returns: {
      type: 'list[tuple[str, str]]',
      meaning: 'Pairs of dataset number and short physics name, sorted; empty if nothing matches.',
    },
    errors: [{type: 'ValueError', when: 'The release has no such field.'}, serviceError],
    notes: [
      setReleaseFirst,
      'Text matches any part of the field and is case-sensitive: `W` in the field `process` also finds `Wprime`.',
      'In an integer field, search with an integer: `20000` finds datasets that `"20000"` does not.',
      'The key `"data"` is never among the results.',
    ],
    since: '1.1.0',
    changes: [{version: '1.8.0', what: 'all entries of a list must match'}],
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2024r-pp")
print(atom.match_metadata("physics_short", "Zee")[:2])
print(atom.match_metadata("keywords", ["top", "Alternative"])[:2])
print(atom.match_metadata("cross_section_pb", 0.001762, float_tolerance=0.5))`,
      shows:
        'Two Z → ee samples, two alternative top-quark samples, and all samples with cross-sections between 0.00088 and 0.00264 pb.',
    },
  },
];
