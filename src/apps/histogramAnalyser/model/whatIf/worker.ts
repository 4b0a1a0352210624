import {defineWorkerService} from '@site/src/kit/worker/service';
import {whatIfService} from './service';

defineWorkerService(whatIfService);
