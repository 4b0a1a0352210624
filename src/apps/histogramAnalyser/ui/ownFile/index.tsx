import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {WorkerLike} from '@site/src/kit/worker/channel';
import userFile from '@site/src/kit/userFile/userFile.module.css';
import {limitsText} from '../../model/ownFile/limits';
import {ownAnalysis, type OwnAnalysis} from '../../model/ownFile/ownAnalysis';
import {ColumnPicker} from './ColumnPicker';
import {FileChoice} from './FileChoice';
import {MappingForm} from './MappingForm';
import {ProblemMessage} from './ProblemMessage';
import {ReadingProgress} from './ReadingProgress';
import {ReleasedOffer} from './ReleasedOffer';
import {useOwnFile, type OwnFileState, type OwnFileSteps} from './useOwnFile';
import styles from './OwnFile.module.css';

interface Props {
  readonly onOpen: (analysis: OwnAnalysis) => void;
  /** For pages and tests that have no workers. */
  readonly startWorker?: () => WorkerLike;
}

const titles: Readonly<Record<OwnFileState['phase'], string>> = {
  start: 'Open your own file',
  reading: 'Reading your file',
  choosing: 'Select the columns to read',
  mapping: 'Assign columns',
};

function Step({state, contents, ...steps}: OwnFileSteps & Pick<Props, 'onOpen'>): ReactNode {
  const [typed, setTyped] = useState('');
  if (state.phase === 'start') {
    return <FileChoice typed={typed} onType={setTyped} onOpen={steps.open} />;
  }
  if (state.phase === 'reading') {
    return <ReadingProgress {...state} onCancel={steps.cancel} />;
  }
  if (state.phase === 'choosing') {
    const {released} = state.contents;
    return (
      <>
        {released && <ReleasedOffer released={released} onSelect={steps.select} />}
        <ColumnPicker contents={state.contents} onRead={steps.choose} onCancel={steps.cancel} />
      </>
    );
  }
  const {table, mapping} = state;
  return (
    <MappingForm
      table={table}
      mapping={mapping}
      onChange={steps.map}
      onDone={() => steps.onOpen(ownAnalysis(table, mapping))}
      backText={contents ? 'Change columns' : 'Open a different file'}
      onBack={steps.back}
    />
  );
}

/** The heading takes the focus when a step follows another, so that nobody is left on a button that is gone. */
function useFocusOnStep(phase: OwnFileState['phase']) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(phase);
  useEffect(() => {
    if (last.current !== phase) heading.current?.focus();
    last.current = phase;
  }, [phase]);
  return heading;
}

/** From a file of the reader to events that the app can count. */
export function OwnFile({onOpen, startWorker}: Props): ReactNode {
  const steps = useOwnFile(async (selected) => {
    const [{releasedAnalysis}, {apps}] = await Promise.all([
      import('../../model/ownFile/releasedAnalysis'),
      import('../../descriptions'),
    ]);
    onOpen(releasedAnalysis(selected, apps[selected.key]));
  }, startWorker);
  const {state} = steps;
  const heading = useFocusOnStep(state.phase);
  const problem = 'problem' in state ? state.problem : undefined;
  return (
    <section className={userFile.userFile} aria-labelledby="own-file-title">
      <h2 id="own-file-title" ref={heading} tabIndex={-1} className={styles.title}>
        {titles[state.phase]}
      </h2>
      {problem && <ProblemMessage problems={[problem]} />}
      <Step {...steps} onOpen={onOpen} />
      <p className={userFile.quiet}>
        Nothing leaves your browser: the file is read on your device and is not uploaded. Supported
        formats: {limitsText}.
      </p>
    </section>
  );
}
