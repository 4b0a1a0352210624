import {defineWorkerService} from '@site/src/kit/worker/service';
import {createLabService} from './service';

defineWorkerService(createLabService());
