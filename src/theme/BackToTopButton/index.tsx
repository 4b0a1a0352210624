// Replaces upstream's button: no animation under reduced motion, the focus goes to the top too, and it says what it does.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useBackToTopButton} from '@docusaurus/theme-common/internal';
import {ArrowUp} from 'lucide-react';
import {focusOnce} from '@site/src/lib/focusOnce';
import styles from './styles.module.css';

export default function BackToTopButton(): ReactNode {
  const {shown, scrollToTop} = useBackToTopButton({threshold: 300});
  const goToTop = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) window.scrollTo(0, 0);
    else scrollToTop();
    focusOnce(document.querySelector<HTMLElement>('main h1'));
  };
  return (
    <button
      type="button"
      className={clsx(
        'clean-btn',
        ThemeClassNames.common.backToTopButton,
        styles.button,
        shown && styles.shown,
      )}
      onClick={goToTop}
    >
      <ArrowUp size="1.1em" /> Back to top
    </button>
  );
}
