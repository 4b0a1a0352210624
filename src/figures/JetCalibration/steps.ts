export const steps = [
  {
    key: 'start',
    name: 'Reconstructed jet',
    corrects:
      'The sum of the energies of its calorimeter signals and tracks. Nothing is corrected yet.',
    from: 'The sum is too low for most jets: the calorimeter responds less to hadrons than to electrons, and some energy is lost in dead material or outside the jet.',
    appliesTo: null,
  },
  {
    key: 'origin',
    name: 'Origin',
    corrects:
      'the direction: the jet points back to the hard-scatter vertex instead of the centre of the detector.',
    from: 'the primary vertex, reconstructed from tracks. The energy is unchanged.',
    appliesTo: 'data and simulation',
  },
  {
    key: 'pileup',
    name: 'Pile-up',
    corrects:
      'energy from pile-up: first the area of the jet times the pile-up energy density, then the remaining dependence on the number of vertices and on the mean pile-up μ.',
    from: 'the density in the same event; the remaining dependence is taken from simulation.',
    appliesTo: 'data and simulation',
  },
  {
    key: 'absolute',
    name: 'Absolute scale',
    corrects:
      'the mean response: on average, the jet has the energy of the particles that formed it.',
    from: 'simulation, by comparison with truth-particle jets, as a function of energy and η.',
    appliesTo: 'data and simulation',
  },
  {
    key: 'sequential',
    name: 'Global sequential calibration',
    corrects:
      'differences between jets of the same energy: broad or narrow, early or late in the calorimeter, from quarks or from gluons. The mean does not change, but the resolution improves.',
    from: 'energy fractions in layers of the calorimeter, number of tracks, track width, and signals in the muon spectrometer behind the jet.',
    appliesTo: 'data and simulation',
  },
  {
    key: 'balance',
    name: 'In situ',
    corrects: 'the remaining difference between data and simulation.',
    from: 'the transverse-momentum balance in data: forward against central jets, then jets against a Z boson, a photon, or several jets of lower momentum.',
    appliesTo: 'data only',
  },
] as const;

export type StepKey = (typeof steps)[number]['key'];

export const caption =
  'The chain of jet energy calibration, from top to bottom; each step starts from the result of the one before. First the pile-up contribution is subtracted, then the energy scale is set with simulation, and finally the jets in data are corrected for the remaining difference from simulation. Sketches not to scale.';
