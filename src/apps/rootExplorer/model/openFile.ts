/** Opens a file of any origin, and says what is in it. */
import {httpBytes} from '@site/src/rootFile/httpBytes';
import {isHistogramClass} from '@site/src/rootFile/histogramClass';
import {
  blobBytes,
  RootFileError,
  type RootBytes,
  type RootContents,
  type RootFile,
} from '@site/src/rootFile/rootFile';
import {describedTree, type Dictionary} from './describe';
import {otherKind} from './problem';
import {isSampleAddress, openSample} from './sampleFile';
import {ExplorerError, type OpenFile, type Origin, type OtherInfo, type TreeInfo} from './types';

export interface FileSession {
  readonly info: OpenFile;
  readonly file: RootFile;
}

function whyNot(className: string): string {
  if (className.endsWith('RNTuple')) return 'RNTuples are not supported yet.';
  if (/^TH3/.test(className)) return '3D histograms are not supported here.';
  if (/^TProfile[23]D/.test(className)) return '2D profiles are not supported here.';
  if (/^TGraph/.test(className)) return 'Graphs are not supported here.';
  return `Objects of the class ${className} are not supported here.`;
}

/** Trees with which software keeps its books stand last. */
const bookkeepingLast = (trees: readonly TreeInfo[]): readonly TreeInfo[] => [
  ...trees.filter(({isBookkeeping}) => !isBookkeeping),
  ...trees.filter(({isBookkeeping}) => isBookkeeping),
];

function remarksOn({trees, others}: RootContents): readonly string[] {
  const older = trees.filter(({olderCycles}) => olderCycles > 0).map(({path}) => path);
  const ntuples = others.filter(({className}) => className.endsWith('RNTuple'));
  return [
    ...(older.length > 0
      ? [
          `The file contains older versions of ${older.join(', ')}. Only the newest version is shown, which may include the content of the older ones.`,
        ]
      : []),
    ...(ntuples.length > 0
      ? [
          `The file also contains RNTuples, which are not supported yet: ${ntuples.map(({path}) => path).join(', ')}.`,
        ]
      : []),
    ...(trees.length === 0 ? ['The file contains no tree with entries.'] : []),
  ];
}

async function bytesOf(origin: Origin): Promise<RootBytes> {
  return origin.kind === 'file' ? blobBytes(origin.blob, origin.name) : httpBytes(origin.url);
}

async function opened(bytes: RootBytes): Promise<RootFile> {
  if (bytes.size === 0) {
    throw new ExplorerError({what: 'The file is empty.', advice: 'Download it again.'});
  }
  const {openRootFile} = await import('@site/src/rootFile/adapter');
  return openRootFile(bytes).catch(async (error: unknown) => {
    if (!(error instanceof RootFileError) || error.kind !== 'notRoot') throw error;
    const start = new Uint8Array(await bytes.read(0, Math.min(64, bytes.size)));
    throw new ExplorerError({what: error.message, advice: otherKind(start)});
  });
}

/** @throws ExplorerError, RootFileError or RootBytesError */
export async function openFile(
  origin: Origin,
  dictionary: Promise<Dictionary>,
): Promise<FileSession> {
  if (origin.kind === 'address' && isSampleAddress(origin.url)) return openSample(origin.url);
  const bytes = await bytesOf(origin);
  const file = await opened(bytes);
  const {trees, others} = file.contents;
  const known = await dictionary.catch((): Dictionary => []);
  const info: OpenFile = {
    name: bytes.name,
    size: bytes.size,
    ...(origin.kind === 'address' ? {url: origin.url} : {}),
    trees: bookkeepingLast(trees.map((tree) => describedTree(tree, known))),
    histograms: others
      .filter(({className}) => isHistogramClass(className))
      .map(({path, title, className}) => ({path, title, className})),
    others: others
      .filter(({className}) => !isHistogramClass(className))
      .map(({path, className, problem}): OtherInfo => ({
        path,
        className,
        why: problem ?? whyNot(className),
      })),
    remarks: remarksOn(file.contents),
  };
  return {info, file};
}
