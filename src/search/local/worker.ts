/** The search engine beside the page, so that typing stays smooth while it loads and searches. */
import {createService, type Answer, type Question, type Service, type Site} from './service';

export interface Asked {
  readonly id: number;
  readonly site: Site;
  readonly question: Question;
}

export interface Answered {
  readonly id: number;
  readonly answer: Answer;
}

/** What of a worker's global scope we use; the types of the project are those of a page. */
interface WorkerScope {
  onmessage: (event: MessageEvent<Asked>) => void;
  postMessage(message: Answered): void;
}

const scope = self as unknown as WorkerScope;
const services = new Map<string, Service>();

scope.onmessage = ({data: {id, site, question}}) => {
  const service = services.get(site.manifestUrl) ?? createService(site);
  services.set(site.manifestUrl, service);
  void service.answer(question).then((answer) => scope.postMessage({id, answer}));
};
