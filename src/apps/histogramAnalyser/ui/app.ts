import {Eraser} from 'lucide-react';
import {fullScreenShortcut} from '@site/src/kit/app/fullScreen';
import {defineApp, type AppDefinition} from '@site/src/kit/app/defineApp';
import type {Shortcut} from '@site/src/kit/app/useShortcuts';
import {changed, subjectOf, type Action, type Analysis} from '../model/analysis';
import {schemeOf, type AppDescription} from '../model/description';
import {analysisSchema} from '../model/urlState';
import type {Analyser} from './analyser';
import {isChoice} from '../model/options';
import {nameParameter} from './labels/nameParameter';

/** Sets a choice to the next of its values, and after the last to the first. */
function setNext({scheme, option, dispatch}: Analyser, name: string): void {
  const choice = scheme.options.filter(isChoice).find((one) => one.name === name);
  if (!choice) return;
  const {values} = choice;
  const value = values[(values.indexOf(String(option(name))) + 1) % values.length] as string;
  dispatch({type: 'do', action: {type: 'option', name, value}});
}

const shortcuts: readonly Shortcut<Analyser>[] = [
  {keys: ['1', '… 9'], label: 'Go to a plot; press again to enlarge it'},
  {keys: ['←', '→'], label: 'On a plot: move the end of its range by one bin'},
  {keys: ['Shift+←', 'Shift+→'], label: 'Move it by a smaller step'},
  {keys: ['Page up', 'Page down'], label: 'Move it by a tenth of the axis'},
  {keys: ['Home', 'End'], label: 'Move it to the end of the axis'},
  {keys: ['>', '<'], label: 'On a plot: enter the lower or upper end of its range as a number'},
  {keys: ['Enter'], label: 'In a number field: apply the number'},
  {keys: ['Tab', 'Shift+Tab'], label: 'Go to the other end of the range, or to the next control'},
  {keys: ['Backspace'], label: 'On a plot: clear its cut'},
  {keys: ['Shift+Backspace'], label: 'On a plot: clear all cuts'},
  {keys: ['L'], label: 'Logarithmic or linear scale', run: (view) => setNext(view, 'axis')},
  {keys: ['D'], label: 'Stacked, overlaid or normalised', run: (view) => setNext(view, 'draw')},
  fullScreenShortcut,
];

const guideShortcut: Shortcut<Analyser> = {
  keys: ['G'],
  label: 'Open or close the guide',
  run: ({guide}) => guide?.toggle(),
};

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
    // A file of the user has no guide.
    shortcuts: description.key === 'own' ? shortcuts : [...shortcuts, guideShortcut],
    furtherQuery: ({guide}) => guide?.query(true) ?? '',
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
