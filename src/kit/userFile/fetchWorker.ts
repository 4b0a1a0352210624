import {defineWorkerService} from '@site/src/kit/worker/service';
import {fetchService} from './fetchService';

defineWorkerService(fetchService);
