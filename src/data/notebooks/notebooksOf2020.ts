/** What the notebooks for the 2020 data share, on the current branch and on the tag that keeps the old ones. */
export const notebooksOf2020 = {
  release: '2020e-13tev',
  level: null,
  time: null,
  only: null,
  access: 'old-server',
  language: 'Python',
} as const;
