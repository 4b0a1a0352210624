/** The words in which a community project is described: keys for data and addresses, labels for readers. */

export const projectLevels = {
  school: 'School',
  undergraduate: 'Undergraduate',
  master: 'Master’s',
  graduate: 'Graduate',
} as const;

export const projectTools = {
  python: 'Python',
  root: 'ROOT',
} as const;

export const projectLanguages = {
  english: 'English',
  swedish: 'Swedish',
} as const;

/** Keys as the Python package atlasopenmagic knows them. */
export const projectReleases = {
  '2016e-8tev': '2016 education, 8\u00a0TeV',
  '2020e-13tev': '2020 education, 13\u00a0TeV',
  '2024r-pp': '2024 research, 13\u00a0TeV',
  '2025e-13tev-beta': '2025 education (beta), 13\u00a0TeV',
} as const;

/** Each has a line drawing. */
export const projectTopics = [
  'z-boson',
  'new-resonances',
  'higgs-boson',
  'collider-concepts',
  'columnar-analysis',
  'machine-learning',
  'top-quark',
] as const;

export type ProjectTopic = (typeof projectTopics)[number];
