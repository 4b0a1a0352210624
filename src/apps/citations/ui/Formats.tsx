import type {ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {
  cite,
  citationFormats,
  type CitationFormat,
  type CitationFormatKey,
} from '@site/src/data/catalogue/cite';
import type {CatalogueRecord} from '@site/src/data/catalogue';
import {useCopy} from '@site/src/hooks/useCopy';
import {saveFile} from '@site/src/lib/saveFile';
import styles from './Citations.module.css';

const formats = Object.entries(citationFormats) as [CitationFormatKey, CitationFormat][];

const messages = {
  copied: 'Copied',
  blocked: 'Could not copy; select the text and press Ctrl+C',
};

function Text({text, format}: {readonly text: string; readonly format: CitationFormat}): ReactNode {
  const {copy, outcome} = useCopy(text);
  const {label, file, mediaType} = format;
  return (
    <>
      {/* A box that scrolls sideways is a stop of the keyboard. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className={styles.text} tabIndex={0} role="region" aria-label={`Citation as ${label}`}>
        {text}
      </pre>
      <p className={styles.buttons} data-without-javascript="hide">
        <button type="button" className={styles.button} onClick={copy}>
          Copy <span className={styles.spoken}>{label}</span>
        </button>
        <button
          type="button"
          className={styles.button}
          onClick={() => saveFile(file, mediaType, text)}
        >
          Download {file}
        </button>
        <span role="status">{outcome && messages[outcome]}</span>
      </p>
    </>
  );
}

/** The citations of some records in each form, one tab each. */
export function Formats({records}: {readonly records: readonly CatalogueRecord[]}): ReactNode {
  return (
    <Tabs>
      {formats.map(([key, format]) => (
        <TabItem key={key} value={key} label={format.label}>
          <Text text={cite(records, key)} format={format} />
        </TabItem>
      ))}
    </Tabs>
  );
}
