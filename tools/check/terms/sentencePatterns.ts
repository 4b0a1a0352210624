// cspell:ignore bremed
/** Patterns of sentences that read like a translation. */
import type {TermRule} from './termRule';

export const sentencePatterns: readonly TermRule[] = [
  {
    id: 'nobody',
    where: 'everywhere',
    pattern: /\bnobody (?:sees|doubts|states|takes)\b|\bwhere nobody knows\b/i,
    advice: 'write: is invisible; is unknown; is not published',
    finds: 'a momentum that nobody sees',
    accepts: 'a momentum that is invisible',
  },
  {
    id: 'anew',
    where: 'everywhere',
    pattern: /\banew\b/i,
    advice: 'write: again; re-…; from scratch',
    finds: 'train the model anew',
    accepts: 'train a new model',
  },
  {
    id: 'is-not-a',
    where: 'everywhere',
    pattern:
      /(?<!\b(?:there|here) )\b(?:is|are|was|were) no (?!(?:longer|more|less|better|worse|different|easier|substitute|exception|accident|coincidence|match|doubt|one|way|other|fewer|larger|smaller|greater|wider|finer|further|later|earlier|good|need|reason|point|use)\b)[a-zé]/i,
    advice: 'write: is not a …',
    finds: 'This is no CSV file',
    accepts: 'This is no longer a file',
  },
  {
    id: 'year-adjective',
    where: 'everywhere',
    pattern:
      /(?<!\b(?:as|end|start|beginning|middle|half|January|February|March|April|May|June|July|August|September|October|November|December|spring|summer|autumn|years?|out|copyright|quarter|period [A-Z]|periods [A-Z] to [A-Z]) )\bof 20(?:0[89]|1\d|2\d)\b/i,
    advice: 'write: the 2020 release; 2015 data',
    finds: 'the release of 2020',
    accepts: 'period D of 2016',
  },
  {
    id: 'impersonal-one',
    where: 'everywhere',
    pattern:
      /(?:\b(?:that|what|how|if|when|where|as|because|whether|jets|data) |^|[.!?] )one (?:hears|sees|expects|wants|can|may|must|would|could|knows|finds|judges|compares|gets)\b/i,
    advice: 'write: you',
    finds: 'That one sees in the plot',
    accepts: 'That one sample',
  },
  {
    id: 'archaic-for',
    where: 'everywhere',
    pattern:
      /, for (?:it|they|he|she|we|there|these|those|the \w+) (?:is|are|was|were|has|have|had|does|do|did|can|may|must|would|never)\b|, for two neutrinos\b/i,
    advice: 'write: because; since',
    finds: 'a bump, for it is narrow',
    accepts: 'a bump, for example',
  },
  {
    id: 'compare-with',
    where: 'everywhere',
    pattern: /\b(?:hold|holds|holding|held)\b (?!back)[^.;]{1,60}?\bagainst\b/i,
    advice: 'write: compare with; validate against; check',
    finds: 'Holds the sample against the yields',
    accepts: 'hold the mouse button down',
  },
  {
    id: 'stands',
    where: 'everywhere',
    pattern:
      /\b(?:stands?|stood) (?:in|on|below|beside|above|under|behind|there|alone|before|between|at the|elsewhere|twice|within|here|where)\b(?! trial)/i,
    advice: 'write: is; appears; is listed',
    finds: 'the number stands in the table',
    accepts: 'the grandstand in the hall',
  },
  {
    id: 'thing-says',
    where: 'everywhere',
    pattern:
      /\b(?:columns?|branch|branches|numbers?|weights?|histograms?|rows?|leaf|leaves|correlation|area|sums?|signs?|buttons?|addresses|address|bars?) says?\b/i,
    advice: 'write: shows; gives; tells you; contains',
    finds: 'the column says so',
    accepts: 'the author says so',
  },
  {
    id: 'thing-knows',
    where: 'everywhere',
    pattern:
      /\b(?:files?|samples?|pages?|portal|packages?|tables?|lists?|records?|columns?|branch|plots?|catalogues?|features?|generators?|simulations?|glossary|scripts?|build|engine) (?:knows?|wants?|asks?)\b(?! (?:me|us)\b)/i,
    advice: 'write: contains; supports; requires; recognises',
    finds: 'the portal knows about the record',
    accepts: 'the team knows about the record',
  },
  {
    id: 'says-nothing',
    where: 'everywhere',
    pattern: /\bsays? (?:nothing(?! about| of)|too much|too little|less)\b/i,
    advice: 'write: carries no information; overstates; is not significant',
    finds: 'it says nothing',
    accepts: 'it says what is missing',
  },
  {
    id: 'thing-wants',
    where: 'everywhere',
    pattern:
      /(?<!\b(?:who|readers?|one|user|student|teacher|you|he|she|somebody|anybody|nobody|class|everyone|group|it|school|visitor|longer) )\bwants\b/i,
    advice: 'write: requires; needs',
    finds: 'Colab wants an account',
    accepts: 'the teacher wants an account',
  },
  {
    id: 'different',
    where: 'everywhere',
    pattern:
      /\b(?:has|have|of|lies? in|gives?) other (?:processes|data|events|places|versions?|histograms|columns|units|names|bins|cuts|weights|shapes)\b|\bis of (?:an)?other\b|\bof another (?:app|sample|version|release|unit|size)\b/i,
    advice: 'write: different; from a different version',
    finds: 'it has other histograms',
    accepts: 'the other histograms',
  },
  {
    id: 'a-few',
    where: 'everywhere',
    pattern:
      /\bsome (?:seconds|minutes|dozens|hundreds?|thousands?|twenty|thirty|forty|fifty|sixty|hours|days)\b/i,
    advice: 'write: a few seconds; about thirty; dozens of',
    finds: 'after some minutes',
    accepts: 'after a few minutes',
  },
  {
    id: 'fix',
    where: 'everywhere',
    pattern: /\bmend(?:s|ed|ing)?\b/i,
    advice: 'write: fix; correct',
    finds: 'to mend the link',
    accepts: 'to amend the link',
  },
  {
    id: 'solution',
    where: 'everywhere',
    pattern: /\bcure(?:s|d)?\b|\bremed(?:y|ies)\b/i,
    advice: 'write: fix; solution; workaround',
    finds: 'the cure is a restart',
    accepts: 'a secure restart',
  },
  {
    id: 'option',
    where: 'everywhere',
    pattern: /\broads?\b/i,
    advice: 'write: option; route; way',
    finds: 'Three roads to a peak',
    accepts: 'broadly three options',
  },
  {
    id: 'step-through',
    where: 'everywhere',
    pattern: /\bwalk(?:s|ed)? (?:through|along|to one)\b/i,
    advice: 'write: step through; move through; follow',
    finds: 'walk through the objects',
    accepts: 'a walk in the park',
  },
  {
    id: 'minimum-value',
    where: 'everywhere',
    pattern:
      /\b(?:least|greatest) (?:momentum|momenta|value|number|distance|mass|weight)\b|\bthe (?:least|greatest) of several\b/i,
    advice: 'write: minimum; maximum; smallest; largest',
    finds: 'the least momentum',
    accepts: 'the minimum momentum',
  },
  {
    id: 'what-happens-to',
    where: 'everywhere',
    pattern: /\bwhat (?:became|becomes|has become|comes|came|is to become) of\b/i,
    advice: 'write: what happened to; the result',
    finds: 'what becomes of the energy',
    accepts: 'the energy becomes heat',
  },
  {
    id: 'phone',
    where: 'everywhere',
    pattern: /\btelephones?\b/i,
    advice: 'write: phone',
    finds: 'on telephones',
    accepts: 'on phones',
  },
  {
    id: 'tells-about',
    where: 'everywhere',
    pattern: /\b(?:tells?|told|telling) of\b/i,
    advice: 'write: describes; reports; notifies',
    finds: 'it tells of the search',
    accepts: 'it tells you the search',
  },
  {
    id: 'requires-least',
    where: 'everywhere',
    pattern: /\basks? (?:least|more|most|much|little|too much) of\b|\bit asks for\b/i,
    advice: 'write: requires',
    finds: 'it asks for a file',
    accepts: 'it asks you for a file',
  },
  {
    id: 'headless-who',
    where: 'everywhere',
    pattern:
      /(?:^|[.:;] )Who (?!(?:can|is|are|was|has|will|made|wrote|uses?|may|owns|runs|does|did|to|it|this|sees|they|for|decides|should)\b)(?:\w+) [^?]{3,120}$|: who opens it\b/,
    advice: 'write: anyone who …; if you …',
    finds: 'Who changes cuts until a bump appears will find one.',
    accepts: 'Who can see it?',
  },
  {
    id: 'alike',
    where: 'everywhere',
    pattern:
      /\b(?:cut|count|counts|counting|shrink|end|built|learnt|reads|taken|pass|differ) alike\b/i,
    advice: 'write: in the same way; both … and …; equally',
    finds: 'they are built alike',
    accepts: 'they look alike to a student',
  },
  {
    id: 'pull-out',
    where: 'pages',
    pattern: /\bthe page for\b.{0,20}\bis the map\b|\bThis page is the map\b|\bis the map\b/i,
    advice: 'write: overview',
    finds: 'This page is the map of the section',
    accepts: 'This page is an overview',
  },
];
