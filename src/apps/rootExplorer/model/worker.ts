import {defineWorkerService} from '@site/src/kit/worker/service';
import {createRootFileService} from './service';

defineWorkerService(createRootFileService());
