/** What can be unfolded below the results, in this order. */
import type {Panel} from '@site/src/kit/app/Panels';
import type {Lab} from './lab';

export interface PanelGiven {
  readonly lab: Lab;
}

const lessonTitle = 'Lessons';
const boundaryTitle = 'Decision boundary';

const all: readonly Panel<PanelGiven>[] = [
  {
    title: lessonTitle,
    load: async () => (await import('./panels/LessonPanel')).LessonPanel,
  },
  {
    title: 'ROC, precision and recall',
    load: async () => (await import('./panels/CurvesPanel')).CurvesPanel,
  },
  {
    title: 'Confusion matrix',
    load: async () => (await import('./panels/ConfusionPanel')).ConfusionPanel,
  },
  {
    title: boundaryTitle,
    load: async () => (await import('./panels/BoundaryPanel')).BoundaryPanel,
  },
  {
    title: 'Inside the model',
    load: async () => (await import('./panels/InsidePanel')).InsidePanel,
  },
  {
    title: 'Feature importance',
    load: async () => (await import('./panels/ImportancePanel')).ImportancePanel,
  },
  {
    title: 'Background sculpting',
    load: async () => (await import('./panels/ShapePanel')).ShapePanel,
  },
  {
    title: 'Single event',
    load: async () => (await import('./panels/EventPanel')).EventPanel,
  },
  {
    title: 'Compare training runs and cuts',
    load: async () => (await import('./panels/RunsPanel')).RunsPanel,
  },
  {
    title: 'Feature correlations',
    load: async () => (await import('./panels/CorrelationPanel')).CorrelationPanel,
  },
  {
    title: 'Save and open models',
    load: async () => (await import('./panels/FilesPanel')).FilesPanel,
  },
];

/** Some are open from the start: the lessons where one is requested, and the map of points in a plane. */
export const panelsFor = ({state, dataset}: Lab): readonly Panel<PanelGiven>[] =>
  all.map((panel) => ({
    ...panel,
    isOpen:
      (panel.title === lessonTitle && state.lesson !== null) ||
      (panel.title === boundaryTitle && !dataset.isSimulated),
  }));
