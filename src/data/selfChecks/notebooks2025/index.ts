import {data2025} from './data2025';
import {samples2025} from './samples2025';
import {concepts} from './concepts';
import {standardModel2025} from './standardModel2025';
import {variables2025} from './variables2025';
import {cpp2025} from './cpp2025';
import type {PageChecksSource} from '../schema';

export const notebooks2025: readonly PageChecksSource[] = [
  data2025,
  samples2025,
  concepts,
  standardModel2025,
  variables2025,
  cpp2025,
];
