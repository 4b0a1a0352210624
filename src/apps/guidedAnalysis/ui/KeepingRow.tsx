import {useRef, useState, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import type {GuidedAnalysis} from '@site/src/data/guidedAnalyses/schema';
import type {Keeping} from '@site/src/lib/storage/KeptStore';
import {saveFile} from '@site/src/lib/saveFile';
import {parseProgress, writeProgress, type Progress} from '../model/progress';
import styles from './styles.module.css';

interface Props {
  readonly analysis: GuidedAnalysis;
  readonly progress: Progress;
  readonly keeping: Keeping;
  readonly onChange: (progress: Progress) => void;
}

const notKept: Readonly<Record<Exclude<Keeping, 'kept'>, string>> = {
  blocked:
    'Your browser does not allow this site to store data: your answers will be lost if you close or reload the page. Save them to a file before you leave.',
  full: 'The browser storage of this site is full: your answers will be lost if you close or reload the page. Save them to a file before you leave.',
};

/** Where the replies are kept, and how to take them along. */
export function KeepingRow({analysis, progress, keeping, onChange}: Props): ReactNode {
  const file = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const isEmpty = Object.keys(progress).length === 0;
  const open = async (chosen: File | undefined): Promise<void> => {
    const found = chosen && parseProgress(analysis, await chosen.text().catch(() => ''));
    if (found) onChange(found);
    setProblem(
      found || !chosen
        ? undefined
        : `“${chosen.name}” contains no answers to “${analysis.title}”. Choose a file that was saved here; your answers are unchanged.`,
    );
  };
  return (
    <div className={styles.keeping}>
      <div className={styles.buttons}>
        <SmallButton
          disabled={isEmpty}
          onClick={() =>
            saveFile(`${analysis.id}.json`, 'application/json', writeProgress(analysis, progress))
          }
        >
          Save to a file
        </SmallButton>
        <SmallButton onClick={() => file.current?.click()}>Open a file</SmallButton>
        <SmallButton disabled={isEmpty} onClick={() => onChange({})}>
          Start again
        </SmallButton>
        <input
          ref={file}
          type="file"
          accept=".json,application/json"
          aria-label={`File with answers to “${analysis.title}”`}
          hidden
          onChange={({target}) => {
            void open(target.files?.[0]);
            target.value = '';
          }}
        />
      </div>
      <p role="status" className={styles.note}>
        {problem ??
          (keeping === 'kept'
            ? 'Your answers stay in this browser. Nothing is sent anywhere.'
            : notKept[keeping])}
      </p>
    </div>
  );
}
