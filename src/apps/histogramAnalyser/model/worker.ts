/** The engine beside the page, so that drawing stays smooth while it counts. */
import type {Asked, Reply} from './protocol';
import {createService} from './service';

/** What of a worker's global scope we use; the types of the project are those of a page. */
interface WorkerScope {
  onmessage: (event: MessageEvent<Asked>) => void;
  postMessage(reply: Reply, transfer: Transferable[]): void;
}

const scope = self as unknown as WorkerScope;
const service = createService();

scope.onmessage = ({data}) => {
  const reply = service(data);
  const planes = reply.kind === 'snapshot' ? [reply.snapshot.planes.buffer as ArrayBuffer] : [];
  scope.postMessage(reply, planes);
};
