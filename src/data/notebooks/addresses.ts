/** Where a notebook is, by the address patterns of the collection and of the services. */
import type {Notebook} from './schema';

type Place = Pick<Notebook, 'path' | 'ref'>;

const repository = 'atlas-outreach-data-tools/notebooks-collection-opendata';

/** Each part of a path for itself: the slashes between them stay. */
const inPath = ({ref, path}: Place): string =>
  [ref, ...path.split('/')].map(encodeURIComponent).join('/');

export const sourceAddress = (place: Place): string =>
  `https://github.com/${repository}/blob/${inPath(place)}`;

export const fileAddress = (place: Place): string =>
  `https://raw.githubusercontent.com/${repository}/${inPath(place)}`;

export const viewAddress = (place: Place): string =>
  `https://nbviewer.org/github/${repository}/blob/${inPath(place)}`;

/** Binder calls the newest state of the current branch HEAD. */
export const binderAddress = ({ref, path}: Place): string =>
  `https://mybinder.org/v2/gh/${repository}/${ref === 'master' ? 'HEAD' : ref}?labpath=${encodeURIComponent(path)}`;

export const colabAddress = (place: Place): string =>
  `https://colab.research.google.com/github/${repository}/blob/${inPath(place)}`;

export const swanAddress = (): string =>
  `https://cern.ch/swanserver/cgi-bin/go?projurl=https://github.com/${repository}.git`;

export const codespacesAddress = (): string => `https://codespaces.new/${repository}`;
