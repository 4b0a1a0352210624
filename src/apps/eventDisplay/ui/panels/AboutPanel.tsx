import type {ReactNode} from 'react';
import {FactList} from '@site/src/kit/app/FactList';
import {codeVersion} from '@site/src/kit/app/codeVersion';
import type {PanelGiven} from '../panels';

const libraryText =
  'The events of the library are simulated for teaching: our own generator produces particles with the masses, widths and angular distributions of each process, and a simplified detector simulation converts them into tracks, clusters and jets. They are not recorded collisions, and their numbers do not reflect cross-sections: the library has about the same number of events of each kind. In heavy-ion events, only some of the tracks are drawn, so that you can tell them apart.';

const fileText =
  'The events of this file were read on your device and were not uploaded. Only the file itself contains information about their origin.';

const entries: readonly (readonly [string, string])[] = [
  [
    'Tracks',
    'Charged particles follow a helix in the 2 T field of the solenoid inside the inner detector. Outside the solenoid, electrons are drawn up to the electromagnetic calorimeter and other charged particles, dashed, up to the hadronic calorimeter. Muons continue through the toroids, whose field bends them in the longitudinal view. Energy loss and scattering are neglected.',
  ],
  [
    'Energy',
    'Bars and squares represent the energy of calorimeter clusters. Jets (sprays of particles) are drawn as cones; the length of a cone represents the momentum of the jet, and the opening angle represents the radius parameter of the jet algorithm.',
  ],
  [
    'Missing transverse momentum',
    'The dashed arrow is computed from all measured objects. It can come from invisible particles or from mismeasurement.',
  ],
  [
    'Detector',
    'Cylinders and discs with the dimensions published by ATLAS in 2008, plus the innermost pixel layer, installed in 2014. Supports, cables and many details are omitted.',
  ],
];

/** The meaning of the pictures, and the details that they omit. */
export function AboutPanel({display: {file}}: PanelGiven): ReactNode {
  const all = [
    ['Events', file ? fileText : libraryText] as const,
    ...entries,
    ['Code', `Built from ${codeVersion()}.`] as const,
  ];
  return <FactList facts={all} />;
}
