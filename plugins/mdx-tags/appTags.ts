/** Tags that are exported by an app, with their modules below `src`. */
export const appTags: Readonly<Record<string, string>> = {
  CitationBasket: 'apps/citations/CitationBasket',
  CiteThis: 'apps/citations/CiteThis',
  ClassResults: 'apps/histogramAnalyser/ClassResults',
  DatasetAtlas: 'apps/sampleFinder/DatasetAtlas',
  DownloadPlanner: 'apps/dataTools/DownloadPlanner',
  EventDisplay: 'apps/eventDisplay',
  MachineLearningLab: 'apps/mlLab',
  NormalisationCalculator: 'apps/dataTools/NormalisationCalculator',
  RootExplorer: 'apps/rootExplorer',
  VariableDictionary: 'apps/dataTools/VariableDictionary',
};
