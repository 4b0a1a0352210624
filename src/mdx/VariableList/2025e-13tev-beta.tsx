import {variables2025} from '@site/src/data/catalogue/variables/education2025';
import {listOf} from './List';

export const VariableList = listOf('2025e-13tev-beta', variables2025);
