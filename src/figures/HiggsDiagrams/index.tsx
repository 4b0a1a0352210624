import {useMemo, useState, type ReactNode} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {StepControls} from '@site/src/components/StepControls';
import {useSteps} from '@site/src/hooks/useSteps';
import {Particulars} from '../stepwise';
import {decays} from './decays';
import {altOf, factsOf, titleOf, kinds, caption, invitation} from './descriptions';
import {join} from './diagram';
import {Drawing} from './Drawing';
import {Line} from './Line';
import {productions} from './productions';
import styles from './styles.module.css';
import type {DiagramPart} from './types';

/** The particle of each kind of line. */
function Legend(): ReactNode {
  return (
    <ul className={styles.legend} role="list" aria-label="Line types">
      {kinds.map(({kind, name}) => (
        <li key={kind}>
          <svg viewBox="0 0 64 28" className={styles.sample} aria-hidden>
            <Line
              kind={kind}
              from={[2, kind === 'gluon' ? 22 : 14]}
              to={[62, kind === 'gluon' ? 22 : 14]}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Each production mode and each decay at least once. */
export const pairs = decays.flatMap((decay, index) => {
  const production = productions[index % productions.length];
  return production ? [{production, decay}] : [];
});

/** Whole diagrams with their steps, for readers whose browser cannot play them. */
function Finished(): ReactNode {
  return (
    <>
      <p>
        Without JavaScript, these diagrams are static. Every production mode can be combined with
        every decay; each is shown here at least once.
      </p>
      {pairs.map(({production, decay}) => {
        const title = titleOf(production, decay);
        const diagram = join(production, decay);
        return (
          <div key={title} className={styles.finished}>
            <p className={styles.title}>{title}</p>
            <Drawing
              diagram={diagram}
              step={diagram.steps.length - 1}
              alt={altOf(title, ['Its steps are listed below.'])}
            />
            <ol>
              {diagram.steps.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ol>
            <ul>
              {factsOf(production, decay).map(({name, value}) => (
                <li key={name}>
                  {name}: {value}
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </>
  );
}

/** Time to read a sentence, in milliseconds. */
const pace = 5000;

type DiagramOption = DiagramPart & {readonly key: string; readonly label: string};

const optionsOf = (all: readonly DiagramOption[]) =>
  all.map(({key: value, label}) => ({value, label}));

const chosen = <Kind extends DiagramOption>(all: readonly Kind[], key: string): Kind => {
  const found = all.find((one) => one.key === key);
  if (!found) throw new Error(`unknown diagram: ${key}`);
  return found;
};

/** How Higgs bosons are produced and decay, as diagrams that unfold step by step. */
function Picture(): ReactNode {
  const [made, setMade] = useState('ggf');
  const [decayed, setDecayed] = useState('four-leptons');
  const production = chosen(productions, made);
  const decay = chosen(decays, decayed);
  const diagram = useMemo(() => join(production, decay), [production, decay]);
  const {step, last, ...moves} = useSteps(diagram.steps.length - 1, pace);
  const title = titleOf(production, decay);
  return (
    <div className={styles.figure} data-search="skip">
      <div className={styles.choices}>
        <ChoiceRow
          label="Production mode"
          value={made}
          options={optionsOf(productions)}
          onChange={setMade}
        />
        <ChoiceRow
          label="Decay"
          value={decayed}
          options={optionsOf(decays)}
          onChange={setDecayed}
        />
      </div>
      <Drawing diagram={diagram} step={step} alt={altOf(title, diagram.steps.slice(0, step + 1))} />
      <Legend />
      <div className={styles.below}>
        <div className={styles.side}>
          <p className={styles.sentence} aria-live={moves.isPlaying ? 'off' : 'polite'}>
            {diagram.steps[step]}
          </p>
          <StepControls steps={{step, last, ...moves}} text={`${step + 1} of ${last + 1}`} />
        </div>
        <dl className={styles.facts}>
          {factsOf(production, decay).map(({name, value}) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Particulars summary="Description of all steps">
        <ol>
          {diagram.steps.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </Particulars>
      <noscript>
        <Finished />
      </noscript>
    </div>
  );
}

/** The figure with its caption; the drawing has its own text alternative. */
export function HiggsDiagrams(): ReactNode {
  return (
    <ExplorableFigure caption={caption} invitation={invitation}>
      <Picture />
    </ExplorableFigure>
  );
}
