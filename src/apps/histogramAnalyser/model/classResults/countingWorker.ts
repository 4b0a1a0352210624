import {defineWorkerService} from '@site/src/kit/worker/service';
import {countingService} from './countingService';

defineWorkerService(countingService);
