/** What the programme's news are about, with the names that readers see. */
export const newsKinds = ['data', 'notebook', 'software', 'paper', 'policy', 'service'] as const;

type NewsKind = (typeof newsKinds)[number];

export const kindNames: Readonly<Record<NewsKind, string>> = {
  data: 'Data',
  notebook: 'Notebook',
  software: 'Software',
  paper: 'Paper',
  policy: 'Policy',
  service: 'Service',
};

export const isNewsKind = (name: string): name is NewsKind => Object.hasOwn(kindNames, name);
