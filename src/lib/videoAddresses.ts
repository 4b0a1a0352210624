import type {Video} from '../data/videos/schema';

type Source = Video['source'];

/** Where a video is watched outside this site. */
export const watchAddress = (source: Source): string =>
  source.host === 'youtube'
    ? `https://www.youtube.com/watch?v=${source.id}`
    : `https://videos.cern.ch/record/${source.record}`;

/** The player on YouTube's host that sets no cookies before a video plays; null where there is none. */
export const playerAddress = (source: Source): string | null =>
  source.host === 'youtube'
    ? `https://www.youtube-nocookie.com/embed/${source.id}?autoplay=1&rel=0`
    : null;

export const hostNames: Readonly<Record<Source['host'], string>> = {
  youtube: 'YouTube',
  cern: 'CERN’s video site',
};
