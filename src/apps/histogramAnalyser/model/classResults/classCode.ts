/**
 * The result of a group as a code to read aloud and to type: app and version of its sample, seed and group, preset
 * and cuts. All else of its result can be counted again from the sample.
 */
import {packed, unpacking, type Digit} from '@site/src/kit/classResults/mixedRadix';
import {inGroups, bareCode, printCode, readCode} from '@site/src/kit/classResults/spokenCode';
import {crc32} from '@site/src/lib/crc32';
import {changed, optionOf, startOf, type Analysis} from '../analysis';
import {edgesOf} from '../counting/axis';
import {schemeOf, type AppDescription} from '../description';
import {isWhatIf} from '../whatIf/choice';
import type {Apps} from './classResults';
import {digitsOfCuts, takeCuts} from './codedCuts';
import {sharingOf} from './origin';
import {partName, partLabel} from './partNames';
import {groupOf} from './parts';

/** A number, once given, never changes its app. */
const appNumbers: Readonly<Record<string, number>> = {
  hww13: 1,
  hww13d: 2,
  hww8: 3,
  ttz13: 4,
  hzz13: 5,
  hyy13: 6,
  zll13: 7,
  dm13: 8,
};

const maxApps = 32;
const fingerprints = 1024;

/** undefined for an app without codes, such as one of a file of the user. */
export const appNumberOf = (key: string): number | undefined =>
  Object.hasOwn(appNumbers, key) ? appNumbers[key] : undefined;

export const appOfNumber = (number: number): string | undefined =>
  Object.keys(appNumbers).find((key) => appNumbers[key] === number);

/** Differs, but for one case in a thousand, if quantities, bins, processes or presets of an app differ. */
function fingerprintOf({histograms, processes, presets}: AppDescription): number {
  const layout = JSON.stringify([
    histograms.map(({dimension, axis, categories}) => [
      dimension,
      edgesOf(axis),
      categories?.length ?? 0,
    ]),
    processes.map(({id}) => id),
    presets,
  ]);
  return Number.parseInt(crc32(layout), 16) % fingerprints;
}

const maxVersions = 64;
const maxGroups = 40;
const maxSeeds = 1_000_000;
const wholeSample = 0;

export interface CodedResult {
  /** The code as it is printed. */
  readonly text: string;
  /** `Group 3`, or `All events`. */
  readonly group: string;
  readonly description: AppDescription;
  readonly sampleVersion: string;
  /** With the cuts, the group and the preset, all else at its start. */
  readonly analysis: Analysis;
}

export type PrintedCode = {readonly code: string} | {readonly impossible: string};

/** Why the events of an analysis cannot be named by a code; undefined if they can. */
function obstacle(description: AppDescription, analysis: Analysis): string | undefined {
  if (Array.from(analysis.options.keys()).some(isWhatIf)) {
    return '“What if” is switched on, so your events are not those of the sample. Reset the “What if” switches to get a code';
  }
  if (!description.hasPseudoData) return undefined;
  if (analysis.luminosity !== description.luminosity) {
    return `The pseudo-data were generated for your luminosity. Set ${description.luminosity} fb⁻¹ to get a code`;
  }
  return (analysis.options.get('throw') ?? 0) === 0
    ? undefined
    : 'You have generated new pseudo-data, which differ from those of your class. Return to the pseudo-data of the sample to get a code';
}

/** The code of an analysis, or a sentence without its full stop on why it has none. */
export function codeOf(
  description: AppDescription,
  analysis: Analysis,
  sampleVersion: string,
): PrintedCode {
  const scheme = schemeOf(description);
  const [app, version] = [appNumberOf(description.key), Number(sampleVersion)];
  const isKnown = app !== undefined && Number.isInteger(version) && version < maxVersions;
  const cuts = digitsOfCuts(scheme, analysis.cuts);
  const impossible = isKnown
    ? obstacle(description, analysis)
    : 'Codes are available only for the samples on this site';
  if (!isKnown || impossible !== undefined) return {impossible: impossible ?? ''};
  if (!cuts) return {impossible: 'A cut selects individual values, which a code cannot contain'};
  const sharing = sharingOf(scheme, analysis);
  const presets = ['default', ...description.presets];
  const preset = presets.indexOf(String(optionOf(scheme, analysis, 'preset') ?? 'default'));
  const part: readonly Digit[] =
    sharing.group === 0
      ? [[wholeSample, maxGroups]]
      : [
          [sharing.groups - 1, maxGroups],
          [groupOf(sharing) - 1, sharing.groups],
          [sharing.seed, maxSeeds],
        ];
  const head: readonly Digit[] = [
    [app, maxApps],
    [version, maxVersions],
    [fingerprintOf(description), fingerprints],
  ];
  return {code: printCode(packed([...head, ...part, [preset, presets.length], ...cuts]))};
}

const options = (description: AppDescription, values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).reduce(
    (analysis, [name, value]) =>
      changed(schemeOf(description), analysis, {type: 'option', name, value}),
    startOf(schemeOf(description)),
  );

const otherVersion =
  'It was made by a different version of the analyser. Reload the analyser and this page, then ask the group for its new code.';

/** The contents of a code, or the reason for its refusal and what to do. */
export function readClassCode(
  text: string,
  apps: Apps,
): {readonly coded: CodedResult} | {readonly refused: string} {
  const read = readCode(text);
  if ('damage' in read) return {refused: read.damage};
  const digits = unpacking(read.number);
  const key = appOfNumber(digits.take(maxApps));
  const description = key !== undefined && Object.hasOwn(apps, key) ? apps[key] : undefined;
  if (!description) return {refused: 'It comes from an app that this page does not support.'};
  const sampleVersion = String(digits.take(maxVersions));
  if (digits.take(fingerprints) !== fingerprintOf(description)) return {refused: otherVersion};
  const groups = digits.take(maxGroups) + 1;
  const sharing: Readonly<Record<string, number>> =
    groups === 1 ? {} : {groups, group: digits.take(groups) + 1, seed: digits.take(maxSeeds)};
  const preset = digits.take(description.presets.length + 1);
  const cuts = takeCuts(schemeOf(description), digits);
  if (!cuts || !digits.isEmpty()) return {refused: otherVersion};
  const preferred: Readonly<Record<string, string>> =
    preset > 0 ? {preset: description.presets[preset - 1] ?? ''} : {};
  const analysis = {...options(description, {...sharing, ...preferred}), cuts};
  return {
    coded: {
      text: inGroups(bareCode(text)),
      group: partLabel(partName(sharingOf(schemeOf(description), analysis))),
      description,
      sampleVersion,
      analysis,
    },
  };
}
