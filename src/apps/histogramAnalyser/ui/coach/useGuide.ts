import {useCallback, useEffect, useMemo, useState} from 'react';
import {offerGuide} from '@site/src/kit/app/AppBar/guideSwitch';
import {useQueryParameter} from '@site/src/hooks/useQueryParameter';

/** Control of the coach in an open app, without the code of the coach. */
export interface GuideControl {
  /** The id of the open guide, or the key of the app for the guide of the page; undefined if it is closed. */
  readonly id: string | undefined;
  readonly open: (id: string) => void;
  readonly toggle: () => void;
  /** The quantity of the plot that "Show me" highlights. */
  readonly pointed: string | undefined;
  readonly point: (dimension: string | undefined) => void;
  /** Ids of replies by guide and step, for as long as the app is open. */
  readonly answers: ReadonlyMap<string, string>;
  readonly answer: (question: string, reply: string) => void;
  /** Ids of the steps that were done when a guide was first opened, by the id of the guide. */
  readonly openings: Map<string, ReadonlySet<string>>;
}

/**
 * Opens and closes the coach. The open guide is a URL parameter: `?guide=hww13-no-jet`.
 *
 * @param key key of the app, the prefix of the ids of its guides; undefined for an app without guides
 * @param isAlone true if the bar of the page has the button
 */
export function useGuide(key: string | undefined, isAlone: boolean): GuideControl | undefined {
  const [requested, request] = useQueryParameter('guide');
  const [pointed, point] = useState<string>();
  const [answers, setAnswers] = useState<ReadonlyMap<string, string>>(new Map());
  const [openings] = useState(() => new Map<string, ReadonlySet<string>>());
  const isOpen = key !== undefined && (requested === key || requested.startsWith(`${key}-`));
  const open = useCallback(
    (id: string) => {
      point(undefined);
      request(id);
    },
    [request],
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
  const id = isOpen ? requested : undefined;
  const shown = isOpen ? pointed : undefined;
  return useMemo(
    () =>
      key === undefined
        ? undefined
        : {id, open, toggle, pointed: shown, point, answers, answer, openings},
    [key, id, open, toggle, shown, answers, answer, openings],
  );
}
