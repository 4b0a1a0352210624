/** An answer card, as the search shows it before its hits, question mode as an answer, and a page as a summary. */
import {useId, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import type {
  AnswerCard as Card,
  CardKind,
  CardLink,
  CardRow,
  CardStep,
  CardCode as Code,
} from '../../cards/types';
import {Label, Sentences, Symbols} from './CardText';
import styles from './styles.module.css';

interface CardCodeProps {
  readonly code: Code;
  /** Name of the element that the code belongs to, for its label while it scrolls. */
  readonly of: string;
}

/** Code in one colour: what colours it would be larger than all cards that a search loads. */
function CardCode({code: {language, text}, of}: CardCodeProps): ReactNode {
  return (
    <div className={styles.code} translate="no">
      <ScrollRegion label={`Code: ${of}`}>
        <pre>
          <code data-language={language}>{text}</code>
        </pre>
      </ScrollRegion>
      <div className={styles.copy}>
        <CopyButton text={text}>Copy code</CopyButton>
      </div>
    </div>
  );
}

const kindNames: Readonly<Record<CardKind, string>> = {
  definition: 'Definition',
  formula: 'Formula',
  'how-to': 'How to',
  answer: 'Answer',
  sample: 'Sample',
  record: 'Record',
  variable: 'Variable',
  function: 'Function',
  trigger: 'Trigger',
  skim: 'Skim',
  number: 'Number',
};

interface Props {
  readonly card: Card;
  /** The element of the title: a heading on pages, a paragraph in a dialog. */
  readonly titleAs?: 'h2' | 'h3' | 'p';
}

/** Kind, title and symbol of a card, shown before the answer: names of code are set as code. */
function Head({card, titleAs: Title = 'p', id}: Props & {readonly id: string}): ReactNode {
  const {kind, title, symbol} = card;
  const isCode = ['variable', 'function', 'skim'].includes(kind) || /^trig\w+$/i.test(title);
  return (
    <header className={styles.head}>
      <p id={`${id}-kind`} className={styles.kind}>
        {kindNames[kind]}
      </p>
      <Title id={`${id}-title`} className={styles.title}>
        <Label of={isCode && !title.includes(' ') ? `\`${title}\`` : title} />
        {symbol !== undefined && (
          <>
            {' '}
            <i className={styles.symbol}>
              <Symbols of={symbol} />
            </i>
          </>
        )}
      </Title>
    </header>
  );
}

function Rows({rows}: {readonly rows: readonly CardRow[]}): ReactNode {
  return (
    <dl className={styles.rows}>
      {rows.map(({label, value}) => (
        <div key={`${label} ${value}`}>
          <dt>
            <Label of={label} />
          </dt>
          <dd>
            <Sentences of={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Steps({steps}: {readonly steps: readonly CardStep[]}): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({text, code}) => (
        <li key={text}>
          <Sentences of={text} />
          {code && <CardCode code={code} of={text} />}
        </li>
      ))}
    </ol>
  );
}

function Actions({links}: {readonly links: readonly CardLink[]}): ReactNode {
  return (
    <ul className={styles.actions}>
      {links.map(({title, to}) => (
        <li key={to}>
          <Link to={to}>
            <Label of={title} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function AnswerCard({card, titleAs}: Props): ReactNode {
  const id = useId();
  const {title, text, more, formula, rows, steps, code, actions, source} = card;
  return (
    <section className={styles.card} aria-labelledby={`${id}-kind ${id}-title`} data-card={card.id}>
      <Head card={card} id={id} {...(titleAs ? {titleAs} : {})} />
      <p>
        <Sentences of={text} />
      </p>
      {formula !== undefined && (
        <p className={styles.formula}>
          <Label of={formula} />
        </p>
      )}
      {rows && <Rows rows={rows} />}
      {steps && <Steps steps={steps} />}
      {code && <CardCode code={code} of={title} />}
      {more !== undefined && (
        <p>
          <Sentences of={more} />
        </p>
      )}
      <footer className={styles.foot}>
        {actions.length > 0 && <Actions links={actions} />}
        <p className={styles.source}>
          Source: <Link to={source.to}>{source.title}</Link>
        </p>
      </footer>
    </section>
  );
}
