import {Clapperboard} from 'lucide-react';
import type {AppDefinition} from '@site/src/kit/app/defineApp';
import type {FilmControl} from './useFilm';

type Tool = NonNullable<AppDefinition<unknown, unknown, unknown>['tools']>[number];

/** The button that replays the user's own steps. */
export const filmTool = ({isOpen, open}: FilmControl, hasSteps: boolean): Tool => ({
  label: 'Replay the steps of this analysis',
  Icon: Clapperboard,
  isIdle: () => isOpen || !hasSteps,
  run: open,
});
