import {useEffect, useRef, type ReactNode} from 'react';
import {atHand} from '@site/src/figures/explorable/atHand';
import {loaders, type ExplorableId} from '@site/src/figures/explorable/loaders';
import {useLazy} from '@site/src/kit/app/LazyApp/useLazy';
import {useNearWindow} from '@site/src/kit/app/LazyApp/useNearWindow';
import {SmallButton} from '@site/src/components/SmallButton';
import {ExplorableFigure} from '../Figure/Explorable';
import {introductions} from './introductions';
import styles from '@site/src/figures/explorable/place.module.css';

interface Props {
  readonly id: ExplorableId;
}

/** Far enough ahead that it is ready when it comes into view. */
const margin = '600px';

/** Keeps the HTML of the server in place until the code is loaded. */
const written = {__html: ''};

function LazyFigure({id}: Props): ReactNode {
  const {Loaded, hasFailed, startLoading} = useLazy(loaders[id]);
  const place = useRef<HTMLDivElement>(null);
  useNearWindow(place, margin, startLoading);
  // Prevents presses of buttons whose code is still to come.
  useEffect(() => {
    if (place.current) place.current.inert = !hasFailed;
  }, [hasFailed]);
  const OnServer = atHand?.[id];
  if (OnServer) {
    return (
      <div className={styles.place}>
        <OnServer />
      </div>
    );
  }
  if (Loaded) {
    return (
      <div key="loaded" className={styles.place} data-loaded="">
        <Loaded />
      </div>
    );
  }
  return (
    <>
      <div
        key="written"
        ref={place}
        className={styles.place}
        suppressHydrationWarning
        dangerouslySetInnerHTML={written}
      />
      {hasFailed && (
        <p role="alert">
          The controls could not be loaded. <SmallButton onClick={startLoading}>Retry</SmallButton>
        </p>
      )}
    </>
  );
}

/**
 * A question that users answer and then try out. The page has the figure from the start; the code that makes it
 * interactive is loaded when the figure is near.
 */
export function Explorable({id}: Props): ReactNode {
  const introduction = introductions[id];
  if (!introduction) throw new Error(`There is no explorable figure "${id}".`);
  return (
    <ExplorableFigure {...introduction}>
      <LazyFigure id={id} />
    </ExplorableFigure>
  );
}
