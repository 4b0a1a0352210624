import {useId, type ReactNode, type Ref} from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {SmallButton} from '@site/src/components/SmallButton';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** What the data are, always in sight: `simulated for teaching`. */
  readonly label: string;
  /** false if the page says it. */
  readonly summary: ReactNode;
  /** Apps of one name are told apart by it. */
  readonly name: string;
  /** In full page the title is the heading of the page. */
  readonly isAlone?: boolean | undefined;
  /** In full page it fills the window, where that is wide enough. */
  readonly isInstrument?: boolean;
  /** What readers can do instead where no script runs. */
  readonly without: ReactNode;
  /** True if a part of the app shows where no script runs: then the app itself hides what does not work. */
  readonly showsWithoutJavaScript?: boolean;
  readonly frame?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

interface CrashProps {
  readonly error: Error;
  readonly tryAgain: () => void;
}

function Crash({error, tryAgain}: CrashProps): ReactNode {
  return (
    <div role="alert" className={styles.crash}>
      <p>
        <strong>Something went wrong in this app.</strong> Your settings are saved in the page URL,
        so you can reload the page without losing them. If it happens again, please report this
        message: <code>{error.message}</code>
      </p>
      <SmallButton onClick={tryAgain}>Retry</SmallButton>
    </div>
  );
}

/** The frame of an app: its title, what its data are, and what is said where it cannot run. */
export function AppFrame(props: Props): ReactNode {
  const {
    title,
    label,
    summary,
    name,
    isAlone,
    isInstrument = false,
    without,
    showsWithoutJavaScript = false,
    frame,
    children,
  } = props;
  const id = useId();
  const Title = isAlone ? 'h1' : 'p';
  return (
    <section
      ref={frame}
      className={styles.frame}
      aria-labelledby={id}
      data-app={name}
      data-instrument={isInstrument || undefined}
    >
      <header className={styles.head}>
        <Title id={id} className={styles.title} data-in-bar={isAlone}>
          {title}
        </Title>
        <p className={styles.label}>{label}</p>
        {summary && <p className={styles.summary}>{summary}</p>}
      </header>
      <noscript>
        <p className={styles.without}>{without}</p>
      </noscript>
      <div
        className={styles.body}
        data-without-javascript={showsWithoutJavaScript ? undefined : 'hide'}
        data-search="skip"
      >
        <ErrorBoundary fallback={(crash) => <Crash {...crash} />}>{children}</ErrorBoundary>
      </div>
    </section>
  );
}
