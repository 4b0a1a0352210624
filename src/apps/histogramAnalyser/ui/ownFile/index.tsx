import {useEffect, useRef, useState, type ReactNode} from 'react';
import userFile from '@site/src/kit/userFile/userFile.module.css';
import type {WorkerLike} from '@site/src/kit/worker/channel';
import {recordedLabel} from '@site/src/samples/recorded/labels';
import type {ReleasedFile} from '@site/src/samples/recorded/recognise';
import type {RecordedKey} from '@site/src/samples/recorded/selections';
import {limitsText} from '../../model/ownFile/limits';
import {ownAnalysis, type OwnAnalysis} from '../../model/ownFile/ownAnalysis';
import type {Progress} from '../../model/ownFile/reader';
import {ColumnPicker} from './ColumnPicker';
import {FileChoice} from './FileChoice';
import {MappingForm} from './MappingForm';
import styles from './OwnFile.module.css';
import {ProblemMessage} from './ProblemMessage';
import {useOwnFile, type OwnFileState, type OwnFileSteps} from './useOwnFile';

interface ReleasedOfferProps {
  readonly released: ReleasedFile;
  readonly onSelect: (key: RecordedKey) => void;
}

/** The process that each selection is for. */
const names: Readonly<Record<RecordedKey, string>> = {
  hzz13: 'H → ZZ* → 4ℓ',
  hyy13: 'H → γγ',
  zll13: 'Z → ℓℓ',
  hww13: 'H → WW',
  hww13d: 'H → WW → eνμν',
  ttz13: 'tt̄Z',
};

/** The selection of an analyser for a released file, ready made. */
function ReleasedOffer({released, onSelect}: ReleasedOfferProps): ReactNode {
  const {kind, releaseName, dataset, keys} = released;
  return (
    <div className={styles.offer}>
      <p>
        This is a {kind} file of {releaseName}: you can use our selection.{' '}
        {dataset === null
          ? `According to its branches, its events were ${recordedLabel}.`
          : `According to its branches, its events belong to the simulated sample ${dataset}.`}
      </p>
      <p className={styles.buttons}>
        {keys.map((key) => (
          <button
            key={key}
            type="button"
            className="button button--primary"
            onClick={() => onSelect(key)}
          >
            Use the {names[key]} selection
          </button>
        ))}
      </p>
      <p>Or choose its columns yourself:</p>
    </div>
  );
}

interface ReadingProgressProps {
  readonly name: string;
  readonly progress: Progress | null;
  readonly onCancel: () => void;
}

function ReadingProgress({name, progress, onCancel}: ReadingProgressProps): ReactNode {
  const share = progress?.share ?? null;
  const doing = progress?.doing === 'fetching' ? 'Downloading' : 'Reading';
  return (
    <div className={styles.reading}>
      <p role="status">
        {doing} <b>{name}</b> …
      </p>
      <progress aria-label="Progress" max={1} {...(share === null ? {} : {value: share})} />
      <span aria-hidden className={styles.share}>
        {share === null ? '' : `${Math.floor(100 * share)}\u00a0%`}
      </span>
      <button type="button" className="button button--secondary" onClick={onCancel}>
        Cancel
      </button>
    </div>
  );
}

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
