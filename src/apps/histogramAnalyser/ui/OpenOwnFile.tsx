import {useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {AppPlace} from '@site/src/kit/app/AppPlace';
import {Notice} from '@site/src/kit/app/Notice';
import {SmallButton} from '@site/src/components/SmallButton';
import {failureMessage} from '@site/src/kit/samples/failureMessage';
import {schemeOf} from '../model/description';
import type {OwnAnalysis} from '../model/ownFile/ownAnalysis';
import {startOf} from '../model/analysis';
import {AnalyserView} from './AnalyserView';
import {OwnFile} from './ownFile';
import styles from './OpenApp.module.css';
import {useAnalyser} from './useAnalyser';

interface OpenedProps {
  readonly own: OwnAnalysis;
  readonly onClose: () => void;
}

function Opened({own, onClose}: OpenedProps): ReactNode {
  const {listen} = useHistory();
  const [given] = useState(() => ({
    description: own.description,
    start: startOf(schemeOf(own.description)),
    addressName: own.description.name,
  }));
  const state = useAnalyser({...given, folder: '', listen, own});
  if (state.state === 'loading') {
    return (
      <AppPlace isLoading>
        <p role="status">Counting the events …</p>
      </AppPlace>
    );
  }
  if (state.state === 'failed') {
    const {title, advice} = failureMessage(state.failure);
    return (
      <Notice isUrgent button="Open another file" onPress={onClose}>
        <strong>{title}</strong> {advice}
      </Notice>
    );
  }
  return (
    <div className={styles.opened} data-instrument>
      <p className={styles.file}>
        <span>
          <strong>{own.title}</strong>. {own.weightNote}
        </span>{' '}
        <SmallButton onClick={onClose}>Open another file</SmallButton>
      </p>
      <AnalyserView
        ready={state}
        drawn={own.dimensions.map(({name}) => name)}
        challenge={undefined}
        isAlone
      />
    </div>
  );
}

/** From a file to its histograms, and back to another file. */
export function OpenOwnFile(): ReactNode {
  const [own, setOwn] = useState<OwnAnalysis>();
  return own ? <Opened own={own} onClose={() => setOwn(undefined)} /> : <OwnFile onOpen={setOwn} />;
}
