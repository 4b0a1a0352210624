/** The switch of the question mode, and the questions that it suggests. */
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {MessageCircleQuestionMark} from 'lucide-react';
import {askInModal} from './askInModal';
import {questionsHere} from './withSuggestedQuestions';

interface Props {
  readonly dialog: HTMLElement;
  readonly isOn: boolean;
  readonly toggle: (isOn: boolean) => void;
}

function ModeSwitch({dialog, isOn, toggle}: Props): ReactNode {
  const change = (): void => {
    const input = dialog.querySelector<HTMLInputElement>('.DocSearch-Input');
    const typed = input?.value.trim() ?? '';
    toggle(!isOn);
    if (!isOn && typed) setTimeout(() => askInModal(dialog, typed));
    else input?.focus();
  };
  return (
    <button type="button" className="search-mode" aria-pressed={isOn} onClick={change}>
      <MessageCircleQuestionMark aria-hidden size={18} />
      Question mode
    </button>
  );
}

export function QuestionMode({dialog, isOn, toggle}: Props): ReactNode {
  const footer = dialog.querySelector('.DocSearch-Footer');
  return (
    <>
      {footer && createPortal(<ModeSwitch {...{dialog, isOn, toggle}} />, footer)}
      {isOn &&
        createPortal(
          <div className="search-questions">
            <div className="search-questions__suggested">
              <p id="suggested-questions">Questions that this site answers:</p>
              <ul aria-labelledby="suggested-questions">
                {questionsHere().map((question) => (
                  <li key={question}>
                    <button type="button" onClick={() => askInModal(dialog, question)}>
                      {question}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          </div>,
          dialog,
        )}
    </>
  );
}
