import type {ReactNode} from 'react';
import {FactList} from '@site/src/kit/app/FactList';
import {codeVersion} from '@site/src/kit/app/codeVersion';
import type {PanelGiven} from '../panels';

const libraryText =
  'The events of the library are simulated for teaching: our own generator throws particles with the masses, widths and angles of each process, and a toy detector turns them into tracks, clusters and jets. They stand for no collision that was recorded, and say nothing about how often a process happens: the library has about as many of each kind. Of heavy ions, only some of the tracks are kept, or you would see nothing.';

const fileText =
  'The events of this file were read on your device, and were sent nowhere. What they are, the file alone can say.';

const entries: readonly (readonly [string, string])[] = [
  [
    'Tracks',
    'Charged particles follow a helix in the 2 T of the solenoid, as far as the inner detector reaches. Beyond it, electrons are drawn up to the electromagnetic calorimeter and other charged particles, dashed, to the hadronic one. Muons go on through the toroids, whose field bends them in the view from the side. Energy loss and scattering are left out.',
  ],
  [
    'Energy',
    'Bars and squares stand for energy in a cluster of cells of a calorimeter. Jets are cones in the direction of a spray of particles; the length says the momentum, the opening the radius with which the jet was searched.',
  ],
  [
    'Missing momentum',
    'The dashed arrow is computed from all that was seen. Invisible particles may have caused it, or imperfect measurements.',
  ],
  [
    'Detector',
    'Cylinders and discs with the dimensions published by ATLAS in 2008, with the innermost pixel layer of 2014. Supports, cables and many details are left out.',
  ],
];

/** The meaning of the pictures, and the details that they omit. */
export function AboutPanel({display: {file}}: PanelGiven): ReactNode {
  const all = [
    ['Events', file ? fileText : libraryText] as const,
    ...entries,
    ['Code', `This page was built as ${codeVersion()}.`] as const,
  ];
  return <FactList facts={all} />;
}
