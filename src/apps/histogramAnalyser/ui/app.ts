import {Eraser} from 'lucide-react';
import {defineApp, type AppDefinition} from '@site/src/kit/app/defineApp';
import type {Shortcut} from '@site/src/kit/app/useShortcuts';
import {changed, subjectOf, type Action, type Analysis} from '../model/analysis';
import {schemeOf, type AppDescription} from '../model/description';
import {analysisSchema} from '../model/urlState';
import type {Analyser} from './analyser';
import {nameParameter} from './words/nameParameter';

const shortcuts: readonly Shortcut<Analyser>[] = [
  {keys: ['Tab'], label: 'Go to the next control'},
  {keys: ['←', '→'], label: 'Move the end of a range, a slider, or a choice'},
  {keys: ['Page up', 'Page down'], label: 'Move it by a larger step'},
  {keys: ['Home', 'End'], label: 'Move it to the end of its scale'},
  {keys: ['Enter'], label: 'In a number field: apply the number'},
];

/** An analyser, described to the parts that all apps share. */
export function analyserApp(
  description: AppDescription,
): AppDefinition<Analysis, Action, Analyser> {
  const scheme = schemeOf(description);
  return defineApp<Analysis, Action, Analyser>({
    name: description.name,
    route: description.route,
    schema: analysisSchema(scheme),
    reduce: (analysis, action) => changed(scheme, analysis, action),
    subjectOf,
    parameterLabel: (parameter) => nameParameter(description, parameter),
    shortcuts,
    tools: [
      {
        label: 'Clear all cuts',
        Icon: Eraser,
        isIdle: ({analysis}) => analysis.cuts.size === 0,
        run: ({dispatch}) => dispatch({type: 'do', action: {type: 'clearAll'}}),
      },
    ],
  });
}
