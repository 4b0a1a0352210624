import {variables2016} from '@site/src/data/catalogue/variables/education2016';
import {listOf} from './List';

export const VariableList = listOf('2016e-8tev', variables2016);
