/** Components that pages and apps share. */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import DocCardList from '@theme/DocCardList';
import {SearchField} from '@site/src/components/SearchField';
import {DataFinder, type Table} from '@site/src/kit/finder';
import {testRows, testTable} from '@site/src/kit/finder/model/testTable';
import {MailTemplate} from '../_components/MailTemplate';
import {AsDoc} from './AsDoc';
import styles from './components.module.css';
import {colourTokens} from './colourTokens';

const looks = ['primary', 'outline', 'secondary'] as const;

export function Buttons(): ReactNode {
  return looks.map((look) => (
    <p key={look}>
      <button type="button" className={`button button--${look}`}>
        A button
      </button>{' '}
      <button type="button" className={`button button--${look}`} disabled>
        That cannot be used
      </button>{' '}
      <Link to="/docs/data" className={`button button--${look}`}>
        A link as a button
      </Link>
    </p>
  ));
}

const page: PropSidebarItem = {
  type: 'link',
  label: 'A page',
  href: '/docs/data/access_data',
  description: 'What the page is for, in one sentence that tells readers whether to open it.',
};

const items: PropSidebarItem[] = [
  page,
  {...page, label: 'A page without a description', description: undefined},
  {
    type: 'category',
    label: 'A category, with a title that needs more than one line on most screens',
    href: '/docs/data',
    collapsed: true,
    collapsible: true,
    items: [page, {...page, label: 'Another page'}],
  },
];

export function Cards(): ReactNode {
  return (
    <AsDoc>
      <DocCardList items={items} />
    </AsDoc>
  );
}

export function Colours(): ReactNode {
  return (
    <ul className={styles.swatches} role="list">
      {colourTokens.map((token) => (
        <li key={token}>
          <span
            className={styles.colour}
            data-token={token}
            style={{backgroundColor: `var(--${token})`}}
          />
          <code>{token}</code>
        </li>
      ))}
    </ul>
  );
}

export function FormFields(): ReactNode {
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="field-empty">An empty field</label>
      <SearchField id="field-empty" />
      <label htmlFor="field-filled">A field with text</label>
      <SearchField id="field-filled" defaultValue="luminosity" />
      <label htmlFor="field-disabled">A field that cannot be used</label>
      <SearchField id="field-disabled" defaultValue="luminosity" disabled />
      <label htmlFor="field-choice">A choice</label>
      <select id="field-choice" defaultValue="muon">
        <option value="muon">muon</option>
        <option value="electron">electron</option>
      </select>
      <label>
        <input type="checkbox" defaultChecked /> a box that is ticked
      </label>
      <label>
        <input type="radio" name="field-radio" defaultChecked /> one of two
      </label>
      <label>
        <input type="radio" name="field-radio" /> the other
      </label>
    </form>
  );
}

export function Keys(): ReactNode {
  return (
    <div className="markdown">
      <p>
        Press <kbd>Tab</kbd> to go on, <kbd>Shift</kbd> + <kbd>Tab</kbd> to go back.
      </p>
      <p>
        A unit with an exponent: fb<sup>−1</sup>. An index: p<sub>T</sub>.{' '}
        <mark>A word that is marked.</mark> <small>A small note.</small>
      </p>
      <dl>
        <dt>A term</dt>
        <dd>What it means.</dd>
      </dl>
    </div>
  );
}

export function PreparedMessage(): ReactNode {
  return <MailTemplate topic="page" />;
}

const table: Table<(typeof testRows)[number]> = {...testTable, name: 'sample'};
const load = async () => testRows;
const firstRows = testRows.slice(0, 3);

export function TableFinder(): ReactNode {
  return (
    <DataFinder
      table={table}
      load={load}
      firstRows={firstRows}
      total={testRows.length}
      csvHref="data:text/csv,name"
      renderSelection={(rows) => <p>What a page makes of {rows.length} chosen rows.</p>}
      renderDetail={({name}) => <p>What a page adds to {name}.</p>}
    />
  );
}
