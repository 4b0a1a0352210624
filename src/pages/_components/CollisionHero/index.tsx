import {useReducer, useRef, type ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {EventView} from './EventView';
import {Flight} from './Flight';
import {Legend} from './Legend';
import {collisions} from './model/collisions';
import {topOf} from './model/top';
import {dotPlaces, pointOf} from './model/places';
import {atFirst, changed, isComplete, loosestCut, type HeroState} from './model/state';
import {verdictOn} from './model/verdict';
import {Dots} from './plots/Dots';
import {IsolationPlot} from './plots/IsolationPlot';
import {Stack} from './plots/Stack';
import type {Position} from '@site/src/plot/paths';
import {usePlay} from './usePlay';
import {Words} from './Words';
import styles from './styles.module.css';

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
