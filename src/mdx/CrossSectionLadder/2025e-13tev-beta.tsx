import {samples2024} from '@site/src/data/catalogue/samples/research2024';
import {ladderOf} from './Ladder';

const chosen = [
  364703, 700340, 700322, 410470, 410471, 410658, 601355, 364352, 700602, 700601, 700600, 410155,
  343981, 410218, 346214, 345060, 301204,
];

export const CrossSectionLadder = ladderOf('2025e-13tev-beta', samples2024, chosen);
