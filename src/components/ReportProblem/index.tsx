import {useContext, useSyncExternalStore, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Mail} from 'lucide-react';
import {problemReport} from '@site/src/lib/problemReport';
import {reportedPage} from './reportedPage';
import styles from './styles.module.css';

const never = () => () => undefined;
const buildOfThisPage = () =>
  document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content;
const unknown = () => undefined;

/** The link that begins a mail about the page; nothing outside a page that says which it is. */
export function ReportProblem(): ReactNode {
  const page = useContext(reportedPage);
  const build = useSyncExternalStore(never, buildOfThisPage, unknown);
  const {url} = useDocusaurusContext().siteConfig;
  if (!page) return null;
  const {permalink, ...rest} = page;
  return (
    <a href={problemReport({...rest, address: url + permalink}, build)} className={styles.link}>
      <Mail size="1.1em" /> Report a problem with this page
    </a>
  );
}
