// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {LastChecked} from '.';

afterEach(cleanup);

it('says the day in words, and to machines', () => {
  render(<LastChecked on="2026-06-30" />);
  const day = screen.getByText('30 June 2026');
  expect(day.getAttribute('datetime')).toBe('2026-06-30');
  expect(day.parentElement?.textContent).toBe('Facts last checked on 30 June 2026');
});
