/** The switch of the question mode, and what stands above its answers. */
import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {MessageCircleQuestionMark} from 'lucide-react';
import {askInModal} from './askInModal';
import {questionsHere} from './withSuggestedQuestions';

/** Stands over all answers of the embedded search. */
const quotedLine = 'In this mode the sentences are quoted from this site, not generated.';
const writtenLine = 'In this mode a service writes the answers, from passages of this site.';

interface Props {
  readonly dialog: HTMLElement;
  readonly isOn: boolean;
  readonly toggle: (isOn: boolean) => void;
  /** True if answers quote the site; false if a service writes them. */
  readonly isQuoted: boolean;
}

function ModeSwitch({dialog, isOn, toggle}: Omit<Props, 'isQuoted'>): ReactNode {
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

export function QuestionMode({dialog, isOn, toggle, isQuoted}: Props): ReactNode {
  const footer = dialog.querySelector('.DocSearch-Footer');
  return (
    <>
      {footer && createPortal(<ModeSwitch {...{dialog, isOn, toggle}} />, footer)}
      {isOn &&
        createPortal(
          <div className="search-questions">
            <p>{isQuoted ? quotedLine : writtenLine}</p>
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
