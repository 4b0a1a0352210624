/** Answers questions on one file: the worker's part, without the worker. */
import {draw} from './draw/draw';
import {loadDictionary} from './loadDictionary';
import {openFile, type Opened} from './openFile';
import {preview} from './preview';
import {explained} from './problem';
import {storedHistogram} from './stored';
import {
  ExplorerError,
  type Drawn,
  type DrawRequest,
  type OpenFile,
  type Origin,
  type Preview,
  type Problem,
  type StoredHistogram,
  type TreeInfo,
} from './types';

/** What each question gets for an answer. */
export interface Answers {
  readonly open: OpenFile;
  readonly preview: Preview;
  readonly draw: Drawn;
  readonly histogram: StoredHistogram;
}

export type Question =
  | {readonly kind: 'open'; readonly origin: Origin}
  | {
      readonly kind: 'preview';
      readonly tree: string;
      readonly branches: readonly string[];
      readonly first: number;
      readonly count: number;
    }
  | {readonly kind: 'draw'; readonly request: DrawRequest}
  | {readonly kind: 'histogram'; readonly path: string};

export type Asked =
  | {readonly kind: 'ask'; readonly id: number; readonly question: Question}
  /** Ends a drawing, which then answers with what it has. */
  | {readonly kind: 'stop'; readonly id: number};

export type Reply =
  | {readonly kind: 'part'; readonly id: number; readonly drawn: Drawn}
  | {readonly kind: 'answer'; readonly id: number; readonly answer: Answers[keyof Answers]}
  | {readonly kind: 'failed'; readonly id: number; readonly problem: Problem};

const problemOf = ({what, cure, at, near}: ExplorerError): Problem => ({what, cure, at, near});

/** Never rejects: what goes wrong is in the reply. Only the last file is kept. */
export function createService(post: (reply: Reply) => void): (asked: Asked) => Promise<void> {
  let current: Opened | undefined;
  let drawing: {readonly id: number; readonly stop: AbortController} | undefined;
  let dictionary: ReturnType<typeof loadDictionary> | undefined;

  function opened(): Opened {
    if (current) return current;
    throw new ExplorerError({what: 'No file is open.', cure: 'Open one first.'});
  }

  function treeAt(path: string): TreeInfo {
    const tree = opened().info.trees.find((one) => one.path === path);
    if (tree) return tree;
    throw new ExplorerError({
      what: `The file has no tree “${path}”.`,
      cure: 'Choose one from the list.',
    });
  }

  async function answered(id: number, question: Question): Promise<Answers[keyof Answers]> {
    switch (question.kind) {
      case 'open':
        drawing?.stop.abort();
        current = undefined;
        dictionary ??= loadDictionary();
        current = await openFile(question.origin, dictionary);
        return current.info;
      case 'preview': {
        const {tree, branches, first, count} = question;
        return preview(opened().file, treeAt(tree), branches, first, count);
      }
      case 'histogram':
        return storedHistogram(opened().file, question.path);
      case 'draw': {
        const {request} = question;
        drawing?.stop.abort();
        const stop = new AbortController();
        drawing = {id, stop};
        return draw(opened().file, treeAt(request.tree), request, {
          signal: stop.signal,
          onPart: (drawn) => post({kind: 'part', id, drawn}),
        });
      }
    }
  }

  return async (asked) => {
    const {id} = asked;
    if (asked.kind === 'stop') {
      if (drawing?.id === id) drawing.stop.abort();
      return;
    }
    try {
      post({kind: 'answer', id, answer: await answered(id, asked.question)});
    } catch (error) {
      post({kind: 'failed', id, problem: problemOf(explained(error))});
    }
  };
}
