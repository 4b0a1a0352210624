import {Children, isValidElement, type ReactNode, type ReactElement, useRef, useState} from 'react';
import clsx from 'clsx';
import {Table2, Copy, Download} from 'lucide-react';
import {Curves} from '@site/src/figures/fromTable/Curves';
import {Bars, Ranges} from '@site/src/figures/fromTable/Rows';
import {
  describeHistograms,
  describeTable,
  type Cell,
  type FigureTable,
} from '@site/src/figures/fromTable/table';
import {FigureHead} from '@site/src/components/Figure/Head';
import figureStyles from '@site/src/components/Figure/styles.module.css';
import {Table} from '../Table';
import styles from './styles.module.css';

interface FigureToolsProps {
  /** Title of the figure. */
  readonly title: string;
  readonly children: ReactNode;
}

type Action = 'copyDrawing' | 'saveDrawing';

const failures: Readonly<Record<Action, string>> = {
  copyDrawing: 'Could not copy the image. Save it as SVG instead.',
  saveDrawing: 'Could not save the image. Copy it instead.',
};

/** Copies or saves the drawing of the figure that it is in; the code is loaded when it is needed. */
function FigureTools({title, children}: FigureToolsProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [status, setStatus] = useState('');
  const act = async (action: Action) => {
    const drawing = place.current?.closest('figure')?.querySelector<HTMLElement>('[role="img"]');
    if (!drawing) return;
    try {
      const tools = await import('./saveDrawing');
      try {
        await tools[action](drawing, title);
        setStatus(action === 'copyDrawing' ? 'Copied' : '');
      } catch {
        setStatus(failures[action]);
      }
    } catch {
      setStatus('Could not load this tool. Check your connection and try again.');
    }
  };
  return (
    <div ref={place} className={styles.tools}>
      <span className={styles.status} role="status">
        {status}
      </span>
      <div className={styles.actions}>
        <button
          type="button"
          data-without-javascript="hide"
          aria-label={`Copy the picture: ${title}`}
          onClick={() => act('copyDrawing')}
        >
          <Copy size="1em" /> Copy
        </button>
        <button
          type="button"
          data-without-javascript="hide"
          aria-label={`Save as SVG: ${title}`}
          onClick={() => act('saveDrawing')}
        >
          <Download size="1em" /> SVG
        </button>
      </div>
      {children}
    </div>
  );
}

type Parent = ReactElement<{readonly children?: ReactNode}>;

const elementsIn = (node: ReactNode): readonly Parent[] =>
  Children.toArray(node).filter((it): it is Parent => isValidElement(it));

function textOf(node: ReactNode): string {
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return Children.toArray(node)
    .map((part) => (isValidElement(part) ? textOf((part as Parent).props.children) : textOf(part)))
    .join('');
}

const isBold = (node: ReactNode): boolean =>
  elementsIn(node).some(({type, props}) => type === 'strong' || isBold(props.children));

const cellOf = ({props}: Parent): Cell => ({
  text: textOf(props.children).trim(),
  isMarked: isBold(props.children),
});

/** The head and the rows of a table. */
function tableOf(table: ReactElement): FigureTable {
  const rows = elementsIn((table as Parent).props.children).flatMap((part) =>
    elementsIn(part.props.children).map((row) => elementsIn(row.props.children).map(cellOf)),
  );
  const [head = [], ...others] = rows;
  return {heads: head.map(({text}) => text), rows: others};
}

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
    <figure className={clsx(figureStyles.figure, table && styles.figure)}>
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
