import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {useApp, type AppControls} from '@site/src/kit/app/defineApp';
import {useStable} from '@site/src/hooks/useStable';
import type {Listen} from '@site/src/lib/storage/AddressStore';
import {usedBy} from '../model/settings';
import {usedFeatures, type LabState, isTeaching, type DataChoice} from '../model/state';
import type {Dataset, Settings} from '../model/types';
import {labApp} from './app';
import type {Lab} from './lab';
import {evaluateModel} from './modelEvaluation';
import {RunStore} from './RunStore';
import {TrainingStore, type TrainingView} from './TrainingStore';
import {useSample} from '@site/src/kit/samples/useSample';
import {datasetOf, isSampleDataKey, sampleOf} from '../model/data/sampleData';
import {teachingSet} from '../model/data/teachingSets';

interface DatasetLoading {
  /** While others are brought, those of before. */
  readonly dataset: Dataset | undefined;
  /** Whether the data are those that are chosen. */
  readonly isThere: boolean;
  /** How much of a sample has come, from 0 to 1. */
  readonly progress: number;
  readonly failure: Error | undefined;
  readonly retry: () => void;
}

/**
 * The chosen data: a sample is brought, a teaching set is made.
 *
 * @param choice the same object while it is the same
 */
function useDataset(folder: string, choice: DataChoice): DatasetLoading {
  const {key} = choice;
  const wanted = isSampleDataKey(key) ? sampleOf(key) : undefined;
  const {sample, progress, failure, retry} = useSample(folder, wanted);
  const brought = sample?.manifest.key === wanted ? sample : undefined;
  const dataset = useMemo(() => {
    if (isTeaching(choice)) return teachingSet(choice);
    return brought && datasetOf(brought, choice.key);
  }, [choice, brought]);
  const [last, setLast] = useState(dataset);
  if (dataset && dataset !== last) setLast(dataset);
  return {
    dataset: dataset ?? last,
    isThere: dataset !== undefined,
    progress,
    failure: wanted === undefined ? undefined : failure,
    retry,
  };
}

interface LabOptions {
  readonly start: LabState;
  readonly listen: Listen;
  readonly folder: string;
}

export interface OpenedLab {
  readonly controls: AppControls<LabState, Partial<LabState>>;
  readonly loading: DatasetLoading;
  readonly unread: readonly string[];
  readonly forgetUnread: () => void;
  /** undefined until there are data. */
  readonly lab: Lab | undefined;
}

const idle: TrainingView = {isRunning: false, history: [], problem: null, trained: null};
const never = () => () => undefined;

/** Whether two settings would train another method. */
const areOther = (one: Settings, other: Settings): boolean =>
  usedBy(one.method).some((name) => String(one[name]) !== String(other[name]));

/** Features as they are kept: those that are used anyway need no names. */
function chosenOf(dataset: Dataset, features: readonly string[]): readonly string[] {
  return usedFeatures(dataset, []).join() === features.join() ? [] : features;
}

/** Parameters of a link that name quantities which the data do not have. */
function missingOf(dataset: Dataset | undefined, {settings, pair}: LabState): readonly string[] {
  const known = dataset?.features.map(({name}) => name);
  const isMissing = (name: string): boolean => known?.includes(name) === false;
  return [
    ...(settings.features.some(isMissing) ? ['features'] : []),
    ...(pair?.some(isMissing) ? ['pair'] : []),
  ];
}

/** Joins the state in the address, the data and the training. */
export function useLab({start: startOfPage, listen, folder}: LabOptions): OpenedLab {
  const controls = useApp(labApp, {start: startOfPage, listen});
  const {history, unread, dispatch} = controls;
  const state = history.present;
  const loading = useDataset(folder, state.data);
  const {dataset} = loading;
  const missing = missingOf(dataset, state);
  const [seen, setSeen] = useState('');
  const [runs] = useState(() => new RunStore());
  const training = useMemo(
    () =>
      dataset &&
      new TrainingStore(dataset, {
        onTrained: (trained) => {
          // Without the code that keeps runs the result is shown all the same.
          runs.add(dataset, trained).catch(() => undefined);
        },
      }),
    [dataset, runs],
  );
  useEffect(() => () => training?.close(), [training]);
  const currentTraining = (): TrainingView => training?.current() ?? idle;
  const view = useSyncExternalStore(training?.subscribe ?? never, currentTraining, currentTraining);
  const {trained} = view;
  const measured = useMemo(
    () => (dataset && trained ? evaluateModel(dataset, trained) : null),
    [dataset, trained],
  );
  const change = useStable((next: Partial<LabState>, isMoving?: boolean) => {
    const named =
      next.settings && dataset && !next.data
        ? {settings: {...next.settings, features: chosenOf(dataset, next.settings.features)}}
        : {};
    dispatch({type: 'do', action: {...next, ...named}, ...(isMoving ? {isMoving} : {})});
  });
  const settings = useMemo(
    () => ({
      ...state.settings,
      features: dataset ? usedFeatures(dataset, state.settings.features) : [],
    }),
    [dataset, state.settings],
  );
  const start = useStable(() => {
    if (loading.isThere) training?.start(settings);
  });
  const best = measured?.scan.best?.threshold;
  const lab: Lab | undefined = dataset &&
    training && {
      state: {...state, settings},
      threshold: state.threshold ?? (dataset.isSimulated ? best : undefined) ?? 0.5,
      change,
      setSettings: (next, isMoving) => change({settings: next}, isMoving),
      settle: () => dispatch({type: 'settle'}),
      dataset,
      coming: loading.isThere ? null : loading.progress,
      training: view,
      store: training,
      start,
      runs,
      trained,
      measured,
      isStale: trained !== null && areOther(trained.settings, settings),
    };
  return {
    controls,
    loading,
    unread: missing.join() === seen ? unread : [...unread, ...missing],
    forgetUnread: () => {
      setSeen(missing.join());
      controls.forgetUnread();
    },
    lab,
  };
}
