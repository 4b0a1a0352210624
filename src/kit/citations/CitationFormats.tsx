import type {ReactNode} from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {SmallButton} from '@site/src/components/SmallButton';
import type {CatalogueRecord} from '@site/src/data/catalogue';
import {
  cite,
  citationFormats,
  type CitationFormat,
  type CitationFormatKey,
} from '@site/src/data/catalogue/cite';
import {useCopy} from '@site/src/hooks/useCopy';
import {saveFile} from '@site/src/lib/saveFile';
import styles from './Citations.module.css';

const formats = Object.entries(citationFormats) as [CitationFormatKey, CitationFormat][];

const messages = {
  copied: 'Copied',
  blocked: 'Could not copy to the clipboard. Select the text and press Ctrl+C',
};

function Text({text, format}: {readonly text: string; readonly format: CitationFormat}): ReactNode {
  const {copy, outcome} = useCopy(text);
  const {label, file, mediaType} = format;
  return (
    <>
      <ScrollRegion label={`Citation as ${label}`} className={styles.text}>
        <pre>{text}</pre>
      </ScrollRegion>
      <p className={styles.buttons} data-without-javascript="hide">
        <SmallButton onClick={copy}>
          Copy <span className="visually-hidden">{label}</span>
        </SmallButton>
        <SmallButton onClick={() => saveFile(file, mediaType, text)}>Download {file}</SmallButton>
        <span role="status">{outcome && messages[outcome]}</span>
      </p>
    </>
  );
}

/** The citations of some records in each form, one tab each. */
export function CitationFormats({
  records,
}: {
  readonly records: readonly CatalogueRecord[];
}): ReactNode {
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
