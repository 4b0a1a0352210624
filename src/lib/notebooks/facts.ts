/** What pages say about notebooks: put together at build time, so that pages carry only their own. */
import {fileAddress, sourceAddress, viewAddress} from '../../data/notebooks/addresses';
import {fileOf} from '../../data/notebooks';
import type {Notebook} from '../../data/notebooks/schema';
import {obstacleOf, services, type Obstacle, type Service} from '../../data/notebooks/services';
import {durationOf, sentence, statusFacts, statusInRow, type StatusFacts} from './status';

export interface RunLink {
  readonly service: string;
  readonly account: string;
  /** Null where the service cannot run the notebook. */
  readonly address: string | null;
  /** What happens, in full: buttons are named by it. */
  readonly label: string;
  readonly obstacle: string | null;
}

export interface ServiceTerms {
  readonly service: string;
  readonly terms: string;
}

export interface RunFacts {
  readonly file: string;
  /** The tag that keeps it; null on the current branch. */
  readonly tag: string | null;
  readonly links: readonly RunLink[];
  /** A sentence on how it gets what it reads. */
  readonly data: string;
  /** The folder to go to in services that open the whole collection, by their names; null if none does. */
  readonly folder: {readonly services: string; readonly path: string} | null;
  readonly status: StatusFacts;
  readonly source: string;
  readonly download: string;
  readonly view: string;
}

const dataSentences: Readonly<Record<Notebook['access'], string>> = {
  copied: 'It downloads each file once via HTTPS and reads the copy.',
  web: 'It reads its files over the web while it runs.',
  adapts: 'It streams its files over XRootD (root://) or via HTTPS, depending on the service.',
  root: 'It streams its files over XRootD (root://).',
  'old-server':
    'Its data come from a server that was reported offline in May 2026: change the URL before you run it.',
  download: 'It downloads its input first.',
  metadata: 'It requests metadata and reads no events.',
  nothing: 'It requires no external data.',
};

function linkTo(notebook: Notebook, service: Service): RunLink {
  const file = fileOf(notebook);
  const {name, account, opensFile} = service;
  const obstacle: Obstacle | null = obstacleOf(notebook, service);
  return {
    service: name,
    account,
    address: obstacle?.isFinal ? null : service.addressOf(notebook),
    label: opensFile
      ? `Open ${file} in ${name}`
      : `Open the collection in ${name}, then ${notebook.path}`,
    obstacle: obstacle && `${name} ${obstacle.reason}.`,
  };
}

/** The terms of a service: "no account; the first start can take minutes; …". */
const termsOf = ({account, waiting, keeps}: Service): string =>
  [account, waiting, keeps].join('; ');

const canRun = (notebook: Notebook, service: Service): boolean =>
  !obstacleOf(notebook, service)?.isFinal;

/** The services that can run at least one of the notebooks of a page. */
export function serviceTerms(listed: readonly Notebook[]): readonly ServiceTerms[] {
  return services
    .filter((service) => listed.some((notebook) => canRun(notebook, service)))
    .map((service) => ({service: service.name, terms: termsOf(service)}));
}

export function runFacts(notebook: Notebook): RunFacts {
  const browsed = services.filter((service) => !service.opensFile && canRun(notebook, service));
  const path = notebook.path.slice(0, notebook.path.lastIndexOf('/'));
  return {
    file: fileOf(notebook),
    tag: notebook.ref === 'master' ? null : notebook.ref,
    links: services.map((service) => linkTo(notebook, service)),
    data: dataSentences[notebook.access],
    folder:
      browsed.length > 0 ? {services: browsed.map(({name}) => name).join(' and '), path} : null,
    status: statusFacts(notebook),
    source: sourceAddress(notebook),
    download: fileAddress(notebook),
    view: viewAddress(notebook),
  };
}

/** A row of a list of notebooks. */
export interface NotebookRow {
  readonly file: string;
  readonly title: string;
  readonly purpose: string;
  readonly reads: string;
  readonly libraries: string;
  /** Level and time, as far as they are stated: "Beginner. Under 60 min: one person."; else null. */
  readonly effort: string | null;
  /** "Last checked July 2026.", or "Not yet verified." */
  readonly checked: string;
  /** The number of its corrections, and the section that explains the first; null for none. */
  readonly corrections: {readonly words: string; readonly at: string} | null;
  readonly walkthrough: string | null;
  readonly source: string;
}

function effortOf(notebook: Notebook): string | null {
  const stated = [notebook.level, durationOf(notebook)].filter((text) => text !== null);
  return stated.length > 0 ? stated.map(sentence).join(' ') : null;
}

export function rowOf(notebook: Notebook): NotebookRow {
  const {language, libraries} = notebook;
  return {
    file: fileOf(notebook),
    title: notebook.title,
    purpose: notebook.purpose,
    reads: notebook.reads,
    libraries: [language, ...libraries].join(', '),
    effort: effortOf(notebook),
    ...statusInRow(notebook),
    walkthrough: notebook.walkthrough,
    source: sourceAddress(notebook),
  };
}
