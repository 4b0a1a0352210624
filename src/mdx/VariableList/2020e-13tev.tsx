import {variables2020} from '@site/src/data/catalogue/variables/education2020';
import {listOf} from './List';

export const VariableList = listOf('2020e-13tev', variables2020);
