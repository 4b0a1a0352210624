import {useId, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import {formatCountOf} from '@site/src/kit/format/numbers';
import type {Analysis} from '../../model/analysis';
import {printFilm} from '../../model/film/film';
import type {Analyser} from '../analyser';
import styles from './Film.module.css';
import {filmParameter} from './useFilm';

interface Props {
  readonly analyser: Analyser;
  readonly states: readonly Analysis[];
}

/** A link that replays the steps for anyone, with all of them in its URL. */
export function FilmLink({analyser, states}: Props): ReactNode {
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
