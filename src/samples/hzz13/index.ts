/** `hzz13`: H → ZZ* → 4ℓ with ZZ* and other backgrounds, and pseudo-data, simulated for teaching. */
import type {FourLeptonEvent} from '../../physics/montecarlo/collider/fourLeptons';
import {assembled, eventsOf} from '../assemble';
import {countColumn, energyColumn, ratioColumn} from '../columnKinds';
import type {Column, ProcessInfo, Sample, SampleInfo} from '../sample';
import {parts, processIds, type ProcessId} from './processes';
import {luminosity} from './published';

const columns: readonly Column<FourLeptonEvent>[] = [
  countColumn('channel', 'Channel', ({channel}) => channel),
  energyColumn('m4l', 'm(4ℓ)', ({m4l}) => m4l),
  energyColumn('m12', 'm of the pair closer to the Z mass', ({m12}) => m12),
  energyColumn('m34', 'm of the second pair', ({m34}) => m34),
  ...[1, 2, 3, 4].map((number) =>
    energyColumn<FourLeptonEvent>(
      `pt${number}`,
      `pT of lepton ${number}`,
      ({pt}) => pt[number - 1] ?? NaN,
    ),
  ),
  ratioColumn('minDeltaR', 'Smallest ΔR between two leptons', ({minDeltaR}) => minDeltaR),
];

const labels: Readonly<Record<ProcessId, string>> = {
  higgs: 'H → ZZ*',
  zz: 'ZZ*',
  other: 'Other',
};

const processInfo = (id: ProcessId): ProcessInfo => ({
  id,
  label: labels[id],
  isSignal: id === 'higgs',
  expected: eventsOf(parts[id]),
  source: 'expectation in ATL-OREACH-PUB-2020-001 for 10 fb⁻¹, scaled by the luminosity',
});

const hzz13Info: SampleInfo = {
  key: 'hzz13',
  title: 'H → ZZ* → 4ℓ at 13 TeV',
  version: '1',
  energy: 13,
  luminosity,
  processes: processIds.map(processInfo),
  presets: [],
  preselection:
    'Four leptons with pT > 25, 15, 10 and 7 GeV and |η| < 2.5 in two pairs of opposite charge; 80 GeV < m(4ℓ) < 250 GeV.',
  provenance:
    'Simulated for teaching with a toy generator: the mass distributions follow the 2020 release note, and the leptons come from isotropic decays.',
};

export const hzz13 = (): Sample<FourLeptonEvent> =>
  assembled({
    info: hzz13Info,
    columns,
    parts: processIds.map((id) => parts[id]),
    hasPseudoData: true,
  });
