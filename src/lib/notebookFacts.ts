/** What pages say about notebooks: put together at build time, so that pages carry only their own. */
import {fileAddress, sourceAddress, viewAddress} from '../data/notebooks/addresses';
import {fileOf} from '../data/notebooks';
import type {Notebook} from '../data/notebooks/schema';
import {obstacleOf, services, type Obstacle, type Service} from '../data/notebooks/services';

export interface RunLink {
  readonly service: string;
  readonly account: string;
  /** Null where the service cannot run the notebook. */
  readonly address: string | null;
  /** What happens, in full: buttons are named by it. */
  readonly label: string;
  readonly obstacle: string | null;
}

interface ServiceTerms {
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
  readonly terms: readonly ServiceTerms[];
  readonly problem: string | null;
  readonly source: string;
  readonly download: string;
  readonly view: string;
}

const dataSentences: Readonly<Record<Notebook['access'], string>> = {
  copied: 'It downloads each file once via HTTPS and reads the copy.',
  web: 'It reads its files over the web while it runs.',
  adapts: 'It streams over XRootD (root://) or via HTTPS, depending on the service.',
  root: 'It streams over XRootD (root://).',
  'old-server':
    'Its data come from a server that was reported offline in May 2026: change the URL before you run it.',
  download: 'It downloads its input first.',
  metadata: 'It requests metadata and reads no events.',
  nothing: 'It needs no external data.',
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

/** All that a service asks and gives: "Binder: no account; the first start can take minutes; …". */
function termsOf(
  {name, account, waiting, keeps, opensFile}: Service,
  folder: string,
): ServiceTerms {
  const opens = opensFile ? [] : [`opens the whole collection: go to ${folder}`];
  return {service: name, terms: [account, waiting, keeps, ...opens].join('; ')};
}

export function runFacts(notebook: Notebook): RunFacts {
  const usable = services.filter((service) => !obstacleOf(notebook, service)?.isFinal);
  const folder = notebook.path.slice(0, notebook.path.lastIndexOf('/'));
  return {
    file: fileOf(notebook),
    tag: notebook.ref === 'master' ? null : notebook.ref,
    links: services.map((service) => linkTo(notebook, service)),
    data: dataSentences[notebook.access],
    terms: usable.map((service) => termsOf(service, folder)),
    problem: notebook.knownProblem,
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
  readonly level: string;
  readonly libraries: string;
  readonly time: string;
  /** What takes that long; null where no time is stated. */
  readonly timeOf: string | null;
  readonly walkthrough: string | null;
  readonly source: string;
}

const bounds = {under: 'under ', about: 'about ', exactly: ''} as const;

export function rowOf(notebook: Notebook): NotebookRow {
  const {level, language, libraries, time} = notebook;
  return {
    file: fileOf(notebook),
    title: notebook.title,
    purpose: notebook.purpose,
    reads: notebook.reads,
    level: level ?? 'not stated',
    libraries: [language, ...libraries].join(', '),
    time: time ? `${bounds[time.bound]}${time.minutes} min` : 'not stated',
    timeOf: time?.of ?? null,
    walkthrough: notebook.walkthrough,
    source: sourceAddress(notebook),
  };
}
