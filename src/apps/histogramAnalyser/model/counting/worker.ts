import {defineWorkerService} from '@site/src/kit/worker/service';
import {createEngineService} from './service';

defineWorkerService(createEngineService());
