/** `dm13`: a Z boson beside dark matter, with backgrounds and pseudo-data, simulated for teaching. */
import {assembled} from '../assemble';
import {angleColumn, countColumn, energyColumn, ratioColumn} from '../columnKinds';
import type {Column, Sample, SampleInfo} from '../sample';
import {component, type MonoZEvent} from './processes';
import {labels, luminosity, processIds, publishedEvents} from './published';

const columns: readonly Column<MonoZEvent>[] = [
  energyColumn('leadingPt', 'pT of the leading lepton', ({leadingPt}) => leadingPt),
  energyColumn('subleadingPt', 'pT of the subleading lepton', ({subleadingPt}) => subleadingPt),
  energyColumn('mll', 'm(ℓℓ)', ({mll}) => mll),
  energyColumn('met', 'ETmiss', ({met}) => met),
  ratioColumn('deltaRLl', 'ΔR(ℓ, ℓ)', ({deltaRLl}) => deltaRLl),
  angleColumn('deltaPhiLlMet', 'Δφ(ℓℓ, ETmiss)', ({deltaPhiLlMet}) => deltaPhiLlMet),
  ratioColumn(
    'fractionalDifference',
    '|ETmiss − pT(ℓℓ)| / pT(ℓℓ)',
    ({fractionalDifference}) => fractionalDifference,
  ),
  ratioColumn('metOverHt', 'ETmiss / HT', ({metOverHt}) => metOverHt),
  countColumn('bJets', 'Number of b jets', ({bJets}) => bJets),
];

const rowsOfEach = 10_000;

const dm13Info: SampleInfo = {
  key: 'dm13',
  title: 'Z → ℓℓ and dark matter at 13 TeV',
  version: '1',
  energy: 13,
  luminosity,
  processes: processIds.map((id) => ({
    id,
    label: labels[id],
    isSignal: id === 'dm',
    expected: publishedEvents[id],
    source: 'sum of the event weights in the dark-matter analyser file (signal sample DM_200)',
  })),
  presets: [],
  preselection:
    'Two leptons with pT > 30 GeV and 22.5 GeV, 61 GeV < m(ℓℓ) < 121 GeV, ΔR(ℓ, ℓ) < 2; ETmiss > 80 GeV opposite to the lepton pair.',
  provenance:
    'Simulated for teaching with a toy generator: the missing transverse momentum and the ratios follow the distributions in the dark-matter analyser files, and the leptons come from isotropic decays.',
};

export const dm13 = (): Sample<MonoZEvent> =>
  assembled({
    info: dm13Info,
    columns,
    parts: processIds.map((id) => [
      {components: [component(id, rowsOfEach)], expected: publishedEvents[id]},
    ]),
    hasPseudoData: true,
  });
