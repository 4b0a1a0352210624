/** Synonyms of computing and of every day, beside those of physics in `synonyms.ts`. */
// cspell:disable

type Synonyms = Readonly<Record<string, readonly string[]>>;

const computing: Synonyms = {
  datasetNumber: [
    ...['DSID', 'DSIDs', 'dataset number', 'data set number', 'dataset ID', 'data set ID'],
    ...[
      'dataset identifier',
      'channel number',
      'channelNumber',
      'mcChannelNumber',
      'sample number',
    ],
    ...['sample ID', 'dataset_number'],
  ],
  dataset: ['dataset', 'data set'],
  variable: ['variable', 'branch', 'branches'],
  ntuple: ['ntuple', 'n-tuple', 'flat tuple'],
  derivation: ['DAOD', 'derivation', 'derived AOD', 'derived analysis object data'],
  analysisObjectData: ['AOD', 'xAOD', 'analysis object data'],
  cpp: ['C++', 'cpp', 'cxx', 'c plus plus'],
  python: ['Python', 'py3', 'python3'],
  notebook: ['notebook', 'Jupyter', 'Jupyter notebook', 'ipynb'],
  virtualMachine: ['virtual machine', 'VM', 'VMs', 'VirtualBox'],
  container: ['container', 'Docker', 'docker image', 'docker container'],
  apptainer: ['Apptainer', 'Singularity'],
  colab: ['Colab', 'Google Colab', 'Colaboratory'],
  binder: ['Binder', 'mybinder'],
  conda: ['conda', 'Anaconda', 'Miniconda', 'mamba'],
  install: ['install', 'installation', 'set up', 'setup', 'set-up'],
  machineLearning: ['machine learning', 'ML'],
  neuralNetwork: ['neural network', 'NN', 'neural net', 'deep learning'],
  decisionTrees: ['BDT', 'BDTs', 'boosted decision tree', 'decision tree', 'gradient boosting'],
  overtraining: ['overtraining', 'overfitting'],
  rocCurve: ['ROC', 'ROC curve', 'receiver operating characteristic'],
  histogram: ['histogram', 'histo', 'histos'],
  webApp: ['web app', 'webapp', 'web application', 'online app', 'web apps', 'webapps'],
  eventDisplay: ['event display', 'event viewer', 'event visualisation'],
  pythonPackage: ['atlasopenmagic', 'ATLAS open magic', 'openmagic', 'open magic'],
  portal: ['CERN Open Data Portal', 'Open Data Portal', 'opendata.cern.ch', 'COD portal'],
  appleChip: ['Apple chip', 'Apple silicon', 'arm64', 'Mac M1'],
  address: ['URL', 'file address', 'file URL'],
  xrootd: ['XRootD', 'xrd', 'xrdcp'],
};

const readers: Synonyms = {
  citation: ['cite', 'citation', 'citing', 'acknowledge', 'acknowledgement', 'BibTeX'],
  licence: ['licence', 'license', 'CC0', 'terms of use', 'copyright'],
  email: ['email', 'e-mail', 'mail address'],
  support: ['help', 'support'],
  questions: ['FAQ', 'FAQs', 'frequently asked questions'],
  news: ["what's new", 'news', 'changelog', 'release notes', 'updates'],
  privacy: ['privacy', 'data protection', 'GDPR', 'cookie'],
  tracking: [
    ...['Matomo', 'web analytics', 'visitor tracking', 'usage statistics', 'traffic measurement'],
    ...['visitor statistics', 'web statistics', 'page view'],
  ],
  teacher: ['teacher', 'educator'],
  classroom: ['classroom', 'school', 'lesson'],
  exercise: ['exercise', 'worksheet'],
  video: ['video', 'YouTube'],
  publication: ['publication', 'publish', 'paper', 'article'],
  glossary: [
    ...['glossary', 'terminology', 'vocabulary', 'jargon', 'words you will meet'],
    ...['words to know', 'definitions of terms'],
  ],
  timeline: ['history', 'timeline', 'chronology'],
  ownComputer: ['own machine', 'laptop', 'own computer', 'locally', 'my computer', 'local machine'],
  free: ['free of charge', 'at no cost', 'for free'],
  account: ['account', 'login', 'log in', 'sign in', 'registration'],
  slow: ['slow', 'slowly', 'slowness'],
  fails: ['fails', 'crash', 'does not work', 'not working', 'broken'],
  mistake: ['mistake', 'bug', 'typo', 'erratum'],
  memory: ['out of memory', 'RAM'],
  doubleCounting: ['double counting', 'overlapping samples'],
  contact: ['contact', 'get in touch', 'write to us', 'where to ask', 'talk to us'],
  accessible: ['accessibility', 'barrier-free', 'screen reader'],
};

export const everydayWords: Synonyms = {...computing, ...readers};
