import type {LessonSource} from './schema';

const text = String.raw;

export const readAnEvent: LessonSource = {
  id: 'read-an-event',
  title: 'Read a collision: which particles, and what is missing?',
  summary:
    'From lists of reconstructed objects, students draw four collisions as arrows, find the missing transverse momentum, and name the process behind each of them.',
  question: 'Which particles came out of this collision, and did one of them escape undetected?',
  conclusion:
    'Each type of particle leaves its own signals in the layers of the detector. The transverse momenta must add up to zero: what is missing from the sum is the sign of a neutrino. A single event is only a candidate, because different processes can look the same.',
  page: '/docs/documentation/introduction/events',
  age: '15 to 18',
  minutes: 45,
  topic: 'Events',
  prerequisites: [
    'Adding arrows with a ruler, or vectors by components.',
    'Charged particles move in circles in a magnetic field.',
    'The names of the electron, muon, photon, neutrino and quarks.',
  ],
  goals: [
    'Identify the type of a particle from its signals in the detector.',
    'Use conservation of momentum to find a particle that left no signal.',
    'Use conservation of charge to judge whether an interpretation of an event is possible.',
    'Compute the radius of a track in a magnetic field.',
  ],
  materials: [
    'The worksheet, one for each student; ruler, protractor, coloured pens, a calculator.',
    'For you: [how particles leave signals](/docs/documentation/introduction/events#signatures) and [an event read line by line](/docs/documentation/introduction/events#read-one-event).',
    'To show: [the detector in cross-section](/docs/documentation/introduction/introduction_ATLAS#layers), with the path of each particle.',
    'With computers: [events in three dimensions](/docs/tutresearch/phoenix), in a browser.',
  ],
  steps: [
    {
      minutes: 10,
      title: 'The layers of the detector',
      text: 'Draw four rings on the board: tracker, electromagnetic calorimeter, hadronic calorimeter and muon spectrometer. For each particle, the class decides in which rings it leaves a signal (question 1). Compute the two radii of question 2 together.',
      questions: [1, 2],
    },
    {
      minutes: 10,
      title: 'One event together',
      text: 'Draw event A with the whole class: directions as angles, transverse momenta as lengths of arrows. Do the arrows, placed head to tail, close? If not, the arrow that closes them is the missing transverse momentum.',
      questions: [3],
    },
    {
      minutes: 15,
      title: 'Three events in pairs',
      text: 'Each pair of students makes a drawing of one of the events B to D (question 3) and compares it with the drawing of another pair that has the same event. Then they name the process of each event and give reasons (question 4).',
      instruction:
        'Draw one of the events B to D in your circle, and compare it with the drawing of another pair that has the same event.',
      questions: [4],
    },
    {
      minutes: 10,
      title: 'Candidates and alternatives',
      text: 'Each interpretation is only a candidate. Discuss what else event B could have been, and how you could find out with a thousand such events (question 5). Questions 6 and 7 are homework, or extra work for fast students.',
      questions: [5],
    },
  ],
  misconceptions: [
    {
      says: 'The picture shows the Higgs boson, or the Z boson, itself.',
      answer:
        'All heavy particles decay long before they reach the first layer. The picture shows their decay products.',
    },
    {
      says: 'The longest track belongs to the particle with the highest energy.',
      answer:
        'How far a particle travels depends on its type: muons leave the detector, electrons stop in the calorimeter. The momentum follows from the curvature: the straighter the track, the larger the momentum.',
    },
    {
      says: 'A neutrino can be seen, since its arrow is drawn.',
      answer:
        'The arrow of missing transverse momentum is calculated: it balances the sum of all others. Several neutrinos together appear as one arrow.',
    },
    {
      says: 'All arrows of an event must have the same length on both sides.',
      answer:
        'Their vector sum must be zero, and only in the plane transverse to the beam. Along the beam, the momentum of the two colliding quarks or gluons is unknown.',
    },
  ],
  worksheet: [
    {
      kind: 'table',
      caption:
        'Signals of particles in the detector (EM: electromagnetic). Write yes, a little or no in each cell.',
      head: ['Particle', 'Track', 'EM calorimeter', 'Hadronic calorimeter', 'Muon spectrometer'],
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
      text: 'Fill in the table. Can an electron, a pion and a muon be distinguished by their tracks alone?',
      lines: 1,
    },
    {
      kind: 'question',
      text: text`A track in the field $B=2\ \mathrm{T}$ of the inner detector has the radius $R=\pt/(0.3\,B)$, with $R$ in m and $\pt$ in GeV. Calculate it for a muon with $\pt=45\ \GeV$ and for a particle with $\pt=0.5\ \GeV$. Which of the two tracks looks straight in a tracker with a radius of about 1 m?`,
      lines: 2,
    },
    {
      kind: 'table',
      caption:
        'Four collisions, made up for this worksheet, with the transverse momentum of each object in GeV and its direction φ around the beam. A jet is a spray of particles from a quark or gluon; a b-jet comes from a b quark.',
      head: ['Event', 'Objects (transverse momentum, direction)'],
      rows: [
        ['A', 'μ⁺ (45, 20°), μ⁻ (43, 195°)'],
        ['B', 'e⁻ (40, 100°), nothing else'],
        ['C', 'photon (70, 310°), photon (55, 140°), jet (18, 99°)'],
        ['D', 'e⁺ (50, 30°), μ⁻ (35, 160°), b-jet (60, 260°), b-jet (55, 75°)'],
      ],
    },
    {
      kind: 'question',
      text: 'Draw event A and one other event in the circle, at a scale of 1 cm to 20 GeV, in two colours. If the arrows do not close, add the arrow of missing transverse momentum.',
      lines: 0,
    },
    {
      kind: 'angles',
      caption:
        'The detector in the transverse view, seen along the beam. The collision is at the centre.',
    },
    {
      kind: 'question',
      text: 'Which process could each event be? Choose from Z → μμ, W → eν, H → γγ, and a top-quark pair in which both W bosons decay to leptons. Give one reason for each.',
      lines: 4,
    },
    {
      kind: 'question',
      text: 'A neighbour interprets event B as Z → ee with one electron lost. Can you exclude this with a single event? What would you check?',
      lines: 2,
    },
    {
      kind: 'question',
      text: text`Compute the missing transverse momentum of event D from its components: $p_x=\pt\cos\phi$ and $p_y=\pt\sin\phi$, summed over all objects. How large is it, and in which direction does it point?`,
      lines: 3,
    },
    {
      kind: 'question',
      text: text`The muons of event A are separated by $\Delta\phi=175^\circ$ around the beam and by $\Delta\eta=0.5$ along it, for which $\cosh\Delta\eta=1.128$. Is their invariant mass, $m=\sqrt{2\,p_{\mathrm{T}1}\,p_{\mathrm{T}2}\,(\cosh\Delta\eta-\cos\Delta\phi)}$, near that of the Z boson, 91.19 GeV?`,
      lines: 1,
    },
  ],
  answers: [
    {
      text: text`No: a track gives the sign of the charge and the momentum, and both can be the same for all three. Electrons, pions and muons differ in the signals outside the tracker. Neutrons do not always cross the EM calorimeter without interacting: it is about 1.15 interaction lengths deep, so $1-e^{-1.15}=68\,\%$ of them interact there.`,
      table: {
        kind: 'table',
        caption: 'Signals of particles in the detector.',
        head: ['Particle', 'Track', 'EM calorimeter', 'Hadronic calorimeter', 'Muon spectrometer'],
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
      text: text`$R=45/(0.3\times2)=75\ \mathrm{m}$ for the muon, whose track looks straight. For the particle with 0.5 GeV, it is 0.83 m: that track is clearly curved.`,
    },
    {
      text: 'The arrows of A close to within 4.3 GeV, a gap that is compatible with the measurement uncertainty. In B, 40 GeV is missing, towards 280°, opposite to the electron. The arrows of C close: the sum of the photons and the jet is less than 1 GeV. In D, an arrow of 34 GeV is missing.',
    },
    {
      text: 'A: Z → μμ, two muons of opposite charge and no missing momentum. B: W → eν, one electron and missing transverse momentum of equal magnitude, opposite to it. C: H → γγ, two photons without tracks, with a jet that balances the pair. D: a top-quark pair, with an electron and a muon of opposite charge, two b-jets and missing transverse momentum from two neutrinos.',
    },
    {
      text: 'No. An electron may have gone into a gap in the detector, and then its momentum is missing like that of a neutrino. With many events, you can compare: electrons are lost mostly in certain directions, and the rate of Z → ee is known.',
    },
    {
      text: text`The sums are $p_x=14.2\ \GeV$ and $p_y=31.0\ \GeV$. The missing momentum is opposite to them: 34 GeV towards 245°.`,
    },
    {
      text: text`$m=\sqrt{2\cdot45\cdot43\,(1.128+0.996)}=90.7\ \GeV$. Yes, within the width of 2.50 GeV.`,
    },
  ],
  curriculum: [
    'Conservation of momentum and of electric charge.',
    'Circular motion of charged particles in a magnetic field.',
    'Particle detectors: tracks, calorimeters and particle identification.',
    'Leptons, quarks and exchange particles of the Standard Model.',
  ],
};
