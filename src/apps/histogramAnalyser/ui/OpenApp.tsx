import {useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LoadingPlace} from '@site/src/kit/app/AppPlace/LoadingPlace';
import {Notice} from '@site/src/kit/app/Notice';
import {failureMessage} from '@site/src/kit/samples/failureMessage';
import type {AppDescription} from '../model/description';
import {drawnOn, pageStart, type PageSettings} from '../model/start';
import {AnalyserView} from './AnalyserView';
import {addressNameOf} from '@site/src/kit/app/addressName';
import {preloadLayout} from './layouts';
import styles from './OpenApp.module.css';
import {useAnalyser} from './useAnalyser';

interface Props {
  readonly app: AppDescription;
  readonly settings: PageSettings;
  /** The frame of this app, among others of its name. */
  readonly frame: () => HTMLElement | null;
  readonly isAlone: boolean;
  /** The plots are drawn. */
  readonly onDrawn: () => void;
}

/** An app that has its code: brings the sample, and shows the app or what is in its way. */
export function OpenApp({app, settings, frame, isAlone, onDrawn}: Props): ReactNode {
  const folder = useBaseUrl('/samples/');
  const {listen} = useHistory();
  const [given] = useState(() => {
    preloadLayout(frame()?.clientWidth ?? 0);
    const start = pageStart(app, settings);
    return {description: app, start, addressName: addressNameOf(app.name, frame())};
  });
  const state = useAnalyser({...given, folder, listen});
  if (state.state === 'ready') {
    return (
      <AnalyserView
        ready={state}
        drawn={drawnOn(app, settings)}
        challenge={settings.challenge}
        presetGuide={settings.guide}
        isAlone={isAlone}
        onDrawn={onDrawn}
      />
    );
  }
  if (state.state === 'loading') {
    return <LoadingPlace what="Loading the sample" progress={state.progress} />;
  }
  const {title, advice} = failureMessage(state.failure);
  return (
    <div className={styles.failed}>
      <Notice
        isUrgent
        button={state.stepBack ? 'Undo last change' : 'Retry'}
        onPress={state.stepBack ?? state.retry}
      >
        <strong>{title}</strong> {advice}
      </Notice>
    </div>
  );
}
