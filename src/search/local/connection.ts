/** The page's line to the search engine: a worker, or the page itself where workers are refused. */
import type {Answer, Question, Service, Site} from './service';
import type {Answered, Asked} from './worker';

export interface Connection {
  ask(question: Question): Promise<Answer>;
}

export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

interface Waiting {
  readonly question: Question;
  readonly resolve: (answer: Answer | Promise<Answer>) => void;
}

function startWorker(): WorkerLike {
  return new Worker(new URL('./worker.ts', import.meta.url));
}

/** Opens no worker before the first question; each failure of it is answered from the page. */
export function connect(site: Site, start: () => WorkerLike = startWorker): Connection {
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  let worker: WorkerLike | undefined;
  let onPage: Promise<Service> | undefined;

  const askPage = async (question: Question): Promise<Answer> => {
    onPage ??= import('./service').then(({createService}) => createService(site));
    onPage.catch(() => {
      onPage = undefined;
    });
    return (await onPage).answer(question);
  };

  const giveUp = (): void => {
    worker?.terminate();
    worker = undefined;
    start = () => {
      throw new Error('This page runs no search worker.');
    };
    for (const {question, resolve} of waiting.values()) resolve(askPage(question));
    waiting.clear();
  };

  const open = (): WorkerLike => {
    const opened = start();
    opened.onmessage = ({data}: MessageEvent<Answered>) => {
      waiting.get(data.id)?.resolve(data.answer);
      waiting.delete(data.id);
    };
    opened.onerror = (event) => {
      event.preventDefault();
      giveUp();
    };
    return opened;
  };

  return {
    ask(question) {
      try {
        worker ??= open();
      } catch {
        return askPage(question);
      }
      asked += 1;
      const message: Asked = {id: asked, site, question};
      return new Promise((resolve) => {
        waiting.set(message.id, {question, resolve});
        worker?.postMessage(message);
      });
    },
  };
}
