/** Wrong statements that the site once made, so that none comes back; the advice gives the right one. */
import type {ProseRule} from './rules';

export const retractedStatements: readonly ProseRule[] = [
  {
    pattern: /upper bound on its uncertainty|Quote such a number as a bound/i,
    advice:
      'switching a scale factor off shows the size of the correction, which does not bound its uncertainty',
  },
  {
    pattern: /neutron\b.*(?:hadronic calorimeter only|mainly hadronic)/i,
    advice: 'about two neutrons in three interact already in the electromagnetic calorimeter',
  },
  {
    pattern:
      /one (?:crossing )?in 40,000|40 million (?:crossings|events|times)|40,000 crossings|crossing rate of 40/i,
    advice:
      '40 million is the clock of the LHC; 25 to 29 million crossings per second had protons on both sides in Run 2',
  },
  {
    pattern:
      /(?:built-in|inner|own) (?:turning|rotation|spinning)|spin.{0,30}(?:turning motion|rotates around its)/i,
    advice: 'spin is an angular momentum that a particle has by itself: nothing rotates',
  },
  {
    pattern:
      /\b0\.761(?:4)?\b.*efficiency|efficiency.*\b0\.761(?:4)?\b|\\epsilon = 0\.(?:7614|651)/i,
    advice: '0.761 compares muons of different events and is not an efficiency',
  },
  {
    pattern:
      /how far measured values typically lie from the true one|scatter around the true ones?/i,
    advice:
      'resolution is the spread around the mean; the distance from the true value includes a bias',
  },
  {
    pattern: /stays doubtful in a result however many events/i,
    advice: 'a systematic uncertainty shrinks if more events improve the calibration',
  },
  {
    pattern: /(?:tests? use|tested in) neither Firefox nor Safari/i,
    advice: 'smoke tests run in Firefox and in WebKit, the engine of Safari',
  },
  {
    pattern: /uproot3.*not part of newer environments/i,
    advice: 'the current environment of the notebook collection includes uproot3',
  },
  {
    pattern: /plateau.*90 to 95 %|about 70 % in the barrel/i,
    advice:
      'single electrons reach 75 % at 31 GeV and 96 % at 60 GeV, single muons 68 % in the barrel',
  },
  {
    pattern: /one entry per jet in the same order|outputs, one per jet/i,
    advice: 'the order of the b-tagging container is not guaranteed: follow the link from each jet',
  },
  {
    pattern: /lowest three bits of `quality`|`quality & 7`/i,
    advice: 'the working point of a muon is in the two lowest bits of quality',
  },
];
