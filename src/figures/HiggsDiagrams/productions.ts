/** Production modes of the Higgs boson, at leading order. */
import type {Point} from '../feynman/lines';
import type {DiagramPart, Production} from './types';

const upper = {in1: [44, 70], a: [150, 95], out1: [548, 28]} as const;
const lower = {in2: [44, 290], b: [150, 265], out2: [548, 332]} as const;
const [above, below]: readonly [Point, Point] = [
  [226, 120],
  [226, 240],
];

const gluons = [
  {particle: 'gluon', from: 'in1', to: 'a', when: 0},
  {particle: 'gluon', from: 'in2', to: 'b', when: 0},
] as const;

const gluonFusion: DiagramPart = {
  places: {in1: [44, 105], a: [150, 105], in2: [44, 255], b: [150, 255]},
  lines: [
    ...gluons,
    {particle: 'top', from: 'a', to: 'birth', when: 1, isUnsigned: true, name: [216, 122]},
    {particle: 'top', from: 'birth', to: 'b', when: 1, isUnsigned: true, name: [216, 238]},
    {particle: 'top', from: 'b', to: 'a', when: 1, isUnsigned: true, name: [126, 180]},
  ],
  steps: [
    'Two gluons come in, one from each proton.',
    'Gluons have no mass, and the Higgs boson couples to mass. The link is a loop of top quarks, which interact strongly and, as the heaviest known elementary particles, couple most strongly to the Higgs boson.',
    'The loop ends in a Higgs boson, the dashed line. It lives for 1.6 × 10⁻²² s on average and leaves no track.',
  ],
};

const bosonFusion: DiagramPart = {
  places: {...upper, ...lower},
  lines: [
    {particle: 'up', from: 'in1', to: 'a', when: 0},
    {particle: 'down', from: 'in2', to: 'b', when: 0},
    {particle: 'down', from: 'a', to: 'out1', when: 1},
    {particle: 'up', from: 'b', to: 'out2', when: 1},
    {particle: 'w', from: 'a', to: 'birth', when: 1, name: above},
    {particle: 'w', from: 'birth', to: 'b', when: 1, name: below},
  ],
  steps: [
    'A quark from each proton comes in: here an up quark and a down quark.',
    'Each quark radiates a W boson and thereby changes its flavour. The two quarks continue close to the beam and form two jets, one forward and one backward, which are the signature of such events.',
    'The W bosons fuse into a Higgs boson, the dashed line; two Z bosons can do the same.',
  ],
};

const along = {in1: [44, 100], a: [130, 180], in2: [44, 260], out1: [430, 338]} as const;

const withW: DiagramPart = {
  places: along,
  lines: [
    {particle: 'up', from: 'in1', to: 'a', when: 0},
    {particle: 'down', from: 'a', to: 'in2', when: 0},
    {particle: 'w', from: 'a', to: 'birth', when: 1, isVirtual: true, name: [190, 150]},
    {particle: 'w', from: 'birth', to: 'out1', when: 2, name: [454, 338]},
  ],
  steps: [
    'A quark and an antiquark come in: here an up quark and a down antiquark.',
    'They annihilate into a virtual (off-shell) W boson, marked by a star, whose mass is far above the nominal W mass.',
    'It radiates a Higgs boson, the dashed line, and continues as an on-shell W boson. A lepton from that W boson helps to find the event.',
  ],
};

const withZ: DiagramPart = {
  places: along,
  lines: [
    {particle: 'up', from: 'in1', to: 'a', when: 0},
    {particle: 'up', from: 'a', to: 'in2', when: 0},
    {particle: 'z', from: 'a', to: 'birth', when: 1, isVirtual: true, name: [190, 150]},
    {particle: 'z', from: 'birth', to: 'out1', when: 2, name: [454, 338]},
  ],
  steps: [
    'A quark and its antiquark come in: here an up quark and an up antiquark.',
    'They annihilate into a virtual (off-shell) Z boson, marked by a star, whose mass is far above the nominal Z mass.',
    'It radiates a Higgs boson, the dashed line, and continues as an on-shell Z boson. Two leptons from that Z boson, or missing transverse momentum from its neutrinos, help to find the event.',
  ],
};

const withTops: DiagramPart = {
  places: {...upper, ...lower},
  lines: [
    ...gluons,
    {particle: 'top', from: 'out2', to: 'b', when: 1},
    {particle: 'top', from: 'b', to: 'birth', when: 1, isUnsigned: true, name: below},
    {particle: 'top', from: 'birth', to: 'a', when: 1, isUnsigned: true, name: above},
    {particle: 'top', from: 'a', to: 'out1', when: 1},
  ],
  steps: [
    'Two gluons come in, one from each proton.',
    'They produce a top quark and a top antiquark, each of which decays to a W boson and a bottom quark.',
    'A Higgs boson, the dashed line, is radiated between the two. The rate shows directly, without a loop, how strongly the Higgs boson couples to top quarks.',
  ],
};

export const productions: readonly Production[] = [
  {key: 'ggf', label: 'gluon fusion', short: 'ggF', ...gluonFusion},
  {key: 'vbf', label: 'vector-boson fusion', short: 'VBF', ...bosonFusion},
  {key: 'wh', label: 'WH production', short: 'WH', ...withW},
  {key: 'zh', label: 'ZH production', short: 'ZH', ...withZ},
  {key: 'tth', label: 'tt̄H production', short: 'tt̄H', ...withTops},
];
