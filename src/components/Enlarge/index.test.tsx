// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {Enlarge} from '.';

vi.mock('./EnlargedDialog', () => {
  throw new Error('Loading chunk 42 failed');
});

afterEach(cleanup);

it('without a connection the button says that it did nothing, and the page lives on', async () => {
  render(<Enlarge name="The Z boson">A peak</Enlarge>);
  fireEvent.click(screen.getByRole('button', {name: 'Enlarge: The Z boson'}));
  expect(await screen.findByRole('button', {name: /^Could not load the image/})).toBeTruthy();
});
