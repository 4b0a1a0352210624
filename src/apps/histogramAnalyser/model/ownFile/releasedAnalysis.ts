/** A released ntuple with the selection of an analyser, as the app of a user's file opens it. */
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {recordedLabel} from '@site/src/samples/recorded/labels';
import {dimensionsOf, type AppDescription} from '../description';
import type {Provenance} from '../events/provenance';
import type {OwnAnalysis} from './ownAnalysis';
import type {SelectedEvents} from './readReleased';

/** Names the events by the branches and the numbers in them. */
const originText = ({
  released: {dataset, kind, releaseName},
}: Pick<SelectedEvents, 'released'>): string =>
  dataset === null
    ? `a ${kind} file of ${releaseName}, with events ${recordedLabel}`
    : `a ${kind} file of ${releaseName}, with events from the simulated sample ${dataset}`;

function provenanceOf(selected: SelectedEvents, weightNote: string): Provenance {
  const {file, rows, events, energy, luminosity, released, selection} = selected;
  return {
    title: `Selection of ${file.name}`,
    kind: file.name,
    name: file.name,
    version: '',
    energy,
    luminosity: released.dataset === null ? null : luminosity,
    rows,
    notes: [
      ['File', `${file.name}, ROOT, ${formatBytes(file.bytes)}`],
      ['Recognised', `According to its branches, ${originText(selected)}.`],
      [
        'Opened',
        file.address
          ? `by your browser from ${file.address}`
          : 'from your computer; it stayed in your browser',
      ],
      ['Events', `${formatCountOf(rows, 'event')} of ${formatCountOf(events, 'event')} selected.`],
      ['Selected', selection],
      ['Weights', weightNote],
    ],
    files: [],
  };
}

const copied = (selected: SelectedEvents['columns']): SelectedEvents['columns'] =>
  Object.fromEntries(Object.entries(selected).map(([name, values]) => [name, values.slice()]));

/** @param app the analyser of the selection */
export function releasedAnalysis(selected: SelectedEvents, app: AppDescription): OwnAnalysis {
  const {columns, weights, rows, luminosity, released, file} = selected;
  const isRecorded = released.dataset === null;
  const process = {
    id: 'process0',
    label: `Sample ${released.dataset}`,
    look: 'diboson',
    isSignal: false,
  } as const;
  const description: AppDescription = {
    ...app,
    key: 'own',
    name: 'own',
    route: '/apps/own-file',
    title: `${file.name}: ${released.kind} selection`,
    summary: 'Linked histograms of a released file.',
    processes: isRecorded ? [] : [process],
    hasPseudoData: isRecorded,
    luminosity: isRecorded ? 1 : luminosity,
    presets: [],
    whatIf: [],
    challenges: [],
  };
  const weightNote = isRecorded
    ? 'Each recorded event counts once.'
    : `Each simulated event is weighted to ${luminosity} fb⁻¹ with the values in its branches: cross-section, generator weight and scale factors, divided by the sum of weights.`;
  return {
    title: `${file.name}: ${originText(selected)}`,
    events: () => ({
      columns: copied(columns),
      weights: weights.slice(),
      processes: new Uint8Array(rows),
      processCount: 1,
    }),
    dimensions: dimensionsOf(description),
    processes: isRecorded
      ? [{id: 'data', label: 'Data', role: 'data', look: 'other'}]
      : [{...process, role: 'background'}],
    dataProcess: isRecorded ? 0 : null,
    luminosity: isRecorded ? null : luminosity,
    weightNote,
    provenance: provenanceOf(selected, weightNote),
    description,
  };
}
