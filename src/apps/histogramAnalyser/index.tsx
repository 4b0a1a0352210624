import {useCallback, useMemo, useRef, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {AppFrame} from '@site/src/kit/app/AppFrame';
import {LazyApp} from '@site/src/kit/app/LazyApp';
import {mixedLabel, recordedLabel} from '@site/src/samples/recorded/labels';
import {simulatedLabel} from '@site/src/samples/simulatedLabel';
import type {AppDescription} from './model/description';
import {hasState} from './model/hasState';
import {withRecordedData, type RecordedBrief} from './model/recordedApp';
import type {PageSettings} from './model/start';
import {EarlyPlots} from './ui/early/EarlyPlots';
import styles from './ui/early/EarlyPlots.module.css';

interface Props extends PageSettings {
  readonly app: AppDescription;
  /** On a page of its own. */
  readonly isAlone?: boolean;
}

/** By key of the sample, from `plugins/samples`. */
type SampleFacts = Readonly<
  Record<string, {readonly bytes: number; readonly recorded?: RecordedBrief}>
>;

/** Loads the code of the app. */
export const load = async () => (await import('./ui/OpenApp')).OpenApp;

/** Of the app itself, compressed. */
const codeBytes = 75_000;

/** About how high the open app is, in rem: with one plot, and in rows; alone it fills the window. */
const heightsFor = (plots: number, isAlone: boolean) => {
  const rows = isAlone ? 40 : 23 + 12 * Math.ceil(plots / 3);
  const narrow = plots > 5 ? 46 : 42;
  return [isAlone ? 24 : narrow, rows, rows] as const;
};

/** With an open guide: one row of plots and a step, in rem. */
const guidedHeights = [31, 25, 29] as const;

/** Linked histograms of a teaching sample. Its state is in the address. */
export function HistogramAnalyser({app: usual, isAlone = false, ...settings}: Props): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const sample = (usePluginData('samples') as SampleFacts)[usual.key];
  const recorded = sample?.recorded;
  const app = useMemo(() => withRecordedData(usual, recorded), [usual, recorded]);
  const folder = useBaseUrl('/samples/');
  const plots = settings.histograms?.split(',').length ?? app.histograms.length;
  const bytes = sample?.bytes ?? 0;
  const [isDrawn, setIsDrawn] = useState(false);
  const onDrawn = useCallback(() => setIsDrawn(true), []);
  const isBrowser = useIsBrowser();
  // The plots in the page have no cuts, those of a link may have some.
  const isOpening = !isDrawn && !(isBrowser && hasState(window.location.search, app.name));
  return (
    <AppFrame
      frame={frame}
      name={app.name}
      title={settings.title ?? app.title}
      label={recorded ? mixedLabel : simulatedLabel}
      // A guide says what to do.
      summary={settings.guide === undefined && app.summary}
      isAlone={isAlone}
      isInstrument={isAlone}
      showsWithoutJavaScript
      without={
        <>
          The app needs JavaScript, which is switched off in this browser.{' '}
          {recorded
            ? `Its data were ${recordedLabel}; all other events come from our own simulation for teaching.`
            : 'Its events come from our own simulation for teaching; they are not recorded data.'}{' '}
          The events are also available without the app:{' '}
          <a href={`${folder}${app.key}.json`}>the description of the sample</a> lists the columns,
          and <a href={`${folder}${app.key}.csv.gz`}>all columns as CSV</a> are in one compressed
          file.
        </>
      }
    >
      <div className={isOpening ? styles.opening : undefined}>
        {isOpening && <EarlyPlots {...{app, settings, isAlone}} />}
        <div data-without-javascript="hide">
          <LazyApp
            what="The app"
            load={load}
            given={{
              app,
              settings,
              isAlone,
              frame: () => frame.current,
              onDrawn,
            }}
            bytes={bytes + codeBytes}
            heights={settings.guide === undefined ? heightsFor(plots, isAlone) : guidedHeights}
          />
        </div>
      </div>
    </AppFrame>
  );
}
