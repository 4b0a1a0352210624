// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {Enlarge} from '.';

vi.mock('./EnlargedDialog', () => {
  throw new Error('Loading chunk 42 failed');
});

afterEach(cleanup);

it('offline the button reports that the image could not be loaded, and the page still works', async () => {
  render(<Enlarge name="The Z boson">A peak</Enlarge>);
  fireEvent.click(screen.getByRole('button', {name: 'Enlarge: The Z boson'}));
  expect(await screen.findByRole('button', {name: /^Could not load the image/})).toBeTruthy();
});
