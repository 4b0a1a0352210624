// cspell:words electroweakino triphoton
/** Categories of processes: the 2024 release states them, for older releases they follow from the process. */
import type {Sample} from '@site/src/data/catalogue';

export const categories = [
  'Higgs',
  'electroweak boson',
  'QCD jet',
  'top',
  'exotics',
  'SUSY',
] as const;

export type Category = (typeof categories)[number];

/** The first that fits counts: Z' → tt̄ is exotic before it is top, tt̄H is Higgs before it is top. */
const rules: readonly (readonly [RegExp, Category])[] = [
  [/[ZW]['′]|graviton|dark matter|mediator|Randall|RS |leptoquark/, 'exotics'],
  [
    /slepton|stau|gluino|squark|neutralino|chargino|higgsino|electroweakino|stop |SUSY|compressed/,
    'SUSY',
  ],
  [/\bH →|(?:^|W|Z|t|⁺|⁻|t̄)H\b|ggF|VBF H/, 'Higgs'],
  [/tt̄|single (?:anti)?top|\btops\b|^tWZ?\b|^tZ\b/, 'top'],
  [/^QCD|dijet|^(?:single |direct )?photon|^γ|diphoton|triphoton/, 'QCD jet'],
  [
    /[WZV][⁺⁻]? ?→|[WZV][⁺⁻]?[WZV]|Drell|diboson|triboson|electroweak|(?:e|μ|τ|ν) \+/,
    'electroweak boson',
  ],
];

/** The category of a process by its name; undefined if none of the rules fits. */
export const categoryOfProcess = (process: string): Category | undefined =>
  rules.find(([pattern]) => pattern.test(process))?.[1];

/** The stated category of a sample, or the one that follows from its process. */
export function categoryOf(sample: Sample): Category | undefined {
  const stated = 'category' in sample ? sample.category : undefined;
  return categories.find((category) => category === stated) ?? categoryOfProcess(sample.process);
}
