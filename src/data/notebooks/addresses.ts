/** URLs of a notebook in the repository and on the services that open it. */
import type {Notebook} from './schema';

type NotebookLocation = Pick<Notebook, 'path' | 'ref'>;

const repository = 'atlas-outreach-data-tools/notebooks-collection-opendata';

/** Each part of a path for itself: the slashes between them stay. */
const inPath = ({ref, path}: NotebookLocation): string =>
  [ref, ...path.split('/')].map(encodeURIComponent).join('/');

export const sourceAddress = (place: NotebookLocation): string =>
  `https://github.com/${repository}/blob/${inPath(place)}`;

export const fileAddress = (place: NotebookLocation): string =>
  `https://raw.githubusercontent.com/${repository}/${inPath(place)}`;

export const viewAddress = (place: NotebookLocation): string =>
  `https://nbviewer.org/github/${repository}/blob/${inPath(place)}`;

/** Binder calls the newest state of the current branch HEAD. */
export const binderAddress = ({ref, path}: NotebookLocation): string =>
  `https://mybinder.org/v2/gh/${repository}/${ref === 'master' ? 'HEAD' : ref}?labpath=${encodeURIComponent(path)}`;

export const colabAddress = (place: NotebookLocation): string =>
  `https://colab.research.google.com/github/${repository}/blob/${inPath(place)}`;

export const swanAddress = (): string =>
  `https://cern.ch/swanserver/cgi-bin/go?projurl=https://github.com/${repository}.git`;

export const codespacesAddress = (): string => `https://codespaces.new/${repository}`;
