import {useEffect, useId, useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {X} from 'lucide-react';
import {SmallButton} from '@site/src/components/SmallButton';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import {IconButton} from '@site/src/kit/app/IconButton';
import {formatCountOf} from '@site/src/kit/format/numbers';
import type {Analysis} from '../../model/analysis';
import {distinctStates, readFilm, printFilm} from '../../model/film/film';
import type {Measure} from '../../model/statistics/measures';
import type {Step} from '../../model/view';
import type {Analyser} from '../analyser';
import {figureOfMeritOf} from '../labels/figureOfMerit';
import {measureLabel} from '../landscape/labels';
import {hasSignal} from '../view/plotStyle';
import styles from './Film.module.css';
import {FilmButtons} from './FilmButtons';
import {stepText} from './stepText';
import {type FilmControl, filmParameter} from './useFilm';
import {useFilmPreview} from './useFilmPreview';
import {usePlayer} from './usePlayer';

interface FilmLinkProps {
  readonly analyser: Analyser;
  readonly states: readonly Analysis[];
}

/** A link that replays the steps for anyone, with all of them in its URL. */
function FilmLink({analyser, states}: FilmLinkProps): ReactNode {
  const {description, scheme} = analyser;
  const id = useId();
  const {origin, pathname} = new URL(useBaseUrl(description.route), window.location.href);
  const film = printFilm(scheme, states);
  if (!film) return <p>These steps do not fit into a link.</p>;
  const address = `${origin}${pathname}?${filmParameter(description.name)}=${film.text}`;
  return (
    <div className={styles.link}>
      <label htmlFor={id}>Link to this replay</label>
      <input
        id={id}
        readOnly
        value={address}
        autoComplete="off"
        onFocus={({target}) => target.select()}
      />
      <CopyButton text={address}>Copy the link</CopyButton>
      {film.dropped > 0 && (
        <p>
          The link contains the last {formatCountOf(states.length - film.dropped, 'step')}; the
          first {film.dropped} did not fit.
        </p>
      )}
    </div>
  );
}

interface Props {
  readonly analyser: Analyser;
  readonly film: FilmControl;
  /** States before the present one, the first one first. */
  readonly past: readonly Analysis[];
  readonly headingLevel: 2 | 3;
}

interface FrameProps extends Omit<Props, 'past'> {
  readonly states: readonly Analysis[];
}

/** The figure of merit of the shown state. */
function Merit({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {view, option} = analyser;
  const {text, definition} = figureOfMeritOf(
    view.flow.at(-1) as Step,
    option('measure') as Measure,
  );
  return (
    <>
      {' '}
      {measureLabel(definition)} {text}
    </>
  );
}

/** The states of a film one after another in the plots, with a link to it. */
function Frames({analyser, film, states, headingLevel}: FrameProps): ReactNode {
  const {description, isSettled} = analyser;
  const Title = `h${headingLevel}` as const;
  const id = useId();
  const player = usePlayer(states.length, isSettled);
  const {at, go} = player;
  const {show, restore} = useFilmPreview(analyser);
  const state = states[at];
  useEffect(() => {
    if (state) show(state);
  }, [state, show]);
  const words = state ? stepText(description, states[at - 1], state) : '';
  const last = states.length - 1;
  return (
    <section className={styles.film} aria-labelledby={`${id}-title`}>
      <header className={styles.head}>
        <Title id={`${id}-title`}>Replay of the analysis</Title>
        <IconButton
          label="Close the replay"
          onClick={() => {
            restore();
            film.close();
          }}
        >
          <X size={16} aria-hidden />
        </IconButton>
      </header>
      <div className={styles.body}>
        <label htmlFor={`${id}-at`}>
          Step {at + 1} of {states.length}
        </label>
        <input
          id={`${id}-at`}
          type="range"
          min={0}
          max={last}
          step={1}
          value={at}
          autoComplete="off"
          aria-valuetext={`${at + 1} of ${states.length}: ${words}`}
          onChange={({target}) => go(target.valueAsNumber)}
        />
        <FilmButtons player={player} last={last} />
        <p className={styles.words}>
          <strong>{words}</strong>
          {hasSignal(analyser) && isSettled && <Merit analyser={analyser} />}
        </p>
        <ol className={styles.steps}>
          {states.map((one, place) => (
            <li key={place}>
              <button
                type="button"
                aria-current={place === at ? 'step' : undefined}
                onClick={() => go(place)}
              >
                {stepText(description, states[place - 1], one)}
              </button>
            </li>
          ))}
        </ol>
        <SmallButton onClick={film.close}>Continue from this step</SmallButton>
        {!analyser.isOwnFile && <FilmLink analyser={analyser} states={states} />}
      </div>
    </section>
  );
}

/** Replays the user's own steps, or those of a link. */
export function FilmPlayer({past, ...props}: Props): ReactNode {
  const {analyser, film} = props;
  const {scheme, analysis} = analyser;
  const [states] = useState(() =>
    film.text === '' ? distinctStates(scheme, [...past, analysis]) : readFilm(scheme, film.text),
  );
  if (states) return <Frames {...props} states={states} />;
  return (
    <div className={styles.body}>
      <p>
        The replay in this link could not be read. The link may be incomplete, or it was made for a
        different app. Ask for the link again.
      </p>
      <SmallButton onClick={film.close}>Close</SmallButton>
    </div>
  );
}
