/** What the site says of Python packages: their versions, functions and commands. */
import {atlasopenmagicApi, type ApiFunction} from '../../../src/data/atlasopenmagic';
import {commands, globalOptions} from '../../../src/data/atlasopenmagic/commandLine';
import {mcpTools, mcpVersion} from '../../../src/data/atlasopenmagic/mcpTools';
import {apiVersions} from '../../../src/data/atlasopenmagic/versions';
import {cernopendataClient, cernopendataClientVersion} from '../../../src/data/cernopendataClient';
import type {QuotedItem} from '../../../src/data/liveSources';
import type {Parameter} from './pythonSource';

export interface QuotedFunction {
  readonly name: string;
  readonly parameters: readonly Parameter[];
  /** The file that says so. */
  readonly in: string;
  /** Where defaults are not told, only that there are some. */
  readonly hidesDefaults?: boolean;
}

export interface QuotedPackage {
  readonly name: string;
  /** Newest first; with the day or the month of release where it is told. */
  readonly versions: readonly {readonly version: string; readonly date?: string}[];
  readonly versionsIn: string;
  readonly functions: readonly QuotedFunction[];
  /** Where all functions are described that the package exports; none if these are only some. */
  readonly completeIn?: string;
  /** What a command line is made of, under the name by which it is verified. */
  readonly commands?: {
    readonly item: QuotedItem;
    readonly words: readonly string[];
    readonly in: string;
  };
}

const parameterOf = ({name, default: value, isVariadic}: ApiFunction['parameters'][number]) => ({
  name,
  default: value === undefined ? null : value.replaceAll('"', "'"),
  stars: isVariadic ? '*' : '',
});

/** A parameter of a tool, which has a question mark where it is optional. */
const toolParameter = (text: string): Parameter => ({
  name: text.replace('?', ''),
  default: text.endsWith('?') ? '' : null,
  stars: '',
});

/** The words of a usage line that have to be typed as they are: options, and words in small letters. */
export const usageTokens = (usage: string): readonly string[] =>
  usage.match(/--[a-z-]+|(?<![-\w])[a-z]+(?![-\w])/g)?.filter((word) => word !== 'atom') ?? [];

const unique = (words: readonly string[]): readonly string[] => Array.from(new Set(words));

const functionsFolder = 'src/data/atlasopenmagic/functions/';
const toolsFile = 'src/data/atlasopenmagic/mcpTools.ts';

export const quotedPackages: readonly QuotedPackage[] = [
  {
    name: 'atlasopenmagic',
    versions: apiVersions,
    versionsIn: 'src/data/atlasopenmagic/versions.ts',
    functions: atlasopenmagicApi.map(({name, group, parameters}) => ({
      name,
      in: `${functionsFolder}${group}.ts`,
      parameters: parameters.map(parameterOf),
    })),
    completeIn: functionsFolder,
    commands: {
      item: 'package:atlasopenmagic/atom',
      words: unique([...commands, ...globalOptions].flatMap(({usage}) => usageTokens(usage))),
      in: 'src/data/atlasopenmagic/commandLine.ts',
    },
  },
  {
    name: 'atlasopenmagic-mcp',
    versions: [{version: mcpVersion}],
    versionsIn: toolsFile,
    functions: mcpTools.map(({name, parameters}) => ({
      name,
      in: toolsFile,
      parameters: parameters.map(toolParameter),
      hidesDefaults: true,
    })),
  },
  {
    name: 'cernopendata-client',
    versions: [{version: cernopendataClientVersion}],
    versionsIn: 'src/data/cernopendataClient.ts',
    functions: [],
    commands: {
      item: 'package:cernopendata-client/commands',
      words: unique(Object.entries(cernopendataClient).flat(2)),
      in: 'src/data/cernopendataClient.ts',
    },
  },
];
