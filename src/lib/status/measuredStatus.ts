/** Puts what the nightly check found out into the checks of the page of states. */
import type {StatusCheck} from '../../data/status';
import type {MeasuredFile, MeasuredItem} from '../../data/status/measured';
import {formatDate} from '../../kit/format/dates';

const how = 'Checked by a nightly program.';

/** The web address that answers if the subject of a check works; undefined if it has none. */
export function addressOf({test}: StatusCheck): string | undefined {
  return 'open' in test ? test.open.to : /https:\/\/\S+/.exec(test.run)?.[0];
}

function resultOf({at, outcome, message, since}: MeasuredItem): StatusCheck['checked'] {
  const on = at.slice(0, 10);
  if (outcome === 'works') return {on, how, result: 'works', found: 'It answered.'};
  const first = formatDate((since ?? at).slice(0, 10));
  return {on, how, result: 'fails', found: `It has failed since ${first}: ${message}.`};
}

/** The checks with the results of the night, where there are any that say something and are newer. */
export function withMeasured(
  checks: readonly StatusCheck[],
  measured: MeasuredFile | undefined,
): readonly StatusCheck[] {
  const items = new Map(measured?.items.map((item) => [item.address, item]));
  return checks.map((check) => {
    const item = items.get(addressOf(check) ?? '');
    if (!item || item.outcome === 'untold' || check.lasts !== 'service') return check;
    const checked = resultOf(item);
    return check.checked && checked && check.checked.on > checked.on ? check : {...check, checked};
  });
}
