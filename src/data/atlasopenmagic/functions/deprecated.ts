import type {ApiFunction} from '../schema';
import {protocol, skim} from './common';

const cache = {
  name: 'cache',
  type: 'Optional[bool]',
  default: 'None',
  meaning: 'As in `get_urls`.',
} as const;

const warns =
  'Each call issues a `DeprecationWarning`; the function will be removed in a later version.';

const groupsOfFiles = {
  type: 'dict[str, dict]',
  meaning: 'The same dictionary as `build_dataset` returns.',
} as const;

export const deprecated: readonly ApiFunction[] = [
  {
    name: 'get_urls_data',
    group: 'deprecated',
    summary: '`get_urls_data` returns the URLs of the collision data in a skim.',
    parameters: [{name: 'key', type: 'str', meaning: 'The name of the skim.'}, protocol('"root"')],
    returns: {type: 'list[str]', meaning: 'The same list as `get_urls` returns.'},
    errors: [],
    notes: [warns],
    since: '0.2.0',
    insteadCall: 'get_urls("data", skim=key)',
  },
  {
    name: 'build_mc_dataset',
    group: 'deprecated',
    summary: '`build_mc_dataset` builds groups of simulated samples.',
    parameters: [
      {
        name: 'mc_defs',
        type: 'dict[str, dict]',
        meaning: 'The same as `samples_defs` in `build_dataset`.',
      },
      skim,
      protocol('"https"'),
      cache,
    ],
    returns: groupsOfFiles,
    errors: [],
    notes: [warns],
    since: '0.5.0',
    insteadCall: 'build_dataset',
  },
  {
    name: 'build_data_dataset',
    group: 'deprecated',
    summary: '`build_data_dataset` builds one group of collision data.',
    parameters: [
      {
        name: 'data_keys',
        type: 'list[str]',
        meaning:
          'The skim. Since version 1.0.0 it must be a single name, although the declared type is a list.',
      },
      {name: 'name', type: 'str', default: '"Data"', meaning: 'The name of the group.'},
      {name: 'color', type: 'Optional[str]', default: 'None', meaning: 'The colour of the group.'},
      protocol('"https"'),
      cache,
    ],
    returns: groupsOfFiles,
    errors: [],
    notes: [warns],
    since: '0.5.0',
    insteadCall: 'build_dataset',
  },
];
