/** Makes a sample beside the page. */
import {buffersOf} from '../protocol';
import {makingEvents} from './makeEvents';
import {messageOf, type Order, type Report} from './protocol';

/** What of a worker's global scope we use; the types of the project are those of a page. */
interface WorkerScope {
  onmessage: (event: MessageEvent<Order>) => void;
  postMessage(report: Report, transfer?: Transferable[]): void;
}

const scope = self as unknown as WorkerScope;

scope.onmessage = ({data: {wanted, choice, share}}) => {
  try {
    const making = makingEvents(wanted, choice, share);
    let told = 0;
    let step = making.next();
    for (; !step.done; step = making.next()) {
      if (step.value < told + 0.01) continue;
      told = step.value;
      scope.postMessage({kind: 'progress', done: told});
    }
    scope.postMessage({kind: 'made', events: step.value}, buffersOf(step.value));
  } catch (error) {
    scope.postMessage({kind: 'failed', message: messageOf(error)});
  }
};
