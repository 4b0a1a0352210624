import {defineWorkerService} from '@site/src/kit/worker/service';
import {createFileService} from './service';

defineWorkerService(createFileService());
