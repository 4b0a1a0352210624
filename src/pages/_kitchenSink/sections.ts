import {AcceleratorChain} from '@site/src/figures/AcceleratorChain';
import {AntiKt} from '@site/src/figures/AntiKt';
import {Centrality} from '@site/src/figures/Centrality';
import {Coordinates} from '@site/src/figures/Coordinates';
import {DataFunnel} from '@site/src/figures/DataFunnel';
import {DetectorSection} from '@site/src/figures/DetectorSection';
import {HardScatter} from '@site/src/figures/HardScatter';
import {HiggsDecays} from '@site/src/figures/HiggsDecays';
import {HiggsDiagrams} from '@site/src/figures/HiggsDiagrams';
import {JetCalibration} from '@site/src/figures/JetCalibration';
import {LuminosityBlocks} from '@site/src/figures/LuminosityBlocks';
import {ProcessRates} from '@site/src/figures/ProcessRates';
import {Showers} from '@site/src/figures/Showers';
import {SimulationChain} from '@site/src/figures/SimulationChain';
import {StandardModel} from '@site/src/figures/StandardModel';
import {SystematicVariation} from '@site/src/figures/SystematicVariation';
import {TopoClusters} from '@site/src/figures/TopoClusters';
import {TriggerFlow} from '@site/src/figures/TriggerFlow';
import Admonitions from './texts/_admonitions.mdx';
import Code from './texts/_code.mdx';
import Details from './texts/_details.mdx';
import Formulas from './texts/_formulas.mdx';
import Lesson from './texts/_lesson.mdx';
import Prose from './texts/_prose.mdx';
import SelfChecks from './texts/_selfChecks.mdx';
import Tables from './texts/_tables.mdx';
import Tabs from './texts/_tabs.mdx';
import type {Section} from './section';
import {written} from './written';
import {
  Announcement,
  Breadcrumbs,
  Contents,
  Crash,
  Facts,
  Foot,
  Loading,
  NotFound,
  Pagination,
} from './page';
import {
  Buttons,
  Cards,
  Colours,
  FormFields,
  Keys,
  PreparedMessage,
  TableFinder,
} from './components';
import {AnswerCards, DataTools, News, PackageReference, ProjectCards, Videos} from './data';
import {PlotKit} from './plotKit';
import {EventViews, ExplorableFigures, Plots, WorksheetDrawings} from './drawings';

/** In the order of the page. A new part is a file beside this one and a line here. */
export const sections: readonly Section[] = [
  {id: 'colours', title: 'Colours', Content: Colours},
  {id: 'prose', title: 'Type and text', Content: written(Prose)},
  {id: 'keys', title: 'Small text', Content: Keys},
  {id: 'tables', title: 'Tables', Content: written(Tables)},
  {id: 'table-finder', title: 'Table with a finder', Content: TableFinder},
  {id: 'code', title: 'Code', Content: written(Code)},
  {id: 'admonitions', title: 'Boxes', Content: written(Admonitions)},
  {id: 'tabs', title: 'Tabs', Content: written(Tabs)},
  {id: 'details', title: 'Folded details', Content: written(Details)},
  {id: 'lesson', title: 'Lesson for a class', Content: written(Lesson)},
  {id: 'self-checks', title: 'Self-checks', Content: written(SelfChecks)},
  {id: 'worksheet', title: 'Drawings of worksheets', Content: WorksheetDrawings},
  {id: 'formulas', title: 'Formulas', Content: written(Formulas)},
  {id: 'buttons', title: 'Buttons', Content: Buttons},
  {id: 'fields', title: 'Form fields', Content: FormFields},
  {id: 'breadcrumbs', title: 'Breadcrumbs', Content: Breadcrumbs},
  {id: 'facts', title: 'Facts about a page', Content: Facts},
  {id: 'foot', title: 'Foot of a page', Content: Foot},
  {id: 'pagination', title: 'Previous and next page', Content: Pagination},
  {id: 'contents', title: 'Tables of contents', Content: Contents},
  {id: 'cards', title: 'Cards', Content: Cards},
  {id: 'answer-cards', title: 'Answer cards of the search', Content: AnswerCards},
  {id: 'project-cards', title: 'Cards of projects', Content: ProjectCards},
  {id: 'package-reference', title: 'Reference of functions', Content: PackageReference},
  {id: 'data-tools', title: 'Tools for the data', Content: DataTools},
  {id: 'plot-kit', title: 'Plot with a brush and a panel', Content: PlotKit},
  {id: 'plots', title: 'Plots of the histogram analyser', Content: Plots},
  {id: 'event-views', title: 'Views of the event display', Content: EventViews},
  {id: 'explorable-figures', title: 'Explorable figures', Content: ExplorableFigures},
  {id: 'anti-kt', title: 'Jets by anti-kt', Content: AntiKt},
  {id: 'topo-clusters', title: 'Topological clusters', Content: TopoClusters},
  {id: 'showers', title: 'Showers', Content: Showers},
  {id: 'accelerator-chain', title: 'Chain of accelerators', Content: AcceleratorChain},
  {id: 'detector-section', title: 'Particles in the detector', Content: DetectorSection},
  {id: 'coordinates', title: 'Coordinates', Content: Coordinates},
  {id: 'standard-model', title: 'Particles of the Standard Model', Content: StandardModel},
  {id: 'higgs-decays', title: 'Decays of the Higgs boson', Content: HiggsDecays},
  {id: 'higgs-diagrams', title: 'Diagrams of the Higgs boson', Content: HiggsDiagrams},
  {id: 'trigger-flow', title: 'Trigger and data flow', Content: TriggerFlow},
  {id: 'process-rates', title: 'Rates of processes', Content: ProcessRates},
  {
    id: 'luminosity-blocks',
    title: 'Luminosity blocks and a good run list',
    Content: LuminosityBlocks,
  },
  {id: 'data-funnel', title: 'Size of an event by format', Content: DataFunnel},
  {id: 'simulation-chain', title: 'Chains of simulation and data', Content: SimulationChain},
  {id: 'hard-scatter', title: 'Stages of a collision', Content: HardScatter},
  {id: 'jet-calibration', title: 'Chain of jet calibration', Content: JetCalibration},
  {id: 'systematic-variation', title: 'A systematic variation', Content: SystematicVariation},
  {id: 'centrality', title: 'Centrality of a collision', Content: Centrality},
  {id: 'videos', title: 'Videos', Content: Videos},
  {id: 'news', title: 'News', Content: News},
  {id: 'prepared-message', title: 'Prepared message', Content: PreparedMessage},
  {id: 'announcement', title: 'Announcement', Content: Announcement},
  {id: 'not-found', title: 'Unknown address', Content: NotFound},
  {id: 'crash', title: 'Crash', Content: Crash},
  {id: 'loading', title: 'Loading', Content: Loading},
];
