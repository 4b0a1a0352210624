// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {Figure} from '@site/src/components/Figure';
import {Image} from '.';

const buttons = () => screen.queryAllByRole('button').map((button) => button.ariaLabel);

afterEach(cleanup);

describe('a Markdown image', () => {
  it('has a button that enlarges it and says which', () => {
    render(<Image src="plot.png" alt="A peak at 91 GeV" width="1200" />);
    expect(screen.getByRole('img', {name: 'A peak at 91 GeV'})).toBeTruthy();
    expect(buttons()).toEqual(['Enlarge: A peak at 91 GeV']);
  });

  it('has one too when nobody knows its width', () => {
    render(<Image src="https://example.org/plot.png" alt="A peak" />);
    expect(buttons()).toEqual(['Enlarge: A peak']);
  });

  it.each([
    ['is decoration', {alt: '', width: '1200'}],
    ['is a small sign', {alt: 'Open in Binder', width: '109'}],
  ])('has none when it %s', (_, props) => {
    render(<Image src="sign.svg" {...props} />);
    expect(buttons()).toEqual([]);
  });

  it('has none inside a figure, which has its own, named by the caption', () => {
    render(
      <Figure caption="The Z boson">
        <Image src="plot.png" alt="A peak at 91 GeV" />
      </Figure>,
    );
    expect(buttons()).toEqual(['Enlarge: The Z boson']);
    expect(screen.getByRole('figure').textContent).toContain('The Z boson');
  });
});

describe('a figure with a drawing', () => {
  it('is one image with a text alternative, however many parts the drawing has', () => {
    render(
      <Figure caption={<em>Tracks</em>} alt="Two tracks leave the middle">
        <svg>
          <text>40 GeV</text>
        </svg>
      </Figure>,
    );
    expect(screen.getAllByRole('img').map(({ariaLabel}) => ariaLabel)).toEqual([
      'Two tracks leave the middle',
    ]);
    expect(buttons()).toEqual(['Enlarge: Two tracks leave the middle']);
  });
});
