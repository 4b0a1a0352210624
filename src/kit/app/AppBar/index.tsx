import {useId, useState, type ReactNode} from 'react';
import {BookOpen, ChevronDown, Maximize, Minimize, Share2} from 'lucide-react';
import Link from '@docusaurus/Link';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import Logo from '@theme/Logo';
import {addressOfApp, registry, taskOf, type RegisteredApp} from '@site/src/apps/registry';
import {Thumbnail} from '@site/src/components/AppGallery/Thumbnail';
import {toggleFullScreen, useFullScreen} from '../fullScreen';
import {LazyContent} from '../LazyContent';
import {useOfferedGuide} from './guideSwitch';
import {useOfferedShare} from './shareOffer';
import styles from './styles.module.css';

function Switcher({current}: {readonly current: RegisteredApp}): ReactNode {
  const id = useId();
  // The drawings are fetched when the list is first opened, because most visitors use only one app.
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <nav aria-label="Apps" className={styles.switcher}>
      <button type="button" popoverTarget={id} className={styles.switch}>
        <span className="visually-hidden">Switch app, current app: </span>
        <span className={styles.name}>
          {current.sample && <span className={styles.kind}>Histogram Analyser: </span>}
          {current.shortName}
        </span>
        <ChevronDown aria-hidden size={16} />
      </button>
      <ul
        id={id}
        popover="auto"
        role="list"
        className={styles.apps}
        onToggle={() => setWasOpened(true)}
      >
        {registry.map((app) => (
          <li key={app.slug}>
            <Link
              to={addressOfApp(app)}
              className={styles.app}
              aria-current={app === current ? 'page' : undefined}
            >
              {wasOpened ? <Thumbnail slug={app.slug} /> : <span className={styles.place} />}
              <span>
                {app.shortName}
                <small>{taskOf(app)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const loadPageLink = async () => (await import('./PageLinkDialog')).PageLinkDialog;

/** Opens the "Share" dialog of the app; that of the page for apps without one. */
function Share(): ReactNode {
  const openOfApp = useOfferedShare();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.action}
        aria-haspopup="dialog"
        title="Share"
        data-without-javascript="hide"
        onClick={openOfApp ?? (() => setIsOpen(true))}
      >
        <Share2 aria-hidden size={18} />
        <span>Share</span>
      </button>
      {isOpen && (
        <div className={styles.loading}>
          <LazyContent
            title="The link"
            load={loadPageLink}
            given={{onClose: () => setIsOpen(false)}}
          />
        </div>
      )}
    </>
  );
}

/** Opens the guide inside the app; a link to its page for apps without one. */
function Guide({page}: {readonly page: string}): ReactNode {
  const guide = useOfferedGuide();
  const content = (
    <>
      <BookOpen aria-hidden size={18} />
      <span>Guide</span>
    </>
  );
  return guide ? (
    <button
      type="button"
      className={styles.action}
      aria-expanded={guide.isOpen}
      aria-keyshortcuts="G"
      title="Guide (G)"
      onClick={guide.toggle}
    >
      {content}
    </button>
  ) : (
    <Link to={page} className={styles.action}>
      {content}
    </Link>
  );
}

function FullScreen(): ReactNode {
  const {isPossible, isOn} = useFullScreen();
  const Icon = isOn ? Minimize : Maximize;
  const label = isOn ? 'Exit full screen' : 'Full screen';
  return (
    <button
      type="button"
      className={styles.screen}
      data-possible={isPossible}
      aria-label={label}
      title={label}
      onClick={() => void toggleFullScreen()}
    >
      <Icon aria-hidden size={18} />
    </button>
  );
}

/** The bar above an app in full page: the current app, the other apps, sharing, and the guide. */
export function AppBar({app}: {readonly app: RegisteredApp}): ReactNode {
  return (
    <header className={styles.bar} data-app-bar>
      <Logo className={styles.home} imageClassName={styles.mark} titleClassName="visually-hidden" />
      <Switcher current={app} />
      <div className={styles.actions}>
        <Share />
        <Guide page={app.guide} />
        <ColorModeToggle className={styles.mode} />
        <FullScreen />
      </div>
    </header>
  );
}
