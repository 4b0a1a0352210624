/** How processes of a reader's file look: as on the whole site, where their names say what they are. */
import {processLooks, type ProcessLookName} from '@site/src/data/processLooks';

/** Names that say which process it is; the first that fits counts. */
const lookNames: readonly (readonly [RegExp, ProcessLookName])[] = [
  [/tt\S?z/i, 'ttz'],
  [/tt\S?bar|t\u0304|^tt$/i, 'ttbar'],
  [/higgs|^h(?:\b|125|ww|zz)|^(?:ggh|vbf)/i, 'higgs'],
  [/^zz/i, 'zz'],
  [/ww|wz|diboson/i, 'diboson'],
  [/single.?t/i, 'singleTop'],
  [/^w.?jets|fake/i, 'fakes'],
  [/^z(?:\b|ee|mumu|.?jets)/i, 'zjets'],
  [/^other/i, 'other'],
];

const allLooks = Object.keys(processLooks) as readonly ProcessLookName[];

/** Looks by name, and looks that no other has for the rest, as long as there are some. */
export function withLooks(labels: readonly string[]): readonly ProcessLookName[] {
  const named = labels.map((label) => lookNames.find(([name]) => name.test(label))?.[1]);
  const free = allLooks.filter((look) => look !== 'higgs' && !named.includes(look));
  let next = 0;
  return named.map((look) => look ?? free[next++ % Math.max(1, free.length)] ?? 'other');
}
