import type {Page} from '@playwright/test';
import {apps, type AppKey} from '../../../src/apps/histogramAnalyser/descriptions';
import {changed, startOf} from '../../../src/apps/histogramAnalyser/model/analysis';
import {planOf, type PlannedStep} from '../../../src/apps/histogramAnalyser/model/coach/evaluate';
import {appOf} from '../../../src/apps/histogramAnalyser/model/coach/guides';
import {repliesTo} from '../../../src/apps/histogramAnalyser/model/coach/prediction';
import type {Guide} from '../../../src/apps/histogramAnalyser/model/coach/types';
import {schemeOf, type AppDescription} from '../../../src/apps/histogramAnalyser/model/description';
import {analysisCodec} from '../../../src/apps/histogramAnalyser/model/urlState';
import {expect} from '../test';
import {replies} from './cases';
import {followed} from './followed';
import {current, go, openApp, steps} from './page';

/**
 * Opens a guide and does all of its steps, with the right reply to each question: every step is ticked.
 *
 * @param look called at each step before it is done
 */
export async function followGuide(
  page: Page,
  guide: Guide,
  look: (planned: PlannedStep, place: number) => Promise<void>,
): Promise<void> {
  const description: AppDescription = apps[appOf(guide) as AppKey];
  const scheme = schemeOf(description);
  const {encodeAll} = analysisCodec(scheme);
  const query = `?guide=${guide.id}`;
  let state = changed(scheme, startOf(scheme), {type: 'option', name: 'axis', value: 'log'});
  await openApp(page, description.route + encodeAll(state, query));
  for (const [place, planned] of planOf(scheme, guide).entries()) {
    await look(planned, place);
    const {question, id} = planned.step;
    const right = replies[`${guide.id} ${id}`];
    const reply = question && repliesTo(description, question).find((one) => one.id === right);
    if (reply) await current(page).getByLabel(reply.text, {exact: true}).click();
    state = followed(description, guide.id, planned, state);
    await go(page, encodeAll(state, query));
    await expect(steps(page).nth(place)).toHaveAttribute('data-step', 'done');
  }
}
