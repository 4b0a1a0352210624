/** A button next to the message that a question was not answered: upstream leaves users to type it again. */
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {askInModal} from '../askInModal';
import {useFound} from './useFound';

export function AskAgain({dialog}: {readonly dialog: HTMLElement}): ReactNode {
  const message = useFound(dialog, '.DocSearch-AskAiScreen-Error-Content');
  if (!message) return null;
  const response = message.closest('.DocSearch-AskAiScreen-Response');
  const question = response?.querySelector('.DocSearch-AskAiScreen-Query')?.textContent;
  if (!question) return null;
  return createPortal(
    <button
      type="button"
      className="button button--secondary button--sm"
      onClick={() => askInModal(dialog, question)}
    >
      Ask again
    </button>,
    message,
  );
}
