import {useEffect, useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {useCopy} from '@site/src/hooks/useCopy';
import {newResultId} from '@site/src/kit/classResults/newResultId';
import {saveFile} from '@site/src/lib/saveFile';
import {printMasterclass, type SortedEvent} from '../../model/masterclassResult';
import {resultOf} from '../../model/sortedEvents';
import styles from './Play.module.css';

interface Props {
  readonly sorted: readonly SortedEvent[];
  readonly origin: string;
  readonly onClear: () => void;
}

const messages = {
  copied: 'Copied: paste it into a message to your teacher',
  blocked: 'The browser did not let us copy: save the file instead',
};

/** What a group hands in, without a name of anybody. */
export function HandInPart({sorted, origin, onClear}: Props): ReactNode {
  const [text, setText] = useState('');
  const {copy, outcome} = useCopy(text);
  useEffect(() => {
    if (text !== '') void copy();
  }, [text, copy]);
  const written = (): string => printMasterclass(resultOf(newResultId(), origin, sorted));
  return (
    <div className={styles.part} role="group" aria-label="Hand in">
      <p className={styles.title}>Hand in</p>
      <p className={styles.remark}>
        A small text with your classes and masses, and no name. “Results of a class” below adds up
        those of many groups.
      </p>
      <p className={styles.buttons}>
        <SmallButton
          onClick={() => saveFile('masterclass-result.json', 'application/json', written())}
        >
          Save the result
        </SmallButton>
        <SmallButton onClick={() => setText(written())}>Copy the result as text</SmallButton>
        <SmallButton onClick={onClear}>Start again</SmallButton>
      </p>
      <p role="status" className={styles.remark}>
        {outcome && messages[outcome]}
      </p>
    </div>
  );
}
