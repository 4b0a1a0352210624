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
    meaning: 'Coded name: generator, tune and parton density, process, filter.',
  },
  {name: 'e_tag', meaning: 'Tag of the configuration with which events were generated.'},
  {name: 'cross_section_pb', meaning: 'Cross-section that the generator gives, in pb.'},
  {name: 'genFiltEff', meaning: 'Fraction of generated events that pass the generator filter.'},
  {name: 'kFactor', meaning: 'Correction of the cross-section to a higher order.'},
  {name: 'nEvents', meaning: 'Number of events in the released dataset without a skim.'},
  {name: 'sumOfWeights', meaning: 'Sum of the generator weights of these events.'},
  {name: 'sumOfWeightsSquared', meaning: 'Sum of the squares of these weights.'},
  {name: 'process', meaning: 'What is produced and how it decays, such as `pp>Zprime>ee`.'},
  {name: 'generator', meaning: 'Programs and versions that made the events.'},
  {name: 'keywords', meaning: 'List of words to search for.'},
  {name: 'description', meaning: 'One sentence, where there is one.'},
  {name: 'job_path', meaning: 'URL of the job options, the authoritative configuration.'},
  {name: 'CoMEnergy', meaning: 'Energy of the collision; of generated events mainly.'},
  {name: 'GenEvents', meaning: 'Number of events generated; of generated events mainly.'},
  {name: 'GenTune', meaning: 'Tune of parton shower and underlying event.'},
  {name: 'PDF', meaning: 'Parton density used.'},
  {name: 'Release', meaning: 'Version of the software that generated the events.'},
  {name: 'Filters', meaning: 'Filters of the generator.'},
  {name: 'release', meaning: 'The release that the dataset belongs to, with its key as `name`.'},
  {name: 'file_list', meaning: 'URLs of the files without a skim.', isFiles: true},
  {
    name: 'skims',
    meaning: 'List with `skim_type`, `description` and `file_list` of each skim.',
    isFiles: true,
  },
];
