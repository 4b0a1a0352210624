import {samples2016} from '@site/src/data/catalogue/samples/education2016';
import {ladderOf} from './Ladder';

const chosen = [
  167742, 147770, 167741, 173042, 117050, 110140, 105985, 110090, 105987, 105986, 110903, 161005,
  161055, 160155, 160205,
];

export const CrossSectionLadder = ladderOf('2016e-8tev', samples2016, chosen);
