import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {Fitted} from '../stage';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import type {Particle} from '@site/src/data/particles';
import {neighbour} from './neighbour';
import {families, printMass, shown, kindOf, printCharge, printInteractions, caption} from './print';
import styles from './styles.module.css';
import {ParticleSymbol} from './Symbol';

/** The same as a table, for those who read it so, and for readers without JavaScript. */
function ParticleTable(): ReactNode {
  return (
    <details className={styles.table}>
      <summary>All particles as a table</summary>
      <ScrollRegion
        label="Table, scrollable horizontally: the particles of the Standard Model"
        className={styles.region}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Particle</th>
              <th scope="col">Symbol</th>
              <th scope="col">Kind</th>
              <th scope="col">Mass</th>
              <th scope="col">Charge</th>
              <th scope="col">Spin</th>
              <th scope="col">Discovery</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((particle) => (
              <tr key={particle.key}>
                <th scope="row">{particle.name}</th>
                <td>
                  <ParticleSymbol of={particle.symbol} />
                </td>
                <td>{kindOf(particle)}</td>
                <td>{printMass(particle)}</td>
                <td>{printCharge(particle)}</td>
                <td>{particle.spin}</td>
                <td>{particle.discovery.year}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  );
}

/** Everything about the particle that is chosen. */
function Detail({particle}: {readonly particle: Particle}): ReactNode {
  const {name, symbol, spin, antiparticle, feels, discovery, signature, family} = particle;
  const facts = [
    ['mass', printMass(particle)],
    ['charge', printCharge(particle)],
    ['spin', spin],
    ['found', `${discovery.year}`],
  ];
  return (
    <div className={styles.detail} data-family={family} role="status">
      <p className={styles.headline}>
        <span className={styles.large} aria-hidden>
          <ParticleSymbol of={symbol} />
        </span>
        <span>
          <strong>{name}</strong>
          <span className={styles.kind}>{kindOf(particle)}</span>
        </span>
      </p>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        Discovered in {discovery.year} {discovery.how}. Feels {printInteractions(feels)}.{' '}
        {antiparticle ? `Antiparticle: ${antiparticle}.` : 'It is its own antiparticle.'}
      </p>
      <p>
        <span className={styles.seen}>In ATLAS:</span> {signature}
      </p>
    </div>
  );
}

interface TileProps {
  readonly particle: Particle;
  readonly isChosen: boolean;
  readonly group: string;
  readonly onChoose: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

function Tile({particle, isChosen, group, onChoose, onKeyDown}: TileProps): ReactNode {
  const {key, symbol, name, family, generation} = particle;
  return (
    <label
      className={styles.tile}
      data-family={family}
      data-generation={generation}
      data-particle={key}
    >
      <input
        type="radio"
        data-without-javascript="hide"
        name={group}
        value={key}
        checked={isChosen}
        autoComplete="off"
        onChange={onChoose}
        onKeyDown={onKeyDown}
      />
      <span className={styles.symbol} aria-hidden>
        <ParticleSymbol of={symbol} />
      </span>
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.mass}>{printMass(particle)}</span>
    </label>
  );
}

/** The particles as tiles; keys and pointer choose one, about which the panel tells more. */
function Drawing(): ReactNode {
  const [chosen, setChosen] = useState('higgs');
  const group = useId();
  const grid = useRef<HTMLFieldSetElement>(null);
  const particle = shown.find(({key}) => key === chosen);

  function followKey(event: KeyboardEvent): void {
    const inputs = Array.from(grid.current?.querySelectorAll('input') ?? []);
    const boxes = inputs.map((input) => (input.parentElement ?? input).getBoundingClientRect());
    const from = inputs.findIndex(({value}) => value === chosen);
    const isMove = event.key.startsWith('Arrow') || event.key === 'Home' || event.key === 'End';
    if (!isMove || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = inputs[neighbour(boxes, from, event.key) ?? from];
    next?.focus();
    if (next) setChosen(next.value);
  }

  return (
    <div className={styles.model}>
      <fieldset ref={grid} className={styles.grid}>
        <legend className="visually-hidden">Choose a particle</legend>
        {['I', 'II', 'III'].map((numeral) => (
          <span key={numeral} className={styles.generation} aria-hidden>
            generation {numeral}
          </span>
        ))}
        {shown.map((item) => (
          <Tile
            key={item.key}
            particle={item}
            group={group}
            isChosen={item.key === chosen}
            onChoose={() => setChosen(item.key)}
            onKeyDown={followKey}
          />
        ))}
      </fieldset>
      <ul className={styles.families} role="list">
        {families.map(({family, name}) => (
          <li key={family} data-family={family}>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles.panel} data-without-javascript="hide">
        {particle && <Detail particle={particle} />}
      </div>
      <ParticleTable />
    </div>
  );
}

/** The figure with its caption and its text alternative. */
export function StandardModel(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Fitted>
        <Drawing />
      </Fitted>
    </ExplorableFigure>
  );
}
