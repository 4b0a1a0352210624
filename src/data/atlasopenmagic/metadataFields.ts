/** The fields of a dataset, as get_metadata returns them. Source: the client and its sample answer. */

interface MetadataField {
  readonly name: string;
  readonly meaning: string;
  /** In get_all_info only. */
  readonly isFiles?: boolean;
}

export const metadataFields: readonly MetadataField[] = [
  {name: 'dataset_number', meaning: 'The number of the dataset, or `data`.'},
  {
    name: 'physics_short',
    meaning: 'Coded name: generator, tune and parton distribution functions, process, filter.',
  },
  {name: 'e_tag', meaning: 'Event-generation tag, which identifies the configuration used.'},
  {name: 'cross_section_pb', meaning: 'Cross-section from the generator, in pb.'},
  {name: 'genFiltEff', meaning: 'Fraction of generated events that pass the generator filter.'},
  {name: 'kFactor', meaning: 'k-factor, which corrects the cross-section to a higher order.'},
  {name: 'nEvents', meaning: 'Number of events in the released, unskimmed dataset.'},
  {name: 'sumOfWeights', meaning: 'Sum of the generator weights of these events.'},
  {name: 'sumOfWeightsSquared', meaning: 'Sum of the squares of these weights.'},
  {name: 'process', meaning: 'Production and decay, such as `pp>Zprime>ee`.'},
  {name: 'generator', meaning: 'Event generators with their versions.'},
  {name: 'keywords', meaning: 'List of search keywords.'},
  {name: 'description', meaning: 'Description in one sentence, if available.'},
  {name: 'job_path', meaning: 'URL of the job options, the authoritative configuration.'},
  {
    name: 'CoMEnergy',
    meaning: 'Centre-of-mass energy; given mainly in the event-generation releases.',
  },
  {
    name: 'GenEvents',
    meaning: 'Number of events generated; given mainly in the event-generation releases.',
  },
  {name: 'GenTune', meaning: 'Tune of the parton shower and the underlying event.'},
  {name: 'PDF', meaning: 'Set of parton distribution functions used.'},
  {name: 'Release', meaning: 'Version of the software that generated the events.'},
  {name: 'Filters', meaning: 'Generator filters applied.'},
  {name: 'release', meaning: 'The release that the dataset belongs to, with its key as `name`.'},
  {name: 'file_list', meaning: 'URLs of the unskimmed files.', isFiles: true},
  {
    name: 'skims',
    meaning: 'List of skims, each with `skim_type`, `description` and `file_list`.',
    isFiles: true,
  },
];
