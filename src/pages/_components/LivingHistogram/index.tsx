import {useState, type ReactNode} from 'react';
import {formatNumber} from '@site/src/kit/format/numbers';
import {luminosity} from '@site/src/physics/montecarlo/fourLepton';
import {IsolationPlot} from './IsolationPlot';
import {MassPlot} from './MassPlot';
import styles from './styles.module.css';
import {loosestCut, verdictOn} from './verdict';

const legend = [
  {process: 'higgs', name: 'Higgs boson'},
  {process: 'zz', name: 'two Z bosons'},
  {process: 'other', name: 'false leptons'},
];

const label = `13 TeV, ${luminosity} fb⁻¹, simulated for teaching`;

function Legend(): ReactNode {
  return (
    <ul className={styles.legend} role="list">
      {legend.map(({process, name}) => (
        <li key={process}>
          <span data-process={process} /> {name}
        </li>
      ))}
      <li>
        <span data-process="data" /> events, thrown by chance
      </li>
    </ul>
  );
}

/** Both pictures as they are after the best cut: for readers without JavaScript, who cannot drag. */
function AfterTheCut({cut}: {readonly cut: number}): ReactNode {
  const verdict = verdictOn(cut);
  return (
    <noscript>
      <p>
        The same events after a cut at {formatNumber(cut, {decimals: 2})}:{' '}
        {verdict.headline.toLowerCase()}, with {formatNumber(verdict.significance, {decimals: 1})}{' '}
        standard deviations. {verdict.meaning}
      </p>
      <MassPlot cut={cut} verdict={verdict} label={label} />
    </noscript>
  );
}

/** The reader drags a cut on isolation, and a Higgs peak rises out of the false leptons. */
export function LivingHistogram({introduction}: {readonly introduction: ReactNode}): ReactNode {
  const [cut, setCut] = useState(loosestCut);
  const verdict = verdictOn(cut);
  return (
    <section className={styles.hero} aria-labelledby="living-histogram">
      <div className={styles.words}>
        {introduction}
        <h2 id="living-histogram" className={styles.task}>
          Find the Higgs boson
        </h2>
        <p className={styles.instruction}>
          Each event has four leptons. True ones stand alone; false ones come with a spray of other
          particles.{' '}
          <span data-without-javascript="hide">
            Drag the line, or use the arrow keys, to keep only events whose leptons stand alone.
          </span>
        </p>
        <div className={styles.verdict} data-level={verdict.level}>
          <p className={styles.headline}>
            <output className={styles.sigma}>
              {formatNumber(verdict.significance, {decimals: 1})}
              <abbr title="standard deviations">σ</abbr>
            </output>{' '}
            {verdict.headline}
          </p>
          <p>
            {verdict.meaning} <span data-without-javascript="hide">{verdict.advice}</span>
          </p>
          <p className={styles.counts}>
            Expected between 120 and 130 GeV: {formatNumber(verdict.signal, {decimals: 0})} Higgs
            events on {formatNumber(verdict.background, {decimals: 0})} others.
          </p>
        </div>
      </div>
      <div className={styles.plots}>
        <Legend />
        <MassPlot cut={cut} verdict={verdict} label={label} />
        <IsolationPlot cut={cut} verdict={verdict} onCut={setCut} />
        <AfterTheCut cut={0.14} />
      </div>
    </section>
  );
}
