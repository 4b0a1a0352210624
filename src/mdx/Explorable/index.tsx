import {useEffect, useRef, type ReactNode} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {SmallButton} from '@site/src/components/SmallButton';
import {atHand} from '@site/src/figures/explorable/atHand';
import {loaders, type ExplorableId} from '@site/src/figures/explorable/loaders';
import styles from '@site/src/figures/explorable/place.module.css';
import {useLazy} from '@site/src/kit/app/LazyApp/useLazy';
import {useNearWindow} from '@site/src/kit/app/LazyApp/useNearWindow';

interface Introduction {
  /** The idea as a question. */
  readonly title: string;
  /** Description of the pictures, without the answer. */
  readonly caption: string;
}

const introductions: Readonly<Record<ExplorableId, Introduction>> = {
  'invariant-mass': {
    title: 'What determines the mass of a pair of tracks?',
    caption:
      'First picture: two tracks transverse to the beam, as arrows whose length is their transverse momentum; the grey line is their sum. Second picture: the invariant mass of the pair against the azimuthal angle between the tracks. Δη, the difference in pseudorapidity, changes only the mass.',
  },
  'asimov-significance': {
    title: 'Do equal values of S/√B mean equal significance?',
    caption:
      'First picture: the background-only probability of each count, on a logarithmic axis; strongly coloured bars mark counts at least as large as expected with signal. Second picture: the significance according to three definitions.',
  },
  'pile-up': {
    title: 'How many collisions are in one bunch crossing?',
    caption:
      'Above: the collisions of one crossing along the beam, each a vertex with its tracks. Below: the distribution of the number of collisions per crossing.',
  },
  'event-weights': {
    title: 'How uncertain is a sum of weighted events?',
    caption:
      'First picture: the contents of one bin when the same simulation is repeated, with two estimates of its uncertainty. Second picture: both estimates and the actual spread of the repetitions.',
  },
  'resolution-and-bias': {
    title: 'Do more measurements make a mean more accurate?',
    caption:
      'First picture: measured masses, with their mean and the true mass. Second picture: the mean and its uncertainty as the number of measurements grows.',
  },
  'look-elsewhere': {
    title: 'How surprising is a bump that you searched for?',
    caption:
      'First picture: one background-only pseudo-experiment, and the excess in each window. Second picture: a square for each of 100 pseudo-experiments, filled if any window has an excess at or above the threshold.',
  },
  luminosity: {
    title: 'What does more luminosity improve?',
    caption:
      'First picture: luminosity times cross-section is an area, and each dot in it is an event. Second picture: the relative uncertainty of the number of events.',
  },
  trigger: {
    title: 'Why is a trigger needed?',
    caption:
      'First picture: the rate of bunch crossings with a lepton above a given transverse momentum, on a logarithmic axis; those in the shaded area are recorded. Second picture: the fraction of W-boson decays recorded.',
  },
  acceptance: {
    title: 'What fraction of the decays does a selection keep?',
    caption:
      'First picture: each dot is a decay; those in the rectangle, as wide as the acceptance and as high as the efficiency for all leptons, are selected. Second picture: the fractions.',
  },
};

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
