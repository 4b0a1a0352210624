export const steps = [
  {
    key: 'start',
    name: 'Reconstructed jet',
    corrects: 'Nothing yet: the energies of its calorimeter signals and tracks, added up.',
    from: 'Low for most jets: the calorimeter misses a part of the energy of hadrons, and some is lost in dead material or outside the jet.',
    appliesTo: null,
  },
  {
    key: 'origin',
    name: 'Origin',
    corrects:
      'The direction: the jet points back to the vertex of the hard collision, no longer to the middle of the detector.',
    from: 'The vertex found from tracks. The energy stays as it is.',
    appliesTo: 'data and simulation',
  },
  {
    key: 'pileup',
    name: 'Pile-up',
    corrects:
      'Energy from other collisions: the area of the jet times the density of such energy, then what still depends on the number of vertices and on their mean.',
    from: 'The density in the same event; the remaining dependence from simulation.',
    appliesTo: 'data and simulation',
  },
  {
    key: 'absolute',
    name: 'Absolute scale',
    corrects:
      'The mean response: on average, the jet gets the energy of the particles that made it.',
    from: 'Simulation, by comparison with jets of true particles, as a function of energy and of η.',
    appliesTo: 'data and simulation',
  },
  {
    key: 'sequential',
    name: 'Global sequential calibration',
    corrects:
      'Differences between jets of the same energy: broad or narrow, early or late in the calorimeter, from quarks or from gluons. The mean stays, the resolution improves.',
    from: 'Shares of energy in calorimeter layers, number and width of the tracks, signals in the muon chambers behind.',
    appliesTo: 'data and simulation',
  },
  {
    key: 'insitu',
    name: 'In situ',
    corrects: 'What simulation gets wrong: the remaining difference between data and simulation.',
    from: 'Balance in data: forward against central jets, then jets against a Z boson, a photon, or several softer jets.',
    appliesTo: 'data only',
  },
] as const;

export type StepKey = (typeof steps)[number]['key'];

export const caption =
  'The chain of jet energy calibration, from top to bottom; each step starts from the result of the one before. First the signals of other collisions are taken out, then simulation sets the scale, and at last data correct the simulation. Sketches not to scale.';
