// @vitest-environment jsdom
import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {KeyFigure} from '.';
import {Table} from '../Table';

afterEach(cleanup);

type Row = readonly (string | {readonly bold: string})[];

const table = (...[head = [], ...rows]: readonly Row[]) => (
  <Table>
    <thead>
      <tr>
        {head.map((text, i) => (
          <th key={i}>{String(text)}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, i) => (
        <tr key={i}>
          {cells.map((it, j) => (
            <td key={j}>{typeof it === 'string' ? it : <strong>{it.bold}</strong>}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </Table>
);

const widthsIn = (picture: HTMLElement): readonly number[] =>
  Array.from(picture.querySelectorAll('rect'), (bar) =>
    Number.parseFloat(bar.getAttribute('width') ?? ''),
  );

describe('a key figure', () => {
  const sizes = table(['Release', 'Size [TB]'], ['2016', '2'], [{bold: '2025'}, '8']);

  it('draws bars as long as the numbers of its table', () => {
    render(<KeyFigure title="Four times as large">{sizes}</KeyFigure>);
    const [first = 0, second = 0] = widthsIn(screen.getByRole('img'));
    expect(second / first).toBeCloseTo(4);
  });

  it('has the finding and the numbers in words, the caption, and the table as its data', () => {
    render(
      <KeyFigure title="Four times as large">
        {sizes}
        <p>Sizes on disk.</p>
      </KeyFigure>,
    );
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      'Four times as large. Size [TB]. 2016: 2; 2025: 8.',
    );
    const figure = screen.getByRole('figure');
    expect(within(figure).getByText('Sizes on disk.').closest('figcaption')).not.toBeNull();
    expect(figure.querySelector('details table')?.textContent).toContain('2025');
  });

  it('stacks the columns of a row', () => {
    render(
      <KeyFigure title="Shares" axis="Share [%]">
        {table(['Energy', 'noise [%]', 'constant [%]'], ['20 GeV', '75', '25'])}
      </KeyFigure>,
    );
    const bars = Array.from(screen.getByRole('img').querySelectorAll('rect'));
    expect(bars.map((bar) => bar.getAttribute('x'))).toEqual(['0%', '75%']);
    expect(screen.getByText('noise')).toBeTruthy();
  });

  it('draws ranges from the lower to the upper value', () => {
    render(
      <KeyFigure title="Ranges" draw="ranges" logarithmic="x" axis="pT [GeV]">
        {table(['Method', 'From', 'To'], ['A', '10', '100'], ['B', '100', '1000'])}
      </KeyFigure>,
    );
    const [first = 0, second = 0] = widthsIn(screen.getByRole('img'));
    expect(first).toBeCloseTo(second);
  });

  it('joins the points of a column, leaves out empty cells, and marks values in bold', () => {
    render(
      <KeyFigure title="Curves" draw="curves" axis="y">
        {table(['x', 'scale'], ['0', {bold: '10 %'}], ['5', ''], ['10', '0'])}
      </KeyFigure>,
    );
    const picture = screen.getByRole('img');
    expect(picture.querySelector('path')?.getAttribute('d')).toBe('M0.00 0.00L100.00 100.00');
    expect(picture.querySelectorAll('circle')).toHaveLength(1);
    expect(within(picture).getByText('10 %')).toBeTruthy();
  });

  it('shows other children as they are, without tools', () => {
    render(
      <KeyFigure title="Steps">
        <ol>
          <li>download</li>
        </ol>
        <p>How to begin.</p>
      </KeyFigure>,
    );
    expect(screen.getByText('download').closest('figcaption')).toBeNull();
    expect(screen.queryByText('SVG')).toBeNull();
  });
});
