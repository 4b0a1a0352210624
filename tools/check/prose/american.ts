/** American spellings. cspell accepts many of them: dictionaries of software contain them, and its British one -ize. */
const spellings = [
  '(?:color(?!ado)|behavior|flavor|favor|honor|neighbor)\\w*',
  '(?:analyz|catalyz|skeptic|maneuver)\\w*',
  '(?:ana|cata)logs?',
  'artifacts?',
  '(?:un)?(?:label|model|cancel|signal|travel|channel|total)(?:ed|ing)',
  'center(?:s|ed|ing)?',
  '(?:centi|milli|kilo|nano|micro|femto)?meters?',
  '(?:caliber|fiber|liter)s?',
  '(?:defens|offens)es?',
  'aluminum',
  'fulfill(?:s|ment)?',
  'gr[a]y(?:s|ish|scale)?',
  '(?:\\w{2,}[^\\Ws]|emphas|synthes|hypothes)iz(?:ed?|es|ing|ations?|able|ers?)',
];

export const americanSpelling = new RegExp(`\\b(?:${spellings.join('|')})\\b`, 'i');
