import {data2020} from './data2020';
import {samples2020} from './samples2020';
import {limitations2020} from './limitations2020';
import {standardModel2020} from './standardModel2020';
import {classifiers2020} from './classifiers2020';
import {searches2020} from './searches2020';
import {uproot2020} from './uproot2020';
import {pyroot2020} from './pyroot2020';
import {cpp2020} from './cpp2020';
import type {PageChecksSource} from '../schema';

export const notebooks2020: readonly PageChecksSource[] = [
  data2020,
  samples2020,
  limitations2020,
  standardModel2020,
  classifiers2020,
  searches2020,
  uproot2020,
  pyroot2020,
  cpp2020,
];
