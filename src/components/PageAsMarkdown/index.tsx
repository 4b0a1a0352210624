import {useContext, type ReactNode} from 'react';
import {Copy} from 'lucide-react';
import {reportedPage} from '@site/src/components/ReportProblem/reportedPage';
import {useCopy} from '@site/src/hooks/useCopy';
import styles from './styles.module.css';

async function plainText(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return new Blob([await answer.text()], {type: 'text/plain'});
}

/** Where the browser does not let us copy, or the file does not come, the reader is led to the file. */
async function copyFile(address: string): Promise<void> {
  try {
    // Safari forgets the click while we would wait for the file: the clipboard waits for it instead.
    const text = plainText(address);
    const item = new ClipboardItem({'text/plain': text});
    // Both are awaited: a file that fails after a refusal to copy is then no uncaught error.
    await Promise.all([navigator.clipboard.write([item]), text]);
  } catch (error) {
    window.location.assign(address);
    throw error;
  }
}

const messages = {copied: 'Copied', blocked: 'Opening the file instead'};

/** Copies the Markdown twin of the page, or leads to it; nothing outside a page that says which it is. */
export function PageAsMarkdown(): ReactNode {
  const permalink = useContext(reportedPage)?.permalink ?? '';
  const twin = permalink.replace(/\/$/, '/index') + '.md';
  const {copy, outcome} = useCopy(twin, copyFile);
  if (!permalink) return null;
  return (
    <span className={styles.ways}>
      <button
        type="button"
        className={`clean-btn ${styles.way}`}
        data-without-javascript="hide"
        onClick={copy}
      >
        <Copy size="1.1em" aria-hidden /> Copy page as Markdown
      </button>
      <a className={styles.way} href={twin}>
        View as Markdown
      </a>
      <span role="status">{outcome && messages[outcome]}</span>
    </span>
  );
}
