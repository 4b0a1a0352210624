/** Trains beside the page. */
import {createService, type Scope} from './service';

const scope = self as unknown as Scope & {onmessage: (event: MessageEvent) => void};
const service = createService(scope);

scope.onmessage = ({data}) => service(data);
