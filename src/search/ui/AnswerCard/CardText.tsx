/** The texts of a card as elements. */
import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {TextWithCode} from '@site/src/components/TextWithCode';
import {
  doiAddress,
  labelPieces,
  sentencePieces,
  symbolPieces,
  type Piece,
} from '../../cards/pieces';

interface Props {
  readonly of: string;
}

/** A DOI, which may break after its prefix. */
function Doi({of}: Props): ReactNode {
  const [prefix, suffix] = of.split('/');
  return (
    <Link to={doiAddress(of)}>
      {prefix}/<wbr />
      {suffix}
    </Link>
  );
}

function Shown({of: {kind, text}}: {readonly of: Piece}): ReactNode {
  if (kind === 'text') return text;
  if (kind === 'code') return <TextWithCode of={`\`${text}\``} />;
  if (kind === 'doi') return <Doi of={text} />;
  const Tag = ({symbol: 'i', sub: 'sub', sup: 'sup'} as const)[kind];
  return <Tag>{text}</Tag>;
}

const shown = (pieces: readonly Piece[]): ReactNode =>
  pieces.map((piece, place) => (
    <Fragment key={`${place} ${piece.text}`}>
      <Shown of={piece} />
    </Fragment>
  ));

/** Symbols and formulas, with their indices lowered: p_T. */
export const Symbols = ({of}: Props): ReactNode => shown(symbolPieces(of));

/** A label: code if it is in backticks, symbols otherwise. */
export const Label = ({of}: Props): ReactNode => shown(labelPieces(of));

/** Sentences, in which pT is the transverse momentum and a DOI is a link. */
export const Sentences = ({of}: Props): ReactNode => shown(sentencePieces(of));
