import {defineWorkerService} from '@site/src/kit/worker/service';
import {createSearchService} from './service';

defineWorkerService(createSearchService());
