/**
 * Writes the functions of `beforeScripts.ts` into the text of each page, below Docusaurus' own early
 * script, whose result one of them corrects. `config/hosting/inlineScripts.ts` allows them.
 */
import type {Plugin} from '@docusaurus/types';
import {limitColourMode, markEmbedded, rememberSearch} from './beforeScripts';

const script = [limitColourMode, markEmbedded, rememberSearch]
  .map((run) => `(${run.toString()})();`)
  .join('\n');

export function earlyScriptPlugin(): Plugin {
  return {
    name: 'early-script',
    injectHtmlTags: () => ({preBodyTags: [{tagName: 'script', innerHTML: script}]}),
  };
}
