/** Synonyms of every day, beside those of physics and computing in `synonyms.ts`. */
// cspell:disable

export const everydayWords: Readonly<Record<string, readonly string[]>> = {
  citation: ['cite', 'citation', 'citing', 'acknowledge', 'acknowledgement', 'BibTeX'],
  licence: ['licence', 'license', 'CC0', 'terms of use', 'copyright'],
  email: ['email', 'e-mail', 'mail address'],
  support: ['help', 'support'],
  questions: ['FAQ', 'FAQs', 'frequently asked questions'],
  news: ["what's new", 'news', 'changelog', 'release notes', 'updates'],
  privacy: ['privacy', 'data protection', 'GDPR', 'cookie'],
  tracking: [
    ...['Matomo', 'web analytics', 'visitor tracking', 'usage statistics', 'traffic measurement'],
    ...['visitor statistics', 'page view'],
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
