/** Shows once, next to the page and not over it, the question whether page views may be counted. */
import siteConfig from '@generated/docusaurus.config';
import type {Analytics} from '@site/src/data/measuring';
import {choiceStore} from '@site/src/lib/measuring/choice';
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
export function showQuestion(analytics: Analytics, isKept: boolean): void {
  if (question) return;
  question = element('section', {className: styles.question ?? ''});
  question.setAttribute('aria-label', 'Counting page views');
  const answers = element('div', {className: styles.answers ?? ''});
  answers.append(answer('Yes, count them', 'yes'), answer('No, do not count them', 'no'));
  question.append(text(analytics, isKept), answers);
  document.body.prepend(question);
}

export function removeQuestion(): void {
  question?.remove();
  question = undefined;
}
