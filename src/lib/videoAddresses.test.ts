import {existsSync} from 'node:fs';
import {expect, it} from 'vitest';
import {videos, videosOf} from '../data/videos';
import {videoGroups, videoSchema} from '../data/videos/schema';
import {playerAddress, watchAddress} from './videoAddresses';

it('each entry is complete and guesses nothing', () => {
  for (const video of videos) expect(videoSchema.safeParse(video).error, video.id).toBeUndefined();
});

it('no two have an id, or show the same', () => {
  expect(new Set(videos.map(({id}) => id)).size).toBe(videos.length);
  const players = videos.flatMap(({source}) => playerAddress(source) ?? []);
  expect(new Set(players).size).toBe(players.length);
});

it('each section has a video, and each video a section', () => {
  const grouped = videoGroups.map((group) => videosOf(group).length);
  expect(Math.min(...grouped)).toBeGreaterThan(0);
  expect(grouped.reduce((sum, count) => sum + count, 0)).toBe(videosOf().length);
});

it('links to pages that exist', () => {
  const missing = videos.filter(
    ({next}) => !existsSync(`${next.to.replace(/#.*/, '').slice(1)}.mdx`),
  );
  expect(missing.map(({id}) => id)).toEqual([]);
});

it('players come from the host without cookies, links from the site itself', () => {
  const [first] = videos;
  if (!first) throw new Error('no video');
  expect(watchAddress(first.source)).toBe('https://www.youtube.com/watch?v=r83e1FJOxqg');
  expect(playerAddress(first.source)).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/r83e1FJOxqg\?/,
  );
  expect(playerAddress({host: 'cern', record: 1})).toBeNull();
});
