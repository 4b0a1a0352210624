// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {VideoPlayer} from '.';

afterEach(cleanup);

const show = () =>
  render(
    <VideoPlayer title="Cuts" host="YouTube" address="https://www.youtube-nocookie.com/embed/x" />,
  );

it('holds nothing that loads before a click', () => {
  const {container} = show();
  expect(container.querySelector('iframe, img, video, link, script')).toBeNull();
  expect(container.innerHTML).not.toContain('https://');
});

it('takes the focus along: into the player, and back to the button', () => {
  show();
  fireEvent.click(screen.getByRole('button', {name: /^Play here: Cuts/}));
  const player = screen.getByTitle('Video: Cuts');
  expect(player.getAttribute('src')).toBe('https://www.youtube-nocookie.com/embed/x');
  expect(document.activeElement).toBe(player);
  fireEvent.click(screen.getByRole('button', {name: 'Close the player: Cuts'}));
  expect(screen.queryByTitle('Video: Cuts')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', {name: /^Play here: Cuts/}));
});

it('leaves the focus alone when the page opens', () => {
  show();
  expect(document.activeElement).toBe(document.body);
});
