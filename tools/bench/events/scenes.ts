/** What is done in each view of the event display while its frames are timed. */
import type {Locator, Page} from '@playwright/test';

export interface Scene {
  readonly view: string;
  readonly what: string;
  /** Value of `event.view` in the address. */
  readonly address: string;
  /** There once the event is drawn. */
  readonly drawn: string;
  /** Does it so many times in small steps. */
  readonly act: (page: Page, moves: number) => Promise<void>;
}

async function middleOf(target: Locator): Promise<{x: number; y: number; reach: number}> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error('What is to be moved is not there.');
  const {x, y, width, height} = box;
  return {x: x + width / 2, y: y + height / 2, reach: 0.4 * Math.min(width, height)};
}

/** The pointer goes round in the picture; with the button down it turns the eye. */
async function round(page: Page, moves: number, selector: string, isDown: boolean): Promise<void> {
  const {x, y, reach} = await middleOf(page.locator(selector).first());
  await page.mouse.move(x + reach, y);
  if (isDown) await page.mouse.down();
  for (let move = 0; move < moves; move += 1) {
    const angle = (2 * Math.PI * move) / 30;
    await page.mouse.move(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  if (isDown) await page.mouse.up();
}

/** The field is changed to and fro: every track gets another curve in every step. */
async function changeField(page: Page, moves: number): Promise<void> {
  const slider = page.getByRole('slider', {name: 'Field strength'});
  await slider.focus();
  for (let move = 0; move < moves; move += 1) {
    await page.keyboard.press(move % 20 < 10 ? 'ArrowRight' : 'ArrowLeft');
  }
}

const flat = '[data-app] [role="application"] svg';
const canvas = '[data-app] canvas';

const goesRound = (address: string, drawn: string, isDown = false) => ({
  what: isDown ? 'turned' : 'pointer goes round',
  address,
  drawn,
  act: (page: Page, moves: number) => round(page, moves, drawn, isDown),
});

const fieldChanges = (address: string, drawn: string) => ({
  what: 'field changes',
  address,
  drawn,
  act: changeField,
});

export const scenes: readonly Scene[] = [
  {view: 'along the beam', ...goesRound('transverse', flat)},
  {view: 'along the beam', ...fieldChanges('transverse', flat)},
  {view: 'all three flat', ...goesRound('all', flat)},
  {view: 'all three flat', ...fieldChanges('all', flat)},
  {view: '3-D', ...goesRound('space', canvas, true)},
  {view: '3-D', ...goesRound('space', canvas)},
  {view: '3-D', ...fieldChanges('space', canvas)},
];
