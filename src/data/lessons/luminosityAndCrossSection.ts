import type {LessonSource} from './schema';

const text = String.raw;

export const luminosityAndCrossSection: LessonSource = {
  id: 'luminosity-and-cross-section',
  title: 'How often does it happen? Cross-section and luminosity',
  summary:
    'Students measure the area of a disc by dropping lentils on it, then use the same idea to predict how many Higgs bosons, top quarks and Z bosons were produced in the collisions of the open data.',
  question: 'How often is a Higgs boson produced at the LHC?',
  conclusion: text`A cross-section is an area that represents a probability. Its product with the integrated luminosity is the expected number of events, $N=\sigma L$. The actual number fluctuates by about its square root.`,
  page: '/docs/13TeV25Doc/Concepts',
  age: '15 to 19',
  minutes: 45,
  topic: 'Statistics',
  prerequisites: [
    'Powers of ten, and the unit prefixes down to 10⁻¹⁵.',
    'The area of a disc.',
    'Proportions, and the mean of repeated counts.',
  ],
  goals: [
    'Explain a cross-section as an area that represents a probability.',
    text`Use $N=\sigma L$ with consistent units.`,
    'Estimate the statistical uncertainty of a count, and of quantities calculated from it.',
    'Explain why rare processes require years of collisions.',
  ],
  materials: [
    'One worksheet per pair of students; about 100 lentils or grains of rice for each pair, and a calculator.',
    'For you: [from cross-section to number of events](/docs/documentation/introduction/events#cross-sections), with a figure of the rates of different processes.',
    'To print from the CERN Document Server: [cross-section and luminosity](https://cds.cern.ch/record/2800578).',
    'To continue: [the weight of a simulated event](/docs/13TeV25Doc/StandardModel#what-every-simulated-event-weighs), which is based on the same formula.',
  ],
  steps: [
    {
      minutes: 5,
      title: 'A target in the dark',
      text: 'How could you measure the size of a ball that you cannot see? Throw things, and count how many bounce off. Protons cannot be aimed at individually either, so physicists count the hits.',
      instruction: 'How could you measure the size of a ball that you cannot see?',
    },
    {
      minutes: 15,
      title: 'Measure an area by counting',
      text: 'Students work in pairs. They drop lentils from about 30 cm above the centre of the square, so that the lentils scatter over the whole square, count those in the square and those in the disc (questions 1 and 2), and write both numbers on the board.',
      instruction:
        'Work in pairs. Drop the lentils so that they scatter over the whole square, and write both counts on the board.',
      questions: [1, 2],
    },
    {
      minutes: 10,
      title: 'From lentils to protons',
      text: 'Explain the analogy: the lentils per area correspond to the luminosity, the area of the disc to the cross-section, and the hits to events. Introduce the barn and the inverse femtobarn.',
      instruction:
        'Which quantities for protons correspond to the lentils per area, the area of the disc, and the hits?',
    },
    {
      minutes: 10,
      title: 'Predict the open data',
      text: 'Pairs fill in the table of processes (question 3). Check the first row together, because of the units.',
      instruction: 'Calculate the first row together, then continue in pairs.',
      questions: [3],
    },
    {
      minutes: 5,
      title: 'How long does it take?',
      text: 'Do question 4 on the board: there are hundreds of millions of collisions per second, and about one Higgs boson every two seconds. Questions 5 and 6 are homework.',
      questions: [4],
    },
  ],
  misconceptions: [
    {
      says: 'The cross-section of a process is the size of a particle.',
      answer:
        'It has the unit of an area, but it represents a probability. A collision of two protons has a different cross-section for each possible outcome. The cross-section for producing a Higgs boson is a billion times smaller than that for breaking up a proton in any way.',
    },
    {
      says: 'A luminosity of 36.6 fb⁻¹ is a brightness.',
      answer:
        'It is an amount of data, the integrated luminosity: for a process with a cross-section of 1 fb, it corresponds to 36.6 expected events. The rate at which it grows is the instantaneous luminosity.',
    },
    {
      says: 'An inverse femtobarn is smaller than an inverse picobarn.',
      answer: text`It is a thousand times more data: 1 fb is a thousandth of 1 pb, so $1\ \invfb=1000\ \mathrm{pb}^{-1}$.`,
    },
    {
      says: text`If $N=\sigma L$ gives 253, then the data contain 253 events.`,
      answer:
        'It is the expected number. The actual number fluctuates by about the square root, 16, and only a fraction of these events is detected and selected.',
    },
  ],
  worksheet: [
    {
      kind: 'target',
      caption:
        'The square represents the beam, the disc the target. The radius of the disc is a quarter of the side of the square.',
    },
    {
      kind: 'question',
      text: text`Drop about 100 lentils on the square. Count those in the square, $n$, and those in the disc, $k$. Measure the side of the square and calculate the area $A$ of the square. The area of the disc follows as $\sigma=A\,k/n$. Compare it with $\pi r^2$.`,
      lines: 3,
    },
    {
      kind: 'question',
      text: text`The statistical uncertainty of the count $k$ is $\sqrt k$. What is the uncertainty of your area in per cent? What is the uncertainty for all pairs of the class together?`,
      lines: 2,
    },
    {
      kind: 'text',
      text: text`In a collider, the number of events is $N=\sigma L$. Cross-sections $\sigma$ are given in barns: 1 b is $10^{-28}\ \mathrm{m}^2$, 1 mb = $10^9$ pb, 1 nb = 1000 pb, 1 pb = 1000 fb. The open 2015 and 2016 data have an integrated luminosity of $L=36.6\ \invfb=36{,}600\ \mathrm{pb}^{-1}$.`,
    },
    {
      kind: 'table',
      caption: 'Processes in proton–proton collisions at 13 TeV.',
      head: ['Process', 'Cross-section', 'in pb', 'Expected number $N$'],
      rows: [
        ['W → ℓν, one lepton flavour', '20.1 nb', '', ''],
        ['Z → ℓℓ, one lepton flavour', '1.95 nb', '', ''],
        ['top-quark pair', '832 pb', '', ''],
        ['Higgs boson', '55.7 pb', '', ''],
        ['Higgs boson → four e or μ', '6.9 fb', '', ''],
      ],
    },
    {
      kind: 'question',
      text: 'Fill in the table.',
      lines: 0,
    },
    {
      kind: 'question',
      text: text`The LHC was designed for a luminosity of $10^{34}\ \mathrm{cm}^{-2}\,\mathrm{s}^{-1}$. The cross-section of all collisions that break up a proton (inelastic collisions) is 80 mb. How many such collisions are there per second, and how many Higgs bosons are produced? (1 pb is $10^{-36}\ \mathrm{cm}^2$.)`,
      lines: 3,
    },
    {
      kind: 'question',
      text: 'How many inelastic collisions are there for each Higgs boson that is produced? Compare the two cross-sections.',
      lines: 2,
    },
    {
      kind: 'question',
      text: text`How many days without a break would it take to collect 36.6 fb⁻¹ at the luminosity of question 4? Why did it take two years?`,
      lines: 3,
    },
  ],
  answers: [
    {
      text: text`An example: a square with a side of 16 cm has $A=256\ \mathrm{cm}^2$; with $n=90$ and $k=18$ the area of the disc is $256\times18/90=51\ \mathrm{cm}^2$. Its radius is 4 cm, so $\pi r^2=50\ \mathrm{cm}^2$. Whatever the size of the printout, the disc covers 19.6 % of the square.`,
    },
    {
      text: text`With $k=18$: $1/\sqrt{18}=24\ \%$. For twelve such pairs together, $k=216$ and $1/\sqrt{216}=6.8\ \%$. (An uneven distribution of the lentils adds an uncertainty that more lentils do not reduce: a systematic uncertainty.)`,
    },
    {
      text: 'The numbers of events expected in 36.6 fb⁻¹.',
      table: {
        kind: 'table',
        caption: 'Cross-section times luminosity.',
        head: ['Process', 'in pb', 'Expected number'],
        rows: [
          ['W → ℓν', '20,100', '736 million'],
          ['Z → ℓℓ', '1,950', '71.4 million'],
          ['top-quark pair', '832', '30.5 million'],
          ['Higgs boson', '55.7', '2.04 million'],
          ['Higgs boson → four e or μ', '0.0069', '253'],
        ],
      },
    },
    {
      text: text`Collisions: $10^{34}\times8\times10^{-26}=8\times10^{8}$ per second. Higgs bosons: $10^{34}\times55.7\times10^{-36}=0.56$ per second, one every 1.8 seconds.`,
    },
    {
      text: text`$80\ \mathrm{mb}/55.7\ \mathrm{pb}=8\times10^{10}/55.7=1.4\times10^{9}$: one in 1.4 billion.`,
    },
    {
      text: text`$36.6\times10^{39}\ \mathrm{cm}^{-2}/10^{34}\ \mathrm{cm}^{-2}\,\mathrm{s}^{-1}=3.66\times10^{6}\ \mathrm{s}$, 42 days. The LHC does not collide protons all the time: it has to be filled, it stops in winter, the beams lose intensity, and in 2015 it ran well below this rate.`,
    },
  ],
  curriculum: [
    'Area, proportion and probability; estimating an area with random points.',
    'Powers of ten, prefixes and units.',
    'Particle accelerators, and reaction rates.',
    'Uncertainty of a count; statistical and systematic uncertainties.',
  ],
};
