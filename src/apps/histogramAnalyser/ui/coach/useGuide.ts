import {useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {offerGuide} from '@site/src/kit/app/AppBar/guideSwitch';
import {useQueryParameter} from '@site/src/hooks/useQueryParameter';

/** Control of the coach in an open app, without the code of the coach. */
export interface GuideControl {
  /** The id of the open guide, or the key of the app for the guide of the page; undefined if it is closed. */
  readonly id: string | undefined;
  /** True if the page opened a guide: its other guides are not offered. */
  readonly isPreset: boolean;
  readonly open: (id: string) => void;
  readonly toggle: () => void;
  /** The quantity of the plot that "Show me" highlights. */
  readonly pointed: string | undefined;
  readonly point: (dimension: string | undefined) => void;
  /** The quantity on which a click on a bar marks a position, in place of listing the events of the bar. */
  readonly marked: string | undefined;
  readonly mark: (dimension: string | undefined) => void;
  /** Ids of replies by guide and step, for as long as the app is open. */
  readonly answers: ReadonlyMap<string, string>;
  readonly answer: (question: string, reply: string) => void;
  /** Ids of the steps that were done when a guide was first opened, by the id of the guide. */
  readonly openings: Map<string, ReadonlySet<string>>;
  /** Number of done steps in the app where the link to this page was made. */
  readonly doneBefore: number;
  /** Reports the id of the guide and the number of steps before the current one. */
  readonly report: (id: string, done: number) => void;
  /**
   * The query of a link that opens the same guide, `?guide=hww13-no-jet`; empty if it is closed.
   *
   * @param hasStep true to go on at the same step: `&guide-step=3`
   */
  readonly query: (hasStep: boolean) => string;
}

/** The parameter of a link with the number of the current step, from 1; left out for the first. */
const stepName = 'guide-step';

/**
 * Opens and closes the coach. The open guide is a URL parameter: `?guide=hww13-no-jet`.
 *
 * @param key key of the app, the prefix of the ids of its guides; undefined for an app without guides
 * @param isAlone true if the bar of the page has the button
 * @param preset id of the guide that the page opens
 */
export function useGuide(
  key: string | undefined,
  isAlone: boolean,
  preset?: string,
): GuideControl | undefined {
  const [requested, request] = useQueryParameter('guide');
  const [wanted, setWanted] = useState(preset);
  const [pointed, point] = useState<string>();
  const [marked, mark] = useState<string>();
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const [step, requestStep] = useQueryParameter(stepName);
  const reported = useRef({guide: '', done: 0});
  const [openings] = useState(() => new Map<string, ReadonlySet<string>>());
  const guideKey = requested === '' ? (wanted ?? '') : requested;
  const isOpen = key !== undefined && (guideKey === key || guideKey.startsWith(`${key}-`));
  const open = useCallback(
    (id: string) => {
      point(undefined);
      setWanted(undefined);
      request(id);
      requestStep('');
    },
    [request, requestStep],
  );
  const toggle = useCallback(() => open(isOpen ? '' : (key ?? '')), [open, isOpen, key]);
  useEffect(() => {
    if (!isAlone || key === undefined) return undefined;
    offerGuide({isOpen, toggle});
    return () => offerGuide(undefined);
  }, [isAlone, key, isOpen, toggle]);
  const answer = useCallback(
    (question: string, reply: string) =>
      setAnswers((before) => new Map(before).set(question, reply)),
    [],
  );
  const id = isOpen ? guideKey : undefined;
  const report = useCallback((guide: string, done: number): void => {
    reported.current = {guide, done};
  }, []);
  const query = useCallback(
    (hasStep: boolean): string => {
      if (id === undefined) return '';
      const {guide, done} = reported.current;
      return `?guide=${guide || id}${hasStep && done > 0 ? `&${stepName}=${done + 1}` : ''}`;
    },
    [id],
  );
  const doneBefore = Math.max(0, (Number.parseInt(step, 10) || 1) - 1);
  const isPreset = preset !== undefined;
  const shown = isOpen ? pointed : undefined;
  return useMemo(
    () =>
      key === undefined
        ? undefined
        : {
            ...{id, isPreset, open, toggle, answers, answer, openings},
            ...{pointed: shown, point, marked, mark, doneBefore, report, query},
          },
    [
      key,
      id,
      isPreset,
      open,
      toggle,
      shown,
      marked,
      answers,
      answer,
      openings,
      doneBefore,
      report,
      query,
    ],
  );
}
