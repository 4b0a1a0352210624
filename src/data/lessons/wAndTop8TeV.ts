import type {LessonSource} from './schema';

const text = String.raw;

export const wAndTop8TeV: LessonSource = {
  id: 'w-and-top-8tev',
  title: 'W boson or top quark? Sort events with a neutrino',
  summary:
    'Students compute transverse masses, decide which of ten events pass the W selection and which the top-quark selection, and learn how a neutrino appears in the detector as missing momentum.',
  question: 'How do you recognise a W boson if one of its two decay products is invisible?',
  conclusion:
    'A neutrino appears as missing transverse momentum. The transverse mass helps to select W bosons, and jets with b-tags select the top-quark pairs among them.',
  page: '/docs/8TeVDoc/event_selection',
  age: '16 to 20',
  minutes: 90,
  topic: 'Masses',
  prerequisites: [
    'Vectors in two dimensions and the cosine of an angle.',
    'The names of quarks, leptons and neutrinos; a proton consists of two u quarks and one d quark.',
    text`Momentum in GeV, with $c=1$.`,
  ],
  goals: [
    'Explain how missing transverse momentum reveals a particle that leaves no signal.',
    'Compute a transverse mass, and explain why it has an upper edge.',
    'Apply a list of cuts to events, and give the physical reason for each cut.',
    'Separate top-quark pairs from W bosons using jets and b-tags, and estimate the efficiency of a cut.',
  ],
  materials: [
    'One worksheet per pair of students, and a calculator.',
    'For you: [the seven selections and a worked transverse mass](/docs/8TeVDoc/event_selection#the-seven-selections).',
    'To show: [the plots of the top-quark analysis](/docs/8TeVDoc/histograms#transverse-mass-of-the-w), explained one by one.',
    'To continue on a computer: [set up the 8 TeV data](/docs/8TeVDoc/gettingstarted) and run both analyses.',
  ],
  steps: [
    {
      minutes: 15,
      title: 'What is missing?',
      text: 'Draw three arrows in the transverse plane, head to tail, leaving a gap. Before the collision, the total transverse momentum is zero, so all arrows together must form a closed polygon. The class draws the missing arrow: it represents the neutrino.',
      instruction:
        'Draw the arrow that closes the polygon on the board. Which particle does it represent?',
    },
    {
      minutes: 15,
      title: 'The transverse mass',
      text: 'Work through event 1 together (question 1). Discuss why the full invariant mass cannot be used: the momentum of the neutrino along the beam is unknown.',
      instruction: 'Work through event 1 together.',
      questions: [1],
    },
    {
      minutes: 15,
      title: 'Apply the W selection',
      text: 'Pairs compute the remaining transverse masses and mark which events pass. They compare their results with those of another pair before they go on to question 2.',
      instruction:
        'In pairs, compute the remaining transverse masses and mark the events that pass. Compare your results with those of another pair.',
      questions: [2],
    },
    {
      minutes: 15,
      title: 'Look for top quarks',
      text: text`A top quark decays to a W boson and a b quark. The class draws the final state of a top-quark pair in which one W boson decays to a lepton and a neutrino and the other to two quarks: a lepton, a neutrino and four jets, two of them b-jets. Then they look for such events (question 3).`,
      instruction:
        'First draw the final state of a top-quark pair in which one W boson decays to a lepton and a neutrino, and the other to two quarks.',
      questions: [3],
    },
    {
      minutes: 20,
      title: 'Count and interpret',
      text: 'Questions 4 to 6: why there are more positive than negative W bosons, how often each process occurs, and the efficiency of requiring two b-tags.',
      questions: [4, 5, 6],
    },
    {
      minutes: 10,
      title: 'Compare with real data',
      text: 'Show the transverse-mass plot of the analysis. Where is the edge, and why is it not sharp (question 7)?',
      instruction:
        'Look at the transverse-mass plot of the analysis. Where is the edge, and why is it not sharp?',
      questions: [7],
    },
  ],
  misconceptions: [
    {
      says: 'Missing momentum is momentum that got lost.',
      answer:
        'Momentum is conserved. It is called missing because no part of the detector measured it: a neutrino carried it away, or a jet was mismeasured.',
    },
    {
      says: 'The transverse mass is the mass of the W boson.',
      answer:
        'Apart from the width of the W boson and the detector resolution, the transverse mass is at most the mass of the W boson. It is computed only from the transverse components of the momenta, so most events lie below the edge near 80 GeV.',
    },
    {
      says: 'An event that passes the W selection cannot contain a top quark.',
      answer:
        'Each top-quark event on the worksheet also passes the W selection, because top quarks decay to W bosons. Selections are not mutually exclusive, and one event may pass several of them.',
    },
    {
      says: 'A b-tag proves a b quark.',
      answer:
        'B-tagging selects about 70 % of b-jets (the efficiency) and also a small fraction of other jets (the mistag rate). A tag is a statement about probabilities, and it is useful only for many events.',
    },
  ],
  worksheet: [
    {
      kind: 'text',
      text: text`A W boson decays to a charged lepton and a neutrino, which is invisible to the detector. In the transverse plane, where all momenta add up to zero, the neutrino appears as missing transverse momentum, $\met$. With the transverse momentum of the lepton, $\pt$, and the azimuthal angle $\Delta\phi$ between the two, the transverse mass is $m_\mathrm{T}=\sqrt{2\,\pt\,\met\,(1-\cos\Delta\phi)}$.`,
    },
    {
      kind: 'table',
      caption:
        'Ten practice events with one lepton, made up for this worksheet. Momenta and masses in GeV. Jets are sprays of particles from quarks or gluons; b is the number of b-tagged jets, which probably come from b quarks.',
      head: [
        'Event',
        'Lepton',
        text`$\pt$`,
        text`$\met$`,
        text`$\Delta\phi$`,
        'Jets',
        'b',
        text`$m_\mathrm{T}$`,
        'W?',
        'Top?',
      ],
      rows: [
        ['1', 'μ⁺', '44', '37', '170°', '0', '0', '', '', ''],
        ['2', 'e⁻', '35', '40', '143°', '1', '0', '', '', ''],
        ['3', 'e⁺', '50', '38', '120°', '5', '2', '', '', ''],
        ['4', 'μ⁻', '26', '31', '23°', '0', '0', '', '', ''],
        ['5', 'μ⁺', '38', '34', '150°', '0', '0', '', '', ''],
        ['6', 'e⁺', '31', '36', '175°', '2', '0', '', '', ''],
        ['7', 'μ⁻', '60', '70', '90°', '4', '2', '', '', ''],
        ['8', 'e⁻', '28', '33', '60°', '1', '0', '', '', ''],
        ['9', 'μ⁺', '47', '62', '110°', '4', '3', '', '', ''],
        ['10', 'e⁺', '45', '22', '160°', '4', '1', '', '', ''],
      ],
    },
    {
      kind: 'question',
      text: text`Compute the transverse masses. The W selection requires one lepton with $\pt>25$, $\met>30$ and $m_\mathrm{T}>30$ (all in GeV). Which events pass?`,
      lines: 2,
    },
    {
      kind: 'question',
      text: text`Event 4 fails the W selection only because of its transverse mass. Which process could produce a lepton and missing transverse momentum in nearly the same direction?`,
      lines: 2,
    },
    {
      kind: 'question',
      text: 'The top-quark selection requires the same as the W selection, and also at least four jets, at least two of them b-tagged. Which events pass? Which event nearly passes, and which cuts does it fail?',
      lines: 2,
    },
    {
      kind: 'question',
      text: 'Among the events that pass the W selection but not the top-quark selection, how many leptons are positive and how many negative? The LHC collides protons: why do you expect more positive leptons?',
      lines: 3,
    },
    {
      kind: 'question',
      text: 'At 8 TeV, the cross-section of W → ℓν is 12 nb for each lepton flavour, and that of top-quark pairs is 253 pb. How many of each were produced in 1 fb⁻¹?',
      lines: 3,
    },
    {
      kind: 'question',
      text: 'The b-tagging efficiency is 70 %. What fraction of events with two b-jets has two tags, and what fraction has at least one? Why does the selection still require two tags?',
      lines: 3,
    },
    {
      kind: 'question',
      text: 'Events 7 and 9 have a transverse mass well above the mass of the W boson, 80.37 GeV. How is that possible?',
      lines: 2,
    },
  ],
  answers: [
    {
      text: 'Events 1, 2, 3, 5, 6, 7, 8 and 9 pass. Event 4 fails the cut on the transverse mass, event 10 the cut on missing transverse momentum.',
      table: {
        kind: 'table',
        caption: 'Transverse masses in GeV, rounded.',
        head: ['Event', text`$m_\mathrm{T}$`, 'Event', text`$m_\mathrm{T}$`],
        rows: [
          ['1', '80.4', '6', '66.7'],
          ['2', '71.0', '7', '91.7'],
          ['3', '75.5', '8', '30.4'],
          ['4', '11.3', '9', '88.4'],
          ['5', '69.4', '10', '62.0'],
        ],
      },
    },
    {
      text: 'The decay of a b quark in a jet to a lepton and a neutrino, which both fly in the direction of the jet. A mismeasured jet also gives missing transverse momentum along its own direction.',
    },
    {
      text: 'Events 3, 7 and 9. Event 10 has four jets, but only one b-tag and too little missing transverse momentum.',
    },
    {
      text: text`Three positive (1, 5, 6) and two negative (2, 8). A positive W boson is produced mainly from a u quark and an anti-d quark, a negative W boson from a d quark and an anti-u quark. A proton contains two valence u quarks and one d quark. Five events are too few to show the difference.`,
    },
    {
      text: text`$12\,000\ \mathrm{pb}\times1000\ \mathrm{pb}^{-1}=12$ million W bosons for each lepton flavour, and $253\times1000=253{,}000$ top-quark pairs in all decay channels.`,
    },
    {
      text: text`Two tags: $0.7^2=49\ \%$. At least one: $1-0.3^2=91\ \%$. Requiring two tags rejects far more of the W boson events with light-flavour jets (from u, d, s quarks or gluons), which are much more frequent than top-quark events.`,
    },
    {
      text: 'The missing transverse momentum is measured with limited precision, particularly in events with several jets. In addition, the W boson has a width, and a second neutrino, for example from the decay of a b quark, adds to the missing momentum.',
    },
  ],
  curriculum: [
    'Conservation of momentum in two dimensions.',
    'Standard Model: quarks, leptons and neutrinos; the W boson and the weak interaction; charge conservation in each decay.',
    'Quark content of the proton.',
    'Probability: products of efficiencies, and the probability of at least one.',
  ],
};
