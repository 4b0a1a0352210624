/** A reader's file described as the other apps are. */
import type {AppDescription, HistogramDescription} from '../description';
import type {MappedHistogram, MappedProcess, Mapping} from './mapping';

export type OwnProcess = Pick<MappedProcess, 'label' | 'role' | 'look'> & {
  /** For the address: `process0`, `process1`, …, and `data`. */
  readonly id: string;
};

/** Each name once, data last. */
export function mergedProcesses({processes}: Mapping): readonly OwnProcess[] {
  const byLabel = new Map<string, MappedProcess>();
  for (const entry of processes) {
    if (!byLabel.has(entry.label)) byLabel.set(entry.label, entry);
  }
  const merged = Array.from(byLabel.values());
  const isData = ({role}: MappedProcess): boolean => role === 'data';
  return [...merged.filter((one) => !isData(one)), ...merged.filter(isData)].map(
    ({label, role, look}, i) => ({id: role === 'data' ? 'data' : `process${i}`, label, role, look}),
  );
}

/** Names that can stand in an address, each once. */
function dimensionNames(histograms: readonly MappedHistogram[]): readonly string[] {
  const names: string[] = [];
  for (const {column} of histograms) {
    const plain = column.replace(/\W+/g, '_').replace(/^_+|_+$/g, '') || 'column';
    let name = plain;
    for (let i = 2; names.includes(name); i += 1) name = `${plain}_${i}`;
    names.push(name);
  }
  return names;
}

export function descriptionOf(mapping: Mapping, processes: readonly OwnProcess[]): AppDescription {
  const names = dimensionNames(mapping.histograms);
  return {
    key: 'own',
    name: 'own',
    route: '/apps/own-file',
    title: mapping.title,
    summary: 'Linked histograms of your own file.',
    histograms: mapping.histograms.map(
      ({label, unit, axis, column, categories}, i): HistogramDescription => ({
        dimension: names[i] as string,
        title: label,
        label,
        unit,
        axis,
        ...(categories ? {categories} : {}),
        explanation: `Column “${column}” of your file.`,
      }),
    ),
    processes: processes
      .filter(({role}) => role !== 'data')
      .map(({id, label, look, role}) => ({id, label, look, isSignal: role === 'signal'})),
    signalStands: 'above',
    hasPseudoData: processes.some(({role}) => role === 'data'),
    luminosity: mapping.luminosity ?? 1,
    presets: [],
    whatIf: [],
    challenges: [],
  };
}
