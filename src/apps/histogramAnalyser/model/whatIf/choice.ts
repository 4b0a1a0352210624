/** Which switches of nature and detector a reader has set. */
import {optionOf, type Analysis, type Scheme} from '../analysis';
import {withOption} from '../options';

export const whatIfOptionNames = ['spin', 'resolution', 'btag', 'pileup'] as const;
export type WhatIfOption = (typeof whatIfOptionNames)[number];

/** Whether an option changes the events themselves. */
export const isWhatIf = (name: string): name is WhatIfOption =>
  (whatIfOptionNames as readonly string[]).includes(name);

/** By name of the option; one that an app does not have is left out. */
export type WhatIfChoice = Readonly<Partial<Record<WhatIfOption, string>>>;

/** Of options by name, whatever else is among them. */
export const choiceFrom = (options: Readonly<Record<string, string | number>>): WhatIfChoice =>
  Object.fromEntries(
    whatIfOptionNames.flatMap((name) => {
      const value = options[name];
      return value === undefined ? [] : [[name, String(value)] as const];
    }),
  );

/** What is set, usual values included. */
export const choiceOf = (scheme: Scheme, analysis: Analysis): WhatIfChoice =>
  choiceFrom(
    Object.fromEntries(
      scheme.options.map(({name}) => [name, optionOf(scheme, analysis, name) ?? ''] as const),
    ),
  );

/** The same for the same choice, whatever is left out because it is as usual. */
export const choiceKey = (choice: WhatIfChoice): string =>
  whatIfOptionNames
    .map((name) => [name, choice[name]] as const)
    .filter(([, value]) => value !== undefined && value !== 'usual' && value !== 'on')
    .map(([name, value]) => `${name}=${value}`)
    .join(' ');

/** Whether the sample as it is served has what is chosen. */
export const isUsual = (choice: WhatIfChoice): boolean => choiceKey(choice) === '';

export const usualChoice = (choice: WhatIfChoice): WhatIfChoice =>
  Object.fromEntries(
    Object.keys(choice).map((name) => [name, name === 'spin' ? 'on' : 'usual'] as const),
  );

/** The analysis with these switches and all else as it was; the same object where nothing changes. */
export function withChoice(scheme: Scheme, analysis: Analysis, choice: WhatIfChoice): Analysis {
  const options = whatIfOptionNames.reduce((before, name) => {
    const value = choice[name];
    return value === undefined ? before : withOption(scheme.options, before, name, value);
  }, analysis.options);
  return options === analysis.options ? analysis : {...analysis, options};
}
