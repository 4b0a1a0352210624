import type {ReactNode} from 'react';
import type {Particle} from '@site/src/data/particles';
import {kindOf, printCharge, printInteractions, printMass} from './print';
import styles from './styles.module.css';
import {ParticleSymbol} from './Symbol';

/** Everything about the particle that is chosen. */
export function Detail({particle}: {readonly particle: Particle}): ReactNode {
  const {name, symbol, spin, antiparticle, feels, discovery, seen, family} = particle;
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
        Found in {discovery.year} {discovery.how}. Feels {printInteractions(feels)}.{' '}
        {antiparticle ? `Antiparticle: ${antiparticle}.` : 'It is its own antiparticle.'}
      </p>
      <p>
        <span className={styles.seen}>In ATLAS:</span> {seen}
      </p>
    </div>
  );
}
