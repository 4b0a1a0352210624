import type {ApiFunction} from '../schema';
import {field, key, nothing, serviceError, setReleaseFirst, unknownDataset} from './common';

const fileName = {
  name: 'file_name',
  type: 'str',
  default: '"metadata.json"',
} as const;

const unknownField = {type: 'ValueError', when: 'The dataset has no such field.'} as const;

export const metadata: readonly ApiFunction[] = [
  {
    name: 'get_metadata',
    group: 'metadata',
    summary:
      '`get_metadata` returns the metadata of a dataset, without the file lists, or a single field.',
    parameters: [key, field],
    returns: {
      type: 'Any',
      meaning:
        'A dictionary of all fields except `file_list` and `skims`, or the value of the field that you name.',
    },
    errors: [unknownDataset, unknownField],
    notes: [
      'If it is the first call in a session, it loads only this dataset. Call `set_release` first if you want to search or list datasets afterwards.',
    ],
    since: '0.1.0',
    changes: [
      {version: '1.0.0', what: 'new field names; an argument `cache`'},
      {version: '1.4.1', what: 'no argument `cache`'},
    ],
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2024r-pp")
md = atom.get_metadata("410470")
print(md["cross_section_pb"] * md["genFiltEff"] * md["kFactor"])
print(atom.get_metadata(301204, "cross_section_pb"))`,
      shows:
        'About 452.3, the cross-section in pb to which this top-quark-pair sample is normalised, and `0.001762`.',
    },
  },
  {
    name: 'get_all_info',
    group: 'metadata',
    summary: '`get_all_info` returns all the metadata of a dataset, including its files.',
    parameters: [key, field],
    returns: {
      type: 'Any',
      meaning: 'A dictionary with `file_list` and `skims`, or the value of the field you name.',
    },
    errors: [unknownDataset, unknownField],
    notes: [
      'The URLs in `file_list` always begin with `root://`, whatever protocol you use in `get_urls`.',
      'The package itself uses this dictionary, so change a copy and not the original.',
    ],
    since: '1.2.0',
    changes: [{version: '1.4.1', what: 'no argument `cache`'}],
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025e-13tev-beta")
for skim in atom.get_all_info("data", "skims")[:3]:
    print(skim["skim_type"], len(skim["file_list"]), skim["description"])`,
      shows: 'Three skims of the data with 16 files each, and the description of each selection.',
    },
  },
  {
    name: 'get_all_metadata',
    group: 'metadata',
    summary: '`get_all_metadata` returns the metadata of every dataset of the active release.',
    parameters: [],
    returns: {
      type: 'dict[str, dict]',
      meaning:
        'All fields of each dataset. Each dataset has two keys: its number, and its short physics name in lower case.',
    },
    errors: [serviceError],
    notes: [
      setReleaseFirst,
      'To count datasets, use `available_datasets`, which lists each dataset once.',
    ],
    since: '1.4.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2024r-pp")
metadata = atom.get_all_metadata()
rows = {number: metadata[number] for number in atom.available_datasets() if number != "data"}
print(max(rows, key=lambda number: rows[number]["nEvents"] or 0))`,
      shows: 'The number of the simulated sample with the most events.',
    },
  },
  {
    name: 'print_metadata',
    group: 'metadata',
    summary: '`print_metadata` prints the result of `get_metadata`, one field per line.',
    parameters: [key],
    returns: nothing,
    errors: [unknownDataset],
    since: '1.9.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2024r-pp")
atom.print_metadata("301204")`,
      shows: 'The fields of a simulated Z′ sample with 20,000 events.',
    },
  },
  {
    name: 'save_metadata',
    group: 'metadata',
    summary: '`save_metadata` writes the metadata of the active release to a file.',
    parameters: [
      {
        ...fileName,
        meaning:
          'The file to write. A `.json` file can be loaded again; a `.txt` file is only for reading.',
      },
    ],
    returns: nothing,
    errors: [
      {type: 'ValueError', when: 'The file name does not end in `.json` or `.txt`.'},
      serviceError,
    ],
    notes: [setReleaseFirst],
    since: '1.4.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025e-13tev-beta")
atom.save_metadata("education2025.json")`,
      shows: 'The progress bar of `set_release`, and a new file in the current working directory.',
    },
  },
  {
    name: 'read_metadata',
    group: 'metadata',
    summary: '`read_metadata` loads metadata from a file instead of the service.',
    parameters: [
      {...fileName, meaning: 'A `.json` file written by `save_metadata`.'},
      {
        name: 'release',
        type: 'str',
        default: '"custom"',
        meaning: 'The name of the release that becomes active.',
      },
    ],
    returns: nothing,
    errors: [
      {type: 'ValueError', when: 'The file does not contain a dictionary, or is not JSON.'},
      {type: 'FileNotFoundError', when: 'The file does not exist.'},
    ],
    notes: [
      'It replaces any metadata already loaded.',
      '`find_all_files` then requests the release with this name from the service, so give the real release key if you use both functions.',
    ],
    since: '1.4.0',
    example: {
      code: `import atlasopenmagic as atom

atom.read_metadata("education2025.json", release="2025e-13tev-beta")
print(len(atom.available_datasets()))`,
      shows: '`374`, without a connection.',
    },
  },
];
