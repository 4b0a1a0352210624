import {useMemo, useState} from 'react';
import {useQueryParameter} from '@site/src/hooks/useQueryParameter';

/** Control of the replay of an analysis, without the code of the player. */
export interface FilmControl {
  readonly isOpen: boolean;
  /** The film of the link; empty for the user's own steps. */
  readonly text: string;
  /** Plays the user's own steps. */
  readonly open: () => void;
  readonly close: () => void;
}

/** The parameter with the film in the URL of a page. */
export const filmParameter = (app: string): string => `${app}-film`;

/** @param app name that begins the parameters of the app */
export function useFilm(app: string): FilmControl {
  const [text, request] = useQueryParameter(filmParameter(app));
  const [isOwn, setIsOwn] = useState(false);
  return useMemo(
    () => ({
      isOpen: isOwn || text !== '',
      text,
      open: () => setIsOwn(true),
      close() {
        setIsOwn(false);
        request('');
      },
    }),
    [isOwn, text, request],
  );
}
