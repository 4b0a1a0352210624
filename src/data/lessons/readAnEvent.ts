import type {LessonSource} from './schema';

const text = String.raw;

export const readAnEvent: LessonSource = {
  id: 'read-an-event',
  title: 'Read a collision: which particles, and what was lost?',
  summary:
    'From lists of measured objects students draw four collisions as arrows, find what is missing, and name the process behind each of them.',
  page: '/docs/documentation/introduction/events',
  age: '15 to 18',
  minutes: 45,
  prerequisites: [
    'Adding arrows with a ruler, or vectors by components.',
    'Charged particles move on circles in a magnetic field.',
    'Electron, muon, photon, neutrino and quark by name.',
  ],
  goals: [
    'Tell from its traces in the detector which kind of particle passed.',
    'Use conservation of momentum to find a particle that left no trace.',
    'Use conservation of charge to judge whether a reading of an event is possible.',
    'Compute the radius of a track in a magnetic field.',
  ],
  materials: [
    'The worksheet, one for each student; ruler, protractor, coloured pens, a calculator.',
    'For you: [how particles show themselves](/docs/documentation/introduction/events#signatures) and [an event read line by line](/docs/documentation/introduction/events#read-one-event).',
    'To show: [the detector in cross-section](/docs/documentation/introduction/introduction_ATLAS#layers), with the path of each particle.',
    'With computers: [events in three dimensions](/docs/tutresearch/phoenix), in a browser.',
  ],
  steps: [
    {
      minutes: 10,
      title: 'The layers of the detector',
      text: 'Draw four rings on the board: tracker, electromagnetic and hadronic calorimeter, muon chambers. The class says for each particle in which rings it leaves something (question 1). Compute the two radii of question 2 together.',
    },
    {
      minutes: 10,
      title: 'One event together',
      text: 'Draw event A with the whole class: directions as angles, momenta as lengths of arrows. Do the arrows close? If not, the arrow that closes them is the missing momentum.',
    },
    {
      minutes: 15,
      title: 'Three events in pairs',
      text: 'Pairs draw one of the events B to D each (question 3) and compare with another pair that has the same. Then they name the process of each event, with reasons (question 4).',
    },
    {
      minutes: 10,
      title: 'What the list does not say',
      text: 'Each reading is a candidate. Collect for event B what else it could have been, and how you could find out with a thousand such events (question 7). Questions 5 and 6 are homework, or work for those who are ahead.',
    },
  ],
  misconceptions: [
    {
      says: 'The picture shows the Higgs boson, or the Z boson, itself.',
      answer:
        'All heavy particles have decayed long before they reach the first layer. The picture shows what is left of them.',
    },
    {
      says: 'The longest track belongs to the particle with the highest energy.',
      answer:
        'Track length says which kind of particle it is: muons leave the detector, electrons stop in the calorimeter. The momentum follows from the curvature; the straighter, the faster.',
    },
    {
      says: 'A neutrino can be seen, since its arrow is drawn.',
      answer:
        'The arrow of missing momentum is calculated: it is what the sum of all others lacks. Several neutrinos together make one arrow.',
    },
    {
      says: 'All arrows of an event must have the same length on both sides.',
      answer:
        'Their sum must be zero only in the plane transverse to the beam. Along the beam, the momentum of the two colliding quarks or gluons is unknown.',
    },
  ],
  worksheet: [
    {
      kind: 'table',
      caption:
        'What particles leave in the detector (EM: electromagnetic). Write yes, a little or no into each cell.',
      head: ['Particle', 'Track', 'EM calorimeter', 'Hadronic calorimeter', 'Muon chambers'],
      rows: [
        ['electron', '', '', '', ''],
        ['photon', '', '', '', ''],
        ['proton or charged pion', '', '', '', ''],
        ['neutron', '', '', '', ''],
        ['muon', '', '', '', ''],
        ['neutrino', '', '', '', ''],
      ],
    },
    {
      kind: 'question',
      text: 'Fill the table. Can an electron, a pion and a muon be told apart by their tracks alone?',
      lines: 1,
    },
    {
      kind: 'question',
      text: text`A track in the field $B=2\ \mathrm{T}$ of the inner detector has the radius $R=\pt/(0.3\,B)$, with $R$ in m and $\pt$ in GeV. Find it for a muon with 45 GeV, and for a particle with 0.5 GeV. Which of the two looks straight in a tracker with a radius of about 1 m?`,
      lines: 2,
    },
    {
      kind: 'table',
      caption:
        'Four collisions, made up for this sheet. Transverse momentum in GeV, and its direction φ around the beam. A jet is a spray of particles from a quark or gluon, a b-jet one from a b quark.',
      head: ['Event', 'Objects (momentum, direction)'],
      rows: [
        ['A', 'μ⁺ (45, 20°), μ⁻ (43, 195°)'],
        ['B', 'e⁻ (40, 100°), nothing else'],
        ['C', 'photon (70, 310°), photon (55, 140°), jet (18, 99°)'],
        ['D', 'e⁺ (50, 30°), μ⁻ (35, 160°), b-jet (60, 260°), b-jet (55, 75°)'],
      ],
    },
    {
      kind: 'question',
      text: 'Draw event A and one more event into the circle, 1 cm for 20 GeV, in two colours. Add the arrow of missing momentum where the others do not close.',
      lines: 0,
    },
    {
      kind: 'angles',
      caption: 'The detector seen along the beam. The collision is in the middle.',
    },
    {
      kind: 'question',
      text: 'Which process may each event be? Choose from: Z → μμ, W → eν, H → γγ, a pair of top quarks in which both W bosons decay to leptons. Give one reason for each.',
      lines: 4,
    },
    {
      kind: 'question',
      text: text`Compute the missing momentum of event D by components: $p_x=\pt\cos\phi$ and $p_y=\pt\sin\phi$, summed over all objects. How large is it, and in which direction does it point?`,
      lines: 3,
    },
    {
      kind: 'question',
      text: text`The muons of event A are $\Delta\phi=175^\circ$ apart around the beam, and along the beam their directions differ by $\Delta\eta=0.5$, for which $\cosh\Delta\eta=1.128$. Is the mass of what they came from, $m=\sqrt{2\,p_{\mathrm{T}1}\,p_{\mathrm{T}2}\,(\cosh\Delta\eta-\cos\Delta\phi)}$, near that of the Z boson, 91.19 GeV?`,
      lines: 1,
    },
    {
      kind: 'question',
      text: 'A neighbour reads event B as Z → ee with one electron lost. Can you exclude it from this one event? What would you look at?',
      lines: 2,
    },
  ],
  answers: [
    {
      text: text`No: a track gives the sign of the charge and the momentum, and both can be the same for all three. Electrons, pions and muons differ by what follows behind the tracker. Neutrons do not pass the EM calorimeter untouched: it is about 1.15 interaction lengths deep, so $1-e^{-1.15}=68\,\%$ of them interact there.`,
      table: {
        kind: 'table',
        caption: 'What particles leave in the detector.',
        head: ['Particle', 'Track', 'EM calorimeter', 'Hadronic calorimeter', 'Muon chambers'],
        rows: [
          ['electron', 'yes', 'yes, all of it', 'no', 'no'],
          ['photon', 'no', 'yes, all of it', 'no', 'no'],
          ['proton or charged pion', 'yes', 'some', 'yes, most of it', 'no'],
          ['neutron', 'no', 'some', 'yes, most of it', 'no'],
          ['muon', 'yes', 'a little', 'a little', 'yes'],
          ['neutrino', 'no', 'no', 'no', 'no'],
        ],
      },
    },
    {
      text: text`$R=45/(0.3\times2)=75\ \mathrm{m}$ for the muon, which looks straight. With 0.5 GeV it is 0.83 m: that track is clearly bent.`,
    },
    {
      text: 'The arrows of A close within 4.3 GeV, which measurement errors explain. In B 40 GeV are missing, towards 280°, opposite to the electron. C closes: photons and jet leave less than 1 GeV. In D an arrow of 34 GeV is missing.',
    },
    {
      text: 'A: Z → μμ, two muons of opposite charge and nothing missing. B: W → eν, one electron and as much missing momentum opposite to it. C: H → γγ, two photons without tracks; their jet balances the rest. D: a pair of top quarks, with an electron and a muon of opposite charge, two b-jets and missing momentum from two neutrinos.',
    },
    {
      text: text`The sums are $p_x=14.2\ \GeV$ and $p_y=31.0\ \GeV$. The missing momentum is opposite to them: 34 GeV towards 245°.`,
    },
    {
      text: text`$m=\sqrt{2\cdot45\cdot43\,(1.128+0.996)}=90.7\ \GeV$. Yes, within the width of 2.50 GeV.`,
    },
    {
      text: 'No. An electron may have flown into a gap of the detector, and then it is missing like a neutrino. With many events one compares: a lost electron happens mostly in certain directions, and the rate of Z → ee is known.',
    },
  ],
  curriculum: [
    'Conservation of momentum and of electric charge.',
    'Circular motion of charged particles in a magnetic field.',
    'Particle detectors: tracks, calorimeters and identification of particles.',
    'Leptons, quarks and exchange particles of the Standard Model.',
  ],
};
