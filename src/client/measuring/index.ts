/** Reports each page view once, if it may be reported, and asks first where consent is required. */
import siteConfig from '@generated/docusaurus.config';
import type {Analytics} from '@site/src/data/measuring';
import {choiceStore, mayReport, mustAsk, signalOf} from '@site/src/lib/measuring/choice';
import {reportOf} from '@site/src/lib/measuring/report';
import styles from './question.module.css';

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

let question: HTMLElement | undefined;

function text({url}: Analytics, isKept: boolean): HTMLElement {
  const paragraph = element('p', {className: styles.text ?? ''});
  const notKept = isKept
    ? ''
    : ' Your browser does not store settings for this site, so your answer is kept only until you reload a page.';
  paragraph.append(
    `May this site count your page views? The URL and title of each page would be reported to the Matomo server at ${new URL(url).host}. No cookie is set, and everything works the same if you say no. You can change your answer on the `,
    element('a', {href: `${siteConfig.baseUrl}privacy#opt-out`, textContent: 'privacy page'}),
    `.${notKept}`,
  );
  return paragraph;
}

function answer(textContent: string, choice: 'yes' | 'no'): HTMLElement {
  return element('button', {
    type: 'button',
    className: 'button button--secondary button--sm',
    textContent,
    onclick: () => choiceStore.change(choice),
  });
}

/** It stands first in the page, so that the keyboard and a screen reader come to it first. */
function showQuestion(analytics: Analytics, isKept: boolean): void {
  if (question) return;
  question = element('section', {className: styles.question ?? ''});
  question.setAttribute('aria-label', 'Counting page views');
  const answers = element('div', {className: styles.answers ?? ''});
  answers.append(answer('Yes, count them', 'yes'), answer('No, do not count them', 'no'));
  question.append(text(analytics, isKept), answers);
  document.body.prepend(question);
}

function removeQuestion(): void {
  question?.remove();
  question = undefined;
}

/** The page that is open, until it is reported. */
let unreported: string | undefined;
let isFirstView = true;
let isListening = false;

/** No cookie travels along, none is taken, and no failure disturbs the reader. */
function send(url: string, report: URLSearchParams): void {
  if (!navigator.onLine) return;
  fetch(`${url}matomo.php`, {
    method: 'POST',
    body: report,
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    keepalive: true,
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}

function reportOpenPage(analytics: Analytics): void {
  if (unreported === undefined) return;
  const report = reportOf(analytics, {
    origin: window.location.origin,
    pathname: unreported,
    title: document.title,
    referrer: isFirstView ? document.referrer : '',
    screen: [window.screen.width, window.screen.height],
    baseUrl: siteConfig.baseUrl,
  });
  unreported = undefined;
  isFirstView = false;
  send(analytics.url, report);
}

/** Does what the choice of the reader, as it now is, allows or asks for. */
function act(analytics: Analytics): void {
  const {kept, keeping} = choiceStore.current();
  const signal = signalOf(navigator);
  if (mayReport(analytics.consent, kept, signal)) reportOpenPage(analytics);
  if (mustAsk(analytics.consent, kept, signal)) showQuestion(analytics, keeping === 'kept');
  else removeQuestion();
}

/**
 * The title follows the route in the next frame, which also waits until the page is really looked at:
 * a tab in the background, or a page loaded ahead of a click, has none. (The canonical address is not
 * a sign: it changes before the page does.)
 */
const whenTitled = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** To be called when the reader has come to a page. */
export async function pageOpened(analytics: Analytics, pathname: string): Promise<void> {
  await whenTitled();
  if (window.location.pathname !== pathname) return;
  unreported = pathname;
  if (!isListening) choiceStore.subscribe(() => act(analytics));
  isListening = true;
  choiceStore.refresh();
  act(analytics);
}
