/** `ttz13`: tt̄Z with two leptons and jets, and pseudo-data, simulated for teaching. */
import type {DileptonEvent} from '../../physics/montecarlo/collider/observables';
import {assembled} from '../assemble';
import {dileptonColumns} from '../dilepton/columns';
import type {Sample, SampleInfo} from '../sample';
import {parts} from './processes';
import {luminosity, processIds, publishedEvents, type ProcessId} from './published';

const labels: Readonly<Record<ProcessId, string>> = {
  ttz: 'tt̄Z',
  ttbar: 'tt̄',
  z: 'Z',
  other: 'Other',
};

const ttz13Info: SampleInfo = {
  key: 'ttz13',
  title: 'tt̄Z with two leptons at 13 TeV',
  version: '1',
  energy: 13,
  luminosity,
  processes: processIds.map((id) => ({
    id,
    label: labels[id],
    isSignal: id === 'ttz',
    expected: publishedEvents[id],
    source: 'yield in the 2020 histogram analyser without cuts',
  })),
  presets: [],
  preselection:
    'Two leptons of opposite charge with pT > 30 GeV and 15 GeV, three jets or more above 25 GeV, ETmiss < 200 GeV, 10 GeV < m(ℓℓ) < 105 GeV, pT(ℓℓ) < 200 GeV.',
  provenance:
    'Simulated for teaching with a toy generator: the leptons come from simulated decays; the numbers of jets and b-tags and the missing transverse momentum follow the distributions of the 2020 histogram analyser.',
};

/** What depends on the missing momentum and its direction together means nothing here. */
const left = ['mt', 'deltaPhiMetLl'];

export const ttz13 = (): Sample<DileptonEvent> =>
  assembled({
    info: ttz13Info,
    columns: dileptonColumns.filter(({name}) => !left.includes(name)),
    parts: processIds.map((id) => parts[id]),
    hasPseudoData: true,
  });
