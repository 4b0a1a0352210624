import {defineApp} from '@site/src/kit/app/defineApp';
import {explorerCodec, explorerSchema, type ExplorerState} from '../model/urlState';
import {nameParameter} from './draw/fieldLabels';
import {Guide} from './Guide';

const {areEqual} = explorerCodec();

/** The ROOT explorer, described to the parts that all apps share. An action is the next drawing. */
export const explorerApp = defineApp<ExplorerState, ExplorerState, object>({
  name: 'root',
  route: '/apps/root-explorer',
  schema: explorerSchema(),
  reduce: (state, next) => (areEqual(state, next) ? state : next),
  subjectOf: () => 'drawing',
  reset: ({file, tree}, start) => ({
    ...start,
    ...(file === undefined ? {} : {file}),
    ...(tree === undefined ? {} : {tree}),
  }),
  parameterLabel: nameParameter,
  shortcuts: [
    {keys: ['Tab'], label: 'Go to the next control'},
    {keys: ['Enter'], label: 'Plot (on a branch or in a form field)'},
    {keys: ['↑', '↓'], label: 'In an expression field: list names and step through them'},
    {keys: ['Enter'], label: 'On a listed name: insert it into the expression'},
  ],
  Guide,
});
