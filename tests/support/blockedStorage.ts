/** A browser that keeps nothing, as with all cookies refused: asking for a storage throws. */
import type {Page} from '@playwright/test';
import type {ConsoleGuard} from './consoleGuard';

type StorageName = 'localStorage' | 'sessionStorage';

export async function blockStorage(
  page: Page,
  consoleGuard: ConsoleGuard,
  blocked: readonly StorageName[] = ['localStorage'],
): Promise<void> {
  const warning = 'the warning that the specification asks for';
  consoleGuard.allow(/browser storage is not available/, warning);
  await page.addInitScript((names) => {
    for (const name of names) {
      Object.defineProperty(window, name, {
        configurable: true,
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
  }, blocked);
}
