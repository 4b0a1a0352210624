import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {TextWithCode} from '@site/src/components/TextWithCode';
import {functionNamed, type ApiFunction as Entry} from '@site/src/data/atlasopenmagic';
import {signatureOf} from '@site/src/lib/atlasopenmagic/atomSignature';
import {Facts} from './Facts';
import styles from './styles.module.css';

function Notes({of: {notes = []}}: {readonly of: Entry}): ReactNode {
  if (notes.length === 0) return null;
  return (
    <ul>
      {notes.map((note) => (
        <li key={note}>
          <TextWithCode of={note} />
        </li>
      ))}
    </ul>
  );
}

function Example({of: {name, example}}: {readonly of: Entry}): ReactNode {
  if (!example) return null;
  return (
    <>
      <CodeBlock language="python" title={`${name}.py`}>
        {example.code}
      </CodeBlock>
      <p>
        You should see: <TextWithCode of={example.shows} />
      </p>
    </>
  );
}

/** The reference of one function, below a heading that the page writes. An unknown name stops the build. */
export function ApiFunction({name}: {readonly name: string}): ReactNode {
  const entry = functionNamed(name);
  return (
    <div>
      <p>
        <TextWithCode of={entry.summary} />
        {entry.insteadCall !== undefined && (
          <>
            {' '}
            It is deprecated: call <code>{entry.insteadCall}</code> instead.
          </>
        )}
      </p>
      <pre className={styles.signature}>
        <code>{signatureOf(entry)}</code>
      </pre>
      <Facts of={entry} />
      <Notes of={entry} />
      <Example of={entry} />
    </div>
  );
}
