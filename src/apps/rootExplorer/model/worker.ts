/** Reads and draws beside the page, so that it can be used and the reading be broken off. */
import {createService, type Asked, type Reply} from './service';

/** What of a worker's global scope we use; the types of the project are those of a page. */
interface WorkerScope {
  onmessage: (event: MessageEvent<Asked>) => void;
  postMessage(reply: Reply): void;
}

const scope = self as unknown as WorkerScope;
const service = createService((reply) => scope.postMessage(reply));

scope.onmessage = ({data}) => void service(data);
