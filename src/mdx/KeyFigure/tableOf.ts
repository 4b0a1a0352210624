/** Reads the table that an author wrote in Markdown from its React elements. */
import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import type {Cell, FigureTable} from '@site/src/figures/fromTable/table';

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
export function tableOf(table: ReactElement): FigureTable {
  const rows = elementsIn((table as Parent).props.children).flatMap((part) =>
    elementsIn(part.props.children).map((row) => elementsIn(row.props.children).map(cellOf)),
  );
  const [head = [], ...others] = rows;
  return {heads: head.map(({text}) => text), rows: others};
}
