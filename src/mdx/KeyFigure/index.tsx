import {Children, isValidElement, type ReactNode} from 'react';
import {Table2} from 'lucide-react';
import {Curves} from '@site/src/figures/fromTable/Curves';
import {Bars, Ranges} from '@site/src/figures/fromTable/Rows';
import {describeHistograms, describeTable} from '@site/src/figures/fromTable/table';
import {FigureHead} from '../Figure/Head';
import {Table} from '../Table';
import {tableOf} from './tableOf';
import {FigureTools} from './FigureTools';
import figureStyles from '../Figure/styles.module.css';
import styles from './styles.module.css';

interface Props {
  /** The finding: a sentence without a full stop. */
  readonly title: string;
  /** The kind of drawing of the table; without it, the other children are the picture. */
  readonly draw?: 'bars' | 'ranges' | 'curves' | 'histogram';
  /** Axes of powers of ten. */
  readonly logarithmic?: 'none' | 'x' | 'y' | 'both';
  /** Title of the axis of values, with its unit, if it is not the head of the second column. */
  readonly axis?: string;
  /** A table, or a drawing, and below it the caption as text. */
  readonly children: ReactNode;
}

type DrawnProps = Omit<Props, 'title' | 'children'> & {readonly table: ReturnType<typeof tableOf>};

function Drawn({table, draw = 'bars', logarithmic = 'none', axis}: DrawnProps): ReactNode {
  const [first = '', second = ''] = table.heads;
  const title = axis ?? second;
  if (draw === 'curves' || draw === 'histogram') {
    const how = {logarithmic, isBinned: draw === 'histogram'};
    return <Curves table={table} {...how} x={first} y={title} />;
  }
  const Drawing = draw === 'ranges' ? Ranges : Bars;
  return <Drawing table={table} isLogarithmic={logarithmic !== 'none'} axis={title} />;
}

/**
 * The figure that a page opens with: a finding, a drawing of a table that authors write in the page, with the
 * table itself as its data, and a caption. Other children, such as a `Flow`, are shown as they are.
 */
export function KeyFigure({title, children, ...how}: Props): ReactNode {
  const parts = Children.toArray(children).filter(isValidElement);
  const data = parts.find(({type}) => type === Table);
  const captions = parts.filter(({type}) => type === 'p');
  const others = parts.filter((part) => part !== data && !captions.includes(part));
  const table = data && tableOf(data);
  const describe = how.draw === 'histogram' ? describeHistograms : describeTable;
  return (
    <figure className={figureStyles.figure}>
      <FigureHead title={title} />
      <div
        className={figureStyles.picture}
        {...(table ? {role: 'img', 'aria-label': `${title}. ${describe(table)}`} : {})}
      >
        {table ? <Drawn table={table} {...how} /> : others}
      </div>
      <figcaption className={figureStyles.caption}>{captions}</figcaption>
      {table && (
        <FigureTools title={title}>
          <details className={styles.data} data-search="skip">
            <summary aria-label={`Data: ${title}`}>
              <Table2 size="1em" /> Data
            </summary>
            {data}
          </details>
        </FigureTools>
      )}
    </figure>
  );
}
