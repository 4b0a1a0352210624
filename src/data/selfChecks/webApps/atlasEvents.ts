/** Self-checks of the page on events and the event display. */
import type {PageChecksSource} from '../schema';

const raw = String.raw;

export const atlasEvents: PageChecksSource = {
  page: '/docs/webapps/atlas_events',
  questions: [
    {
      id: 'atlas-events-one-lepton',
      question:
        'An event display shows one electron with high transverse momentum, no jets, and the dashed arrow of missing transverse momentum on the opposite side. What can you conclude?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'A W boson was produced: no other process has this signature.',
            feedback:
              'Other processes can look the same, for example if a particle escapes detection or is misidentified.',
          },
          {
            text: 'The detector recorded a neutrino opposite to the electron.',
            feedback:
              'The arrow is calculated from the momentum balance. No signal was recorded in that direction.',
          },
          {
            text: 'Probably a Z boson was produced, and one of its electrons was lost.',
            feedback:
              'This happens, but rarely: most electrons are detected, whereas every W → eν event has a neutrino that escapes.',
          },
          {
            text: 'Probably a W boson was produced, and its neutrino escaped.',
            correct: true,
          },
        ],
      },
      explanation:
        'Most likely a W boson that decayed to an electron and a neutrino. It may also have been a Z boson with one electron outside the acceptance, or a jet misidentified as an electron. You cannot tell from a single event.',
      review: true,
    },
    {
      id: 'atlas-events-curved-and-straight',
      question:
        'Two tracks start at the same vertex. In the transverse view, one is visibly curved, the other looks straight. What follows?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'The straight track has more energy.',
            feedback:
              'The energy also depends on the momentum along the beam, which this view does not show.',
          },
          {text: 'The straight track has more transverse momentum.', correct: true},
          {
            text: 'The straight track belongs to a neutral particle.',
            feedback: 'A neutral particle leaves no track at all.',
          },
          {
            text: 'The curved track belongs to the heavier particle.',
            feedback:
              'The radius depends on transverse momentum, charge and field. The mass does not appear in it.',
          },
        ],
      },
      explanation:
        'The straight one has more transverse momentum. This view carries no information about the component along the beam: a particle that flies almost along the beam has little transverse momentum and may still have a high energy.',
    },
    {
      id: 'atlas-events-pile-up',
      question: 'Why is pile-up both useful and harmful? Choose the two statements that are true.',
      answer: {
        kind: 'several',
        options: [
          {text: 'More events of rare processes are produced in the same time.', correct: true},
          {
            text: 'The energy of the hard collision becomes larger.',
            feedback:
              'Each proton pair collides separately, and its energy does not depend on the other pairs.',
          },
          {
            text: 'Tracks of the hard collision are bent more strongly.',
            feedback: 'Only field, charge and transverse momentum determine the curvature.',
          },
          {text: 'It adds unwanted tracks and energy to each event.', correct: true},
        ],
      },
      explanation:
        'More collisions per bunch crossing mean more events of rare processes in the same time. They also add tracks and energy that do not belong to the collision of interest.',
    },
    {
      id: 'atlas-events-mass-of-two-muons',
      question: raw`Two muons, each with $\pt=45\ \GeV$, have $\Delta\eta=0$ and $\Delta\phi=120°$. What is their invariant mass?`,
      answer: {
        kind: 'number',
        value: 77.9,
        tolerance: 0.6,
        unit: 'GeV',
        misconceptions: [
          {
            value: 90,
            tolerance: 1,
            feedback: 'This is the mass of two muons that are back to back, 180° apart.',
          },
          {
            value: 45,
            tolerance: 0.5,
            feedback: raw`Check the sign: $\cos120°$ is negative, and it is subtracted.`,
          },
          {
            value: 6075,
            tolerance: 50,
            feedback: 'This is the square of the mass. Take the square root.',
          },
        ],
        hint: raw`Use $m^2=2\,p_\mathrm{T,1}\,p_\mathrm{T,2}\,(\cosh\Delta\eta-\cos\Delta\phi)$, with $\cosh0=1$.`,
      },
      explanation: raw`$m^2=2\cdot45\cdot45\cdot(1+0.5)=6075\ \GeV^2$, so $m=77.9\ \GeV$. The smaller the angle between two particles of given momenta, the smaller their invariant mass.`,
      review: true,
    },
    {
      id: 'atlas-events-mass-too-low',
      question:
        'An event contains an electron and a muon of opposite charge with an invariant mass of 40 GeV, and large missing transverse momentum. Can it come from a 125 GeV Higgs boson?',
      answer: {
        kind: 'choice',
        options: [
          {
            text: 'No: the invariant mass of its decay products is 125 GeV.',
            feedback:
              'That is true for all decay products together. Are these two leptons all of the decay products?',
          },
          {
            text: 'Yes: two neutrinos carry away part of the energy.',
            correct: true,
          },
          {
            text: 'No: its two leptons have the same flavour.',
            feedback:
              'This is true of a Z boson. A Higgs boson can decay to two W bosons, which decay independently.',
          },
          {
            text: 'Yes: the resolution shifts the mass that far.',
            feedback:
              'The mass of two leptons is measured to a few per cent. That cannot move it from 125 to 40 GeV.',
          },
        ],
      },
      explanation:
        'Yes: H → WW → eνμν has two neutrinos, which carry away part of the energy. The dilepton mass alone is then well below 125 GeV.',
    },
  ],
};
