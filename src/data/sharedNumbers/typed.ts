/** Numbers that pages share and that no table of the catalogue holds. */
import {higgsCrossSectionPb} from '../higgs';
import {inelastic13} from '../processes';
import {run2Trigger} from '../trigger';
import type {TypedNumber} from './types';

const detectorPaper = 'JINST 3 (2008) S08003';
const higgsReport = 'LHC Higgs Working Group, Yellow Report 4, arXiv:1610.07922, m_H = 125 GeV';
const lhc = 'LHC machine, JINST 3 (2008) S08001';
const luminosityPaper = 'EPJC 83 (2023) 982, arXiv:2212.09379';
const goodRuns = 'counted in the 2015 and 2016 good run lists, All_Good_25ns';
const triggerPaper = 'trigger in Run 2, arXiv:2007.12539';
const portal = 'CERN Open Data Portal';

const luminosityPb = 36_600;

const of = (source: string, text: string): TypedNumber => ({text, source});

export const typedNumbers = {
  '2020e-13tev.data.events': of('ATL-OREACH-PUB-2020-001', '≈ 270 million'),
  '2020e-13tev.total.bytes': of(`${portal}, records 15000 to 15007`, '278.64 GB'),

  'run2.luminosity': of(luminosityPaper, '140 fb⁻¹'),
  'run2.luminosityExact': of(luminosityPaper, '140.1 ± 1.2 fb⁻¹'),
  '2017.luminosity': of(luminosityPaper, '44.63 ± 0.50 fb⁻¹'),
  '2018.luminosity': of(luminosityPaper, '58.79 ± 0.64 fb⁻¹'),

  'grl.2015.runs': of(goodRuns, '66'),
  'grl.2015.lumiblocks': of(goodRuns, '23,893'),
  'grl.2016.runs': of(goodRuns, '151'),
  'grl.2016.lumiblocks': of(goodRuns, '95,932'),

  'lhc.run1.energy': of(lhc, '7 and 8 TeV'),
  'lhc.run2.energy': of(lhc, '13 TeV'),
  'lhc.run3.energy': of(lhc, '13.6 TeV'),
  'pbpb2015.energy': of('records 80035 to 80037', '5.02 TeV'),
  'lhc.circumference': of(lhc, '27 km'),
  'lhc.clock': of(detectorPaper, `${run2Trigger.clockHz / 1e6} MHz`),
  'lhc.run2.crossings': of(
    '2208 (2016) and 2544 (2018) colliding bunch pairs',
    run2Trigger.crossingsPrint,
  ),
  'trigger.run2.l1': of(triggerPaper, run2Trigger.rateOf('l1')),
  'trigger.run2.hlt': of(triggerPaper, run2Trigger.rateOf('hlt')),
  'trigger.run2.oneIn': of('Run 2 crossing rate divided by 1 kHz', run2Trigger.keptOneIn),

  'higgs.xsec13': of(higgsReport, `${higgsCrossSectionPb} pb`),
  'higgs.produced36': of(
    `${higgsReport}, times 36.6 fb⁻¹`,
    `${((higgsCrossSectionPb * luminosityPb) / 1e6).toFixed(2)} million`,
  ),
  'inelastic.xsec13': of('rounded from 78.1 ± 2.9 mb, arXiv:1606.02625', inelastic13.print),
} as const satisfies Readonly<Record<string, TypedNumber>>;
