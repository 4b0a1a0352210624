import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {mailboxes, mailTopics, type MailTopicName} from '@site/src/data/mailTopics';
import {mailto} from '@site/src/lib/mailto';
import {Mail} from 'lucide-react';
import styles from './styles.module.css';

interface Props {
  readonly topic: MailTopicName;
}

/** A prepared message: a link for the mail program, and the same as text to copy. */
export function MailTemplate({topic}: Props): ReactNode {
  const {to, subject, fields} = mailTopics[topic];
  const address = mailboxes[to];
  const lines = fields.flatMap((field) => [`${field}:`, '']);
  return (
    <div className={styles.template} data-mail-topic={topic}>
      <Mail aria-hidden className={styles.icon} />
      <p className={styles.start}>
        <a href={mailto({to: address, subject, lines})}>{subject}</a>
        <span className={styles.address}>to {address}</span>
      </p>
      <details className={styles.form}>
        <summary>Message template to copy</summary>
        <CodeBlock language="text" title={`Subject: ${subject}`}>
          {lines.join('\n').trimEnd()}
        </CodeBlock>
      </details>
    </div>
  );
}
