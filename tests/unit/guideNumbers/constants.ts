/** Masses, decays and cross-sections that guides quote, from the typed statements of the site. */
import {fourLeptonPercent, higgsCrossSectionPb} from '../../../src/data/higgs';
import {masses} from '../../../src/physics/masses';
import {exactLuminosity} from '../workedNumbers/luminosity';
import {digits, fixed, whole} from '../workedNumbers/print';
import {workedOn, type Row} from '../workedNumbers/row';
import {
  decays,
  events,
  exactZ,
  higgs,
  mode,
  printed,
  sigma,
  simulated,
  w,
  wDecays,
  z,
  zDecays,
  zTo,
  zDecayText,
} from './typed';

const raw = String.raw;

export const constantRows: readonly Row[] = [
  ...workedOn('webapps/analyses', [
    ['is about 3,900 pb. For', whole(2 * sigma('Z → ℓℓ'))],
    ['it is about 0.55 pb, so', fixed(simulated(345_324), 2)],
    ['| 0.55 (gluon fusion', fixed(simulated(345_324), 2)],
    ['| 12.5 (with ZZ', fixed(simulated(363_492), 1)],
    ['| 452.7 (at least', fixed(simulated(410_000), 1)],
    ['| 1,950 per flavour', whole(sigma('Z → ℓℓ'))],
    ['1 pb corresponds to 10,000 events', whole(events(1))],
    ['A Higgs boson of 125 GeV is too light to decay to two W bosons of 80 GeV each', higgs, w],
    ['so the 125 GeV cannot be reconstructed', higgs],
    ['as a small peak at 91 GeV', z],
    [zDecayText, ...zDecays],
    ['The mass of the lepton pair peaks at 91 GeV', z],
    ['scaled to 10.06 fb⁻¹', exactLuminosity],
    [raw`look for a peak at 125 GeV in $m_{\ell\ell}$`, higgs],
  ]),
  ...workedOn('webapps/atlas_events', [
    ['The mass of the Z boson is 91.19 GeV', exactZ],
    ['A single event with a mass near 91 GeV proves', z],
    ['a Higgs boson with a mass of 125 GeV', higgs],
    ['how many have two pairs near 91 GeV', z],
    [
      'decay to muons is 1.95 nb, so 10 fb⁻¹ contains about 20 million',
      String(sigma('Z → ℓℓ') / 1000),
      digits(events(sigma('Z → ℓℓ')) / 1e6, 1),
    ],
    [
      'electrons or muons the cross-section is 6.9 fb, which gives 69 events in the same data',
      fixed(higgsCrossSectionPb * fourLeptonPercent * 10, 1),
      fixed(events((higgsCrossSectionPb * fourLeptonPercent) / 100), 0),
    ],
  ]),
  ...workedOn('webapps/find_the_higgs_2_13TeV', [['a Z boson have a mass near 91 GeV', z]]),
  ...workedOn('webapps/find_ttZ', [['at 10.06 fb⁻¹', exactLuminosity]]),
  ...workedOn('webapps/histanalyser', [
    ['the mass is near 91 GeV in event after event', z],
    ['Looking for a dilepton mass of 125 GeV', higgs],
  ]),
  ...workedOn('webapps/histogram-analyser-2_13TeV', [
    ['the transverse mass has an edge at 125 GeV', higgs],
    ['## Why there is no peak at 125 GeV', higgs],
    [raw`$m_\mathrm{T}$ is at most 125 GeV`, higgs],
    ['app mentions a peak at 125 GeV', higgs],
  ]),
  ...workedOn('webapps/histogram-analyser-ttZ', [['you should find a mass near 91 GeV', z]]),
  ...workedOn('webapps/mlapp', [['dilepton invariant mass: 91 GeV', z]]),
  ...workedOn('webapps/rare-top-processes', [
    ['Cross-sections from 830 pb', printed('tt̄').split(' ')[0] ?? ''],
    ['tt̄, is about 830 pb, or 8.4 million pairs', printed('tt̄').split(' ')[0] ?? ''],
    ['| tt̄ | 830 pb |', printed('tt̄')],
    ['| t (t-channel) | 217 pb |', printed('t')],
    ['| tW | 72 pb |', printed('tW')],
    ['| **tt̄Z** | 0.86 pb |', printed('tt̄Z')],
    ['| tt̄H | 0.51 pb | | tt̄tt̄', mode('tt̄H')],
    ['| tt̄ | about 830 pb |', printed('tt̄')],
    ['Its mass is about 172.5 GeV', String(masses.top)],
    ['2020 release is 10.06 fb⁻¹', exactLuminosity],
    ['| Events in 10.06 fb⁻¹ |', exactLuminosity],
    ['decays to quarks in 67.4 % of cases and to each lepton flavour in 10.9 %', ...wDecays],
    [zDecayText, ...zDecays],
    ['Electrons and muons, 6.7 % together', fixed(2 * zTo.lepton, 1)],
    ['mass of the pair is known to be 91.19 GeV', exactZ],
    ['with an invariant mass near 91 GeV, up to six jets', z],
  ]),
  ...workedOn('webapps/separate_signals_13TeV', [
    ['the mass is 91 GeV, there are no neutrinos', z],
    ['has spin 0, and its mass is 125 GeV', higgs],
    [
      raw`The mass of 125 GeV is less than that of two W bosons ($2\times80.4\ \GeV$)`,
      higgs,
      fixed(masses.w, 1),
    ],
    [raw`$m_\mathrm{T}$ ends near 125 GeV`, higgs],
  ]),
  ...workedOn('webapps/separate_signals_ttZ', [['and a mass near 91 GeV, reduce tt̄', z]]),
  ...workedOn('webapps/teachersapp', [
    ['to a peak at 91 GeV, and then to a small peak near 125 GeV', z, higgs],
    ['why four leptons near 125 GeV', higgs],
    ['There is a peak at 91 GeV, from Z bosons', z],
    ['At 125 GeV only one of the two Z bosons', higgs],
    ['The peak at 91 GeV is the Z boson', z],
    ['Four leptons near 125 GeV are Higgs candidates, and four leptons near 91 GeV', higgs, z],
    ['not only those near 125 GeV', higgs],
    ['Is a single event at 125 GeV', higgs],
  ]),
  ...workedOn('webapps/the-higgs-boson', [
    ['a cross-section of 55.7 pb and the branching', String(higgsCrossSectionPb)],
    ['the last two show a peak at 125 GeV', higgs],
    [raw`Its mass is 125 GeV (in units`, higgs],
    [
      '(vector-boson fusion, 3.78 pb), a W or Z boson (1.37 and 0.88 pb), or top quarks (0.51 pb)',
      ...['VBF', 'WH', 'ZH', 'tt̄H'].map(mode),
    ],
    [
      '58.2 % to two b quarks, 21.4 % to two W bosons, 6.3 % to two τ leptons, 2.6 % to two Z bosons',
      ...['bb̄', 'WW*', 'ττ', 'ZZ*'].map(decays),
    ],
    ['requires a loop: 0.227 %', decays('γγ')],
    [
      'decays to quarks in 67.4 % of cases and to each of the three lepton flavours in 10.9 %',
      ...wDecays,
    ],
    ['appears as a peak at 125 GeV', higgs],
    ['starting from 55.7 pb', String(higgsCrossSectionPb)],
  ]),
  ...workedOn('webapps/the_display_histograms_13TeV', [['has an edge at 125 GeV', higgs]]),
  ...workedOn('webapps/ttZanalyses', [
    ['| peak near 91 GeV and many jets', z],
    ['same flavour and a mass near 91 GeV', z],
    ['two electrons or muons in 6.7 %', fixed(2 * zTo.lepton, 1)],
    ['sample at 10.06 fb⁻¹', exactLuminosity],
    ['so it has no lepton pairs near 91 GeV', z],
    ['has a mass near 91 GeV only by chance', z],
  ]),
];
