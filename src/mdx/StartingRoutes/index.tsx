import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Thumbnail} from '@site/src/components/AppGallery/Thumbnail';
import styles from './styles.module.css';

interface Route {
  readonly to: string;
  readonly name: string;
  readonly time: string;
  readonly needs: string;
  readonly result: string;
  /** The app whose drawing shows the final plot. */
  readonly drawing: string;
}

const routes: readonly Route[] = [
  {
    to: '/docs/userpath/quickstart',
    name: 'Quickstart',
    time: 'ten minutes to an hour',
    needs: 'a browser',
    result: 'The Z boson as a peak in the dilepton mass.',
    drawing: 'z-analyser',
  },
  {
    to: '/docs/userpath/deepdive',
    name: 'Deep dive',
    time: 'days to weeks',
    needs: 'some Python, some disk space',
    result: 'Your own analysis, such as Higgs-boson decays to four leptons.',
    drawing: 'four-lepton-analyser',
  },
  {
    to: '/docs/userpath/researchers',
    name: 'For researchers',
    time: 'weeks to months',
    needs: 'programming and statistics',
    result: 'Data compared with a prediction, with all uncertainties.',
    drawing: 'ttz-analyser',
  },
];

/** The three ways to begin, each with the plot at its end, its time and its requirements. */
export function StartingRoutes(): ReactNode {
  return (
    <div className={styles.routes}>
      <ul role="list">
        {routes.map(({to, name, time, needs, result, drawing}) => (
          <li key={to}>
            <Thumbnail slug={drawing} />
            <p className={styles.name}>
              <Link to={to}>{name}</Link>
            </p>
            <p>{result}</p>
            <dl>
              <div>
                <dt>Time</dt>
                <dd>{time}</dd>
              </div>
              <div>
                <dt>Requirements</dt>
                <dd>{needs}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}
