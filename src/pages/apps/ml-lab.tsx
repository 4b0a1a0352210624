import {LabPage} from '@site/src/apps/mlLab/LabPage';

export default LabPage;
