import {useReducer, useRef, type ReactNode, useEffect, useState} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {luminosity} from '@site/src/physics/montecarlo/fourLepton';
import type {Position} from '@site/src/plot/paths';
import {EventView} from './EventView';
import {Flight} from './Flight';
import {collisions} from './model/collisions';
import {dotPlaces, pointOf} from './model/places';
import {atFirst, changed, isComplete, loosestCut, type HeroState} from './model/state';
import {topOf} from './model/top';
import {verdictOn} from './model/verdict';
import {Dots} from './plots/Dots';
import {IsolationPlot} from './plots/IsolationPlot';
import {Stack} from './plots/Stack';
import styles from './styles.module.css';

/** All collisions come in this time, in ms. */
const duration = 2400;

const prefersNoMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Play {
  readonly isPlaying: boolean;
  readonly start: () => void;
  readonly stop: () => void;
}

/**
 * Counts from what is shown to the total, frame by frame; at once for users who want no motion.
 *
 * @param show gets how many are shown
 */
function usePlay(shown: number, total: number, show: (shown: number) => void): Play {
  const [from, setFrom] = useState<number>();
  const latest = useRef(show);
  useEffect(() => {
    latest.current = show;
  });
  useEffect(() => {
    if (from === undefined) return undefined;
    const begun = performance.now();
    let request = 0;
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, now - begun) / duration);
      latest.current(Math.round(from + (total - from) * share));
      if (share < 1) request = requestAnimationFrame(step);
      else setFrom(undefined);
    };
    request = requestAnimationFrame(step);
    return () => cancelAnimationFrame(request);
  }, [from, total]);
  return {
    isPlaying: from !== undefined,
    start: () => (prefersNoMotion() ? show(total) : setFrom(shown)),
    stop: () => setFrom(undefined),
  };
}

/** The meaning of the plot and the next step, with as many lines before the cut as after it. */
function Words({state}: {readonly state: HeroState}): ReactNode {
  if (!isComplete(state)) {
    return (
      <p className={styles.words}>
        The invariant mass of the four leptons determines the bin of a collision.{' '}
        <span data-without-javascript="hide">
          Add collisions until you see a shape, then drag the line: fake leptons come with a spray
          of other particles, so keep isolated leptons only.
        </span>
      </p>
    );
  }
  const verdict = verdictOn(state.cut);
  return (
    <p className={styles.words}>
      <output>{formatNumber(verdict.significance, {decimals: 1})} standard deviations.</output>{' '}
      {verdict.meaning} {verdict.advice}
    </p>
  );
}

const dots = [
  {mark: 'data', name: 'one collision'},
  {mark: 'outline', name: `expected for ${luminosity} fb⁻¹`},
];
const stack = [
  {mark: 'data', name: 'pseudo-data'},
  {mark: 'higgs', name: 'Higgs boson'},
  {mark: 'zz', name: 'two Z bosons'},
  {mark: 'other', name: 'fake leptons'},
];

function Legend({isComplete}: {readonly isComplete: boolean}): ReactNode {
  return (
    <ul className={styles.legend} role="list">
      {(isComplete ? stack : dots).map(({mark, name}) => (
        <li key={mark}>
          <span data-process={mark} /> {name}
        </li>
      ))}
    </ul>
  );
}

/** The cut that shows most, for readers without JavaScript, who cannot drag. */
const bestCut = 0.14;

function WithoutJavaScript(): ReactNode {
  return (
    <noscript>
      {[loosestCut, bestCut].map((cut) => {
        const {headline, significance, meaning} = verdictOn(cut);
        return (
          <div key={cut}>
            <p>
              All {collisions.length} collisions
              {cut === bestCut && ` after a cut at ${formatNumber(cut, {decimals: 2})}`}:{' '}
              {headline.toLowerCase()}, with {formatNumber(significance, {decimals: 1})} standard
              deviations. {meaning}
            </p>
            <Legend isComplete />
            <Stack cut={cut} />
          </div>
        );
      })}
    </noscript>
  );
}

function placeOf(state: HeroState): Position | undefined {
  if (!isComplete(state)) return dotPlaces(state.shown)[state.current];
  const isKept = (collisions[state.current]?.isolation ?? state.cut) < state.cut;
  return isKept ? pointOf(state.current, state.cut, topOf(state.cut)) : undefined;
}

/** Simulated collisions fall into a histogram, one by one; a cut on isolation then shows the Higgs boson. */
export function CollisionHero(): ReactNode {
  const [state, act] = useReducer(changed, atFirst);
  const stage = useRef<HTMLDivElement>(null);
  const frame = useRef<SVGSVGElement>(null);
  const play = usePlay(state.shown, collisions.length, (shown) => act({kind: 'show', shown}));
  const isDone = isComplete(state);
  const place = placeOf(state);

  const next = (): void => {
    play.stop();
    act({kind: 'next'});
  };
  const playOrRestart = (): void => {
    if (isDone) act({kind: 'restart'});
    else play.start();
  };
  const cut = (value: number): void => {
    play.stop();
    act({kind: 'cut', cut: value});
  };

  return (
    <div ref={stage} className={styles.stage} data-flying={state.isFlying || undefined}>
      <div>
        <div className={styles.task}>
          <h2>Find the Higgs boson</h2>
          <span>simulated for teaching</span>
        </div>
        <EventView index={state.current} />
        <p className={styles.buttons} data-without-javascript="hide">
          <button type="button" className="button button--outline" onClick={next}>
            Next collision
          </button>
          <button type="button" className="button button--outline" onClick={playOrRestart}>
            {isDone ? 'Start again' : 'Play all'}
          </button>
        </p>
      </div>
      <div className={styles.plots}>
        <Legend isComplete={isDone} />
        {isDone ? (
          <Stack cut={state.cut} current={state.current} frame={frame} />
        ) : (
          <Dots state={state} frame={frame} />
        )}
        <IsolationPlot state={state} onCut={cut} />
        <Words state={state} />
        <WithoutJavaScript />
      </div>
      {place && !play.isPlaying && (!isDone || state.isFlying) && (
        <Flight
          key={state.current}
          stage={stage}
          frame={frame}
          to={place}
          isFlying={state.isFlying}
        />
      )}
    </div>
  );
}
