/**
 * What the trigger of ATLAS kept, run by run (Run 2: arXiv:2007.12539). Rates in Hz, times in s. The
 * times of software are means for an event; null is what our sources do not state. The clock of the LHC
 * ticks more often than filled bunches cross, because many slots of the ring stay empty.
 */
interface TriggerLevel {
  readonly key: 'l1' | 'l2' | 'ef' | 'hlt';
  readonly name: string;
  readonly decides: string;
  readonly rateHz: number;
  readonly ratePrint: string;
  readonly seconds: number | null;
  readonly secondsPrint: string;
}

export interface TriggerRun {
  readonly key: 'run1' | 'run2' | 'run3';
  readonly name: string;
  readonly years: string;
  /** Time from one slot for a bunch to the next, in ns. */
  readonly spacingNs: number;
  /** Crossings of two filled bunches, when the ring was filled most. */
  readonly crossingsHz: number;
  readonly crossingsPrint: string;
  readonly levels: readonly TriggerLevel[];
}

/** Turns of the LHC per second; each pair of bunches that meet in ATLAS crosses once per turn. */
const turnsHz = 11_245.5;

/** In 2016, and at most in Run 2 (2017 and 2018). */
const run2Pairs = {year2016: 2208, most: 2544};

const inMHz = (pairs: number): string => ((pairs * turnsHz) / 1e6).toFixed(0);

const level1 = {
  key: 'l1',
  name: 'Level 1',
  decides:
    'Custom electronics, with coarse data from the calorimeters and muon chambers: is there a high-momentum lepton, photon or jet, or large missing transverse momentum?',
  seconds: 2.5e-6,
  secondsPrint: '2.5 μs',
} as const;

const highLevel = {
  key: 'hlt',
  name: 'High-level trigger',
  decides:
    'A computer farm that reads out the full detector data in the regions of interest found by Level 1 and reconstructs them almost as well as the offline software.',
} as const;

const run2: TriggerRun = {
  key: 'run2',
  name: 'Run 2',
  years: '2015–2018',
  spacingNs: 25,
  crossingsHz: run2Pairs.most * turnsHz,
  crossingsPrint: `${inMHz(run2Pairs.year2016)} to ${inMHz(run2Pairs.most)} MHz`,
  levels: [
    {...level1, rateHz: 100e3, ratePrint: '100 kHz'},
    {
      ...highLevel,
      rateHz: 1e3,
      ratePrint: '1 kHz',
      seconds: 0.5,
      secondsPrint: 'about half a second',
    },
  ],
};

/** What texts say of Run 2, in which the open data at 13 TeV were taken. */
export const run2Trigger = {
  clockHz: 1e9 / run2.spacingNs,
  crossingsPrint: run2.crossingsPrint,
  /** Crossings for each event that is kept, at 1 kHz. */
  keptOneIn: `${inMHz(run2Pairs.year2016)},000 to ${inMHz(run2Pairs.most)},000`,
  rateOf: (level: TriggerLevel['key']): string =>
    run2.levels.find(({key}) => key === level)?.ratePrint ?? '',
};

export const triggerRuns: readonly TriggerRun[] = [
  {
    key: 'run1',
    name: 'Run 1',
    years: '2012',
    spacingNs: 50,
    crossingsHz: 1370 * turnsHz,
    crossingsPrint: `about ${inMHz(1370)} MHz`,
    levels: [
      {...level1, rateHz: 75e3, ratePrint: '75 kHz'},
      {
        key: 'l2',
        name: 'Level 2',
        decides:
          'A computer farm that reads out only the regions of interest found by Level 1: a few per cent of the event data.',
        rateHz: 5e3,
        ratePrint: 'a few kHz',
        seconds: 0.04,
        secondsPrint: 'about 40 ms',
      },
      {
        key: 'ef',
        name: 'Event filter',
        decides:
          'A computer farm that reads out the whole event and runs algorithms similar to those of the offline reconstruction.',
        rateHz: 400,
        ratePrint: '400 Hz',
        seconds: 1,
        secondsPrint: 'about a second',
      },
    ],
  },
  run2,
  {
    key: 'run3',
    name: 'Run 3',
    years: 'from 2022',
    spacingNs: 25,
    crossingsHz: 2460 * turnsHz,
    crossingsPrint: `about ${inMHz(2460)} MHz`,
    levels: [
      {...level1, rateHz: 100e3, ratePrint: '100 kHz'},
      {
        ...highLevel,
        rateHz: 3e3,
        ratePrint: 'up to 3 kHz',
        seconds: null,
        secondsPrint: 'a time not given in our sources',
      },
    ],
  },
];

/** Size of an event as the detector writes it, in bytes: about one megabyte. */
export const rawEventBytes = 1e6;
