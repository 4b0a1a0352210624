import {createContext, useContext, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {piecesOf, type Piece} from '@site/src/lib/text/richText';

/** The HTML of formulas by their TeX, which the build typesets. */
export const typesetFormulas = createContext<Readonly<Record<string, string>>>({});

function Drawn({piece}: {readonly piece: Piece}): ReactNode {
  const formulas = useContext(typesetFormulas);
  const {kind, text} = piece;
  if (kind === 'link') return <Link to={piece.to}>{text}</Link>;
  if (kind === 'code') return <code>{text}</code>;
  const html = kind === 'formula' ? formulas[text] : undefined;
  return html === undefined ? text : <span dangerouslySetInnerHTML={{__html: html}} />;
}

/** A text of typed data with its formulas, links and code. */
export function RichText({text}: {readonly text: string}): ReactNode {
  return piecesOf(text).map((piece, index) => <Drawn key={index} piece={piece} />);
}

/** A list of texts of typed data. */
export function RichTexts({texts}: {readonly texts: readonly string[]}): ReactNode {
  return (
    <ul>
      {texts.map((text) => (
        <li key={text}>
          <RichText text={text} />
        </li>
      ))}
    </ul>
  );
}
