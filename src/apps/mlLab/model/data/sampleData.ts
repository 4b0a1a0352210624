/** The teaching samples as data to learn from. */
import type {DecodedSample} from '@site/src/samples/format/decode';
import {valueReader} from '@site/src/samples/format/stored';
import {LabProblem} from '../problem';
import type {Dataset, Feature} from '../types';
import {seededRandom, seedOf} from '@site/src/physics/random';

// Weights of both signs, as simulations beyond the lowest order have them.

/**
 * Share of rows of negative weight among the WZ and ZZ events of the dark-matter analyser (set DM_200),
 * which were simulated at next-to-leading order.
 */
const negativeShare = 0.116;

/**
 * Turns the weight of some events of some processes around, by chance and whatever their features are. The
 * others grow by 1 / (1 − 2f), so that the yield that is expected stays the same; what is lost is precision.
 *
 * @param share f of the events that get a negative weight, less than a half
 */
function withNegativeWeights(
  dataset: Dataset,
  processes: readonly string[],
  share = negativeShare,
  seed = 1,
): Dataset {
  const random = seededRandom(seedOf('negative', String(seed)));
  const isChosen = dataset.processes.map(({id}) => processes.includes(id));
  const weight = dataset.weight.map((here, row) => {
    if (!isChosen[dataset.process[row] as number]) return here;
    return (random() < share ? -here : here) / (1 - 2 * share);
  });
  return {...dataset, weight};
}

interface SampleChoice {
  readonly key: string;
  /** The sample that it is made from. */
  readonly sample: 'dm13' | 'hww13' | 'ttz13';
  /** Columns that are not features: a code, or the same in all events that are used. */
  readonly leaves: readonly string[];
  /** Value of `channel` that events must have. */
  readonly channel?: number;
  /** What is said after the title of the sample. */
  readonly remark?: string;
  /** Processes with some events of negative weight. */
  readonly negative?: readonly string[];
  /** Whether the weight of an event is among the features. */
  readonly hasTrap?: boolean;
}

/** Code of the channel with an electron and a muon. */
const electronMuon = 2;

export const sampleChoices = [
  {key: 'dm13', sample: 'dm13', leaves: []},
  {
    key: 'hww13',
    sample: 'hww13',
    leaves: ['channel'],
    channel: electronMuon,
    remark: 'one electron and one muon',
  },
  {key: 'ttz13', sample: 'ttz13', leaves: ['channel']},
  {
    key: 'dm13n',
    sample: 'dm13',
    leaves: [],
    remark: 'with negative weights',
    negative: ['wz', 'zz'],
  },
  {
    key: 'dm13w',
    sample: 'dm13',
    leaves: [],
    remark: 'with the event weight as a feature',
    hasTrap: true,
  },
] as const satisfies readonly SampleChoice[];

export type SampleDataKey = (typeof sampleChoices)[number]['key'];
const sampleDataKeys = sampleChoices.map(({key}) => key);
export const isSampleDataKey = (text: string): text is SampleDataKey =>
  (sampleDataKeys as readonly string[]).includes(text);

const choiceOf = (key: SampleDataKey): SampleChoice =>
  sampleChoices.find((choice) => choice.key === key) as SampleChoice;

/** Key of the sample to load for some data. */
export const sampleOf = (key: SampleDataKey): SampleChoice['sample'] => choiceOf(key).sample;

const trap: Feature = {
  name: 'weight',
  label: 'Event weight',
  unit: '',
  isInteger: false,
  isTrap: true,
};

/** Rows that are simulated, not pseudo-data, and of the channel that is used. */
function usedRows(sample: DecodedSample, {channel}: SampleChoice): Int32Array {
  const channels = sample.columns.get('channel')?.stored;
  const rows: number[] = [];
  for (let row = 0; row < sample.rows; row += 1) {
    const isSimulated = (sample.process[row] as number) < sample.manifest.processes.length;
    const isOfChannel = channel === undefined || channels?.[row] === channel;
    if (isSimulated && isOfChannel) rows.push(row);
  }
  return Int32Array.from(rows);
}

/**
 * The simulated events of a sample, each with its weight at the luminosity of the sample; its pseudo-data
 * are left out, because nobody says which of them are signal.
 *
 * @throws LabProblem if the data are not made from this sample
 */
export function datasetOf(sample: DecodedSample, key: SampleDataKey): Dataset {
  const {manifest, process, weight, columns} = sample;
  const choice = choiceOf(key);
  if (choice.sample !== manifest.key) {
    throw new LabProblem(`The data ${key} do not belong to the sample ${manifest.key}.`);
  }
  const rows = usedRows(sample, choice);
  const used = Array.from(columns.values()).filter(
    ({facts}) => !choice.leaves.includes(facts.name),
  );
  const {processes} = manifest;
  const dataset: Dataset = {
    key,
    title: choice.remark ? `${manifest.title}, ${choice.remark}` : manifest.title,
    features: [
      ...used.map(({facts: {name, label, unit, type}}) => ({
        name,
        label,
        unit: unit as Feature['unit'],
        isInteger: type === 'uint8',
      })),
      ...(choice.hasTrap ? [trap] : []),
    ],
    rows: rows.length,
    columns: [
      ...used.map(({stored, facts: {step}}) => {
        const valueOf = valueReader(step);
        return Float32Array.from(rows, (row) => valueOf(stored[row] as number));
      }),
      ...(choice.hasTrap ? [Float32Array.from(rows, (row) => weight[row] as number)] : []),
    ],
    label: Uint8Array.from(rows, (row) => (processes[process[row] as number]?.isSignal ? 1 : 0)),
    weight: Float64Array.from(rows, (row) => weight[row] as number),
    process: Uint8Array.from(rows, (row) => process[row] as number),
    processes: processes.map(({id, label, isSignal}) => ({id, label, isSignal})),
    isSimulated: true,
    luminosity: manifest.luminosity,
  };
  return choice.negative ? withNegativeWeights(dataset, choice.negative) : dataset;
}
