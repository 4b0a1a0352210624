/**
 * Names and comments that the code once used in place of the standard terms of software, each with the term to use.
 * `remainingTerms.json` has the number of matches that are still in the code.
 */
import type {TermRule} from './termRule';

const comment = String.raw`(?:\/\*\*|^\s*\*|\/\/)`;

export const codeTermRules: readonly TermRule[] = [
  {
    id: 'type-participle',
    where: 'code',
    pattern:
      /\b(?:interface|type|class) (?:Asked|Answered|Found|Measured|Given|Held|Wanted|Named|Waiting|Drawn|Kept|Sent|Opened|Counted|Shown|Sized|Judged|Chosen|Known|Stored|Loaded|Typed|Decayed|Scored|Prepared|Aimed|Listed|Noted|Locked|Said|Placed|Rounded|Linked|Grouped|Gathered|Used|Filled|Scanned|Slid|Detected|Tracked|Fetched|Merged|Launched|Audited|Watched|Unpacked|Titled|Addressed|Highlighted|Shortened|Ranked|Recognised|Weighted|Printed|Compiled|Disputed|Sorted|Checked|Ended|Cited)\b(?=\s*[={<]| extends)/,
    advice: 'name a type by a noun, such as Request, SearchResult or Measurement',
    finds: 'interface Asked {',
    accepts: 'interface FoundObject {',
  },
  {
    id: 'type-vague',
    where: 'code',
    pattern:
      /\b(?:interface|type|class) (?:Place|Places|Line|Thing|What|Two|Three|Four|One|Of|Own|Wish|Can|Tell|Reply|Room|Like|Half|Beyond|Ready|Alone|Way|Holds|Get|Passes|Need|Ahead|Acts|Left|Grip|Pile|Tie|Look|Looks|Words|Seal|Door|Advice|Prospect|Manners|Surroundings|Traveller|Outward|Make|Making|Taker)\b(?=\s*[={<]| extends)/,
    advice: 'name what the value is, such as WorkerResponse, Index, Column, Style or Labels',
    finds: 'type Place = number;',
    accepts: 'type PlaceName = string;',
  },
  {
    id: 'fn-hear-tell',
    where: 'code',
    pattern: /\b(?:function|const) (?:hear|tell|told|say|said|spoken|mend)\w*\b(?=\s*[=(<:])/,
    advice: 'use the verbs of the platform: handleMessage, notify, postMessage, report, fix',
    finds: 'const hear = (reply) => {',
    accepts: 'const shear = 4;',
  },
  {
    id: 'ask-fn',
    where: 'code',
    pattern: /\b(?:function|const) (?:ask|asked|asks)\b(?=\s*[=(<:])/,
    advice: 'write request, query or pendingRequest',
    finds: 'function ask(question) {',
    accepts: 'function task(question) {',
  },
  {
    id: 'words-folder',
    where: 'code',
    pattern: /from ['"][^'"]*\/words(?:\/\w+)?['"]/,
    advice: 'call a folder of texts labels or messages',
    finds: "import {title} from '../words/title';",
    accepts: "import {title} from '../keywords/title';",
  },
  {
    id: 'words-name',
    where: 'code',
    pattern:
      /\b(?:const|function) (?!everyday|question|compare|query|longest|between|long|code)\w+Words\b/,
    advice: 'write …Labels, …Message, …Text or describe…',
    finds: 'const failureWords = (error: Error) => {',
    accepts: 'const queryWords = (text: string) => {',
  },
  {
    id: 'worth-name',
    where: 'code',
    pattern: /\b(?:interface|type|function|const) (?:\w*Worth|worth)\w*/,
    advice: 'write figureOfMerit or significance',
    finds: 'function worthOf(counts: Counts) {',
    accepts: 'function figureOfMeritOf(counts: Counts) {',
  },
  {
    id: 'thrown-name',
    where: 'code',
    pattern: /\b(?:interface|type|function|const) (?:thrown\w*|throwNew|throws|Throws|Throwing)\b/,
    advice: 'write generated, sampled, toys or PseudoExperiment: to throw is to raise an error',
    finds: 'export function thrownJets(random: Random) {',
    accepts: 'export function throwIfClosed() {',
  },
  {
    id: 'least-most-name',
    where: 'code',
    pattern: /\b(?:least|most)[A-Z]\w*\b/,
    advice: 'write min… or max…',
    finds: 'const mostBins = 254;',
    accepts: 'const almostEqual = true;',
  },
  {
    id: 'is-integer',
    where: 'code',
    pattern: /\bisWhole: (?:true|false)\b|(?<!set)\bisWhole(?:Number)?\(/,
    advice: 'write isInteger',
    finds: '{low: 1, high: 9, isWhole: true}',
    accepts: '{low: 1, high: 9, isInteger: true}',
  },
  {
    id: 'looks',
    where: 'code',
    pattern: /\b(?:interface|type|const) \w*Looks?\b/,
    advice: 'write …Style',
    finds: 'interface SeriesLook {',
    accepts: 'interface Lookup {',
  },
  {
    id: 'doc-hears',
    where: 'code',
    pattern: new RegExp(
      `${comment} (?:Hears|Tells|Says|Asks|Holds the|Knows|Walks|Mends|Leads)\\b`,
    ),
    advice: 'begin a comment with the verb of what the code does: called with, notifies, requests',
    finds: '/** Hears what the events are that are shown. */',
    accepts: '/** Called with the label of the shown events. */',
  },
  {
    id: 'doc-what',
    where: 'code',
    pattern: /(?:\/\*\*|^\s*\*) (?:What|How|Whether|Where|Which) [^.]*\.? ?(?:\*\/)?$/,
    advice: 'begin a comment with a noun or a verb: The …, Returns …, True if …',
    finds: '/** What a page and its worker say to each other. */',
    accepts: '/** Messages between the page and its worker. */',
  },
  {
    id: 'doc-genitive',
    where: 'code',
    pattern: /\/\*\* (?:Of|By|Beside|As|Without) (?!(?:course|default)\b)/,
    advice: 'begin a comment with the noun that it is about',
    finds: '/** Of the polynomial in the exponent. */',
    accepts: '/** Degree of the polynomial in the exponent. */',
  },
  {
    id: 'test-says',
    where: 'code',
    pattern: /\b(?:it|test)\([\s]*['"`](?:says|tells|asks|knows|hears|stands|wants|mends|leads)\b/,
    advice: 'name a test by precise verbs: returns, shows, reports, requires, links to',
    finds: "it('says what is missing', () => {",
    accepts: "it('reports what is missing', () => {",
  },
  {
    id: 'reader-user',
    where: 'code',
    pattern: new RegExp(`${comment}[^'"]*\\b(?:a|the) readers?\\b`),
    advice: 'write the user: readers read pages',
    finds: '/** The file that the reader opened. */',
    accepts: '/** The file that the user opened. */',
  },
  {
    id: 'handed-over',
    where: 'code',
    pattern: /\bhanded (?:over|out|on)\b/,
    advice: 'write transferred, returned or passed',
    finds: '// Buffers are handed over, not copied.',
    accepts: '// Buffers are transferred, not copied.',
  },
  {
    id: 'gate',
    where: 'code',
    pattern: /\bthe gate\b/,
    advice: 'write CI or the checks',
    finds: '// A step of the gate.',
    accepts: '// A step of the gateway.',
  },
  {
    id: 'cure-name',
    where: 'code',
    pattern: /\bcure\b(?=\s*[:,})?])/,
    advice: 'write advice or hint',
    finds: '  cure: "Open one first.",',
    accepts: '  secure: true,',
  },
];
