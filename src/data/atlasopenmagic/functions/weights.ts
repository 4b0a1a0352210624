import type {ApiFunction, ApiParameter} from '../schema';

const number: ApiParameter = {
  name: 'key',
  type: 'str',
  meaning: 'The dataset number. This service does not accept short physics names.',
};

const eTag: ApiParameter = {
  name: 'e_tag',
  type: 'Optional[str]',
  default: 'None',
  meaning:
    'The event-generation tag, such as `"e8514"`. The default is the tag in the metadata or, if there is none, the first tag that the service lists.',
};

const noWeights = {
  type: 'ValueError',
  when: 'The service has no weights for this dataset, or cannot be reached.',
} as const;

export const weights: readonly ApiFunction[] = [
  {
    name: 'get_weights',
    group: 'weights',
    summary: '`get_weights` lists the names of the generator weights in a dataset.',
    parameters: [number, eTag],
    returns: {
      type: 'dict[str, Any]',
      meaning:
        'A dictionary with `release_name`, `energy_level`, `dataset_number`, `weights` (the names) and `weight_count`.',
    },
    errors: [noWeights],
    notes: [
      'It returns names, not values: the values are in the event records.',
      'The result is cached until a different release is set.',
    ],
    since: '1.9.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025r-evgen-13tev")
answer = atom.get_weights("306600", e_tag="e8514")
print(answer["weight_count"])
print(answer["weights"][:5])`,
      shows: 'The number of weights, and the first five names.',
    },
  },
  {
    name: 'get_weight_names',
    group: 'weights',
    summary: '`get_weight_names` returns only the names of the generator weights.',
    parameters: [number, eTag],
    returns: {type: 'list[str]', meaning: 'The list that `get_weights` returns as `weights`.'},
    errors: [noWeights],
    since: '1.9.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025r-evgen-13tev")
names = atom.get_weight_names("306600", e_tag="e8514")
print([name for name in names if "MUR" in name])`,
      shows:
        'The names that contain `MUR`, if the generator uses these letters for the renormalisation scale.',
    },
  },
  {
    name: 'get_all_weights_for_release',
    group: 'weights',
    summary:
      '`get_all_weights_for_release` returns the names of the generator weights for every dataset in a release.',
    parameters: [
      {
        name: 'release_name',
        type: 'Optional[str]',
        default: 'None',
        meaning:
          'The key of the active release, which is also the default. Any other key raises an error.',
      },
    ],
    returns: {
      type: 'dict[str, Any]',
      meaning:
        'A dictionary with `release_name`, `energy_level` and `datasets`, which maps each dataset number to its list of names.',
    },
    errors: [
      {type: 'ValueError', when: 'The release is not the active one.'},
      {
        type: 'ValueError',
        when: 'The service has no weights for this release, or cannot be reached.',
      },
    ],
    notes: ['It requests 500 datasets at a time; the response is large.'],
    since: '1.9.0',
    example: {
      code: `import atlasopenmagic as atom

atom.set_release("2025r-evgen-13tev")
weights = atom.get_all_weights_for_release()
print(len(weights["datasets"]))`,
      shows: 'The number of datasets for which weights are available.',
    },
  },
];
