import type {CSSProperties, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Unit} from '@site/src/components/Unit';
import type {Release} from '@site/src/data/catalogue/types';
import {formatBytes} from '@site/src/kit/format/bytes';
import {stripsFor, type Strip} from './strips';
import styles from './styles.module.css';

/** Ends of the size axis, in bytes. */
const smallest = 1e9;
const decades = 5;

const position = (bytes: number): number => Math.log10(bytes / smallest) / decades;

function Size({bytes}: Pick<Strip, 'bytes'>): ReactNode {
  if (bytes === null) return <p className={styles.size}>size not published</p>;
  return (
    <p className={styles.size}>
      <strong>{formatBytes(bytes)}</strong>
      <span
        className={styles.bar}
        style={{'--size': position(bytes)} as CSSProperties}
        aria-hidden
      />
    </p>
  );
}

function StripRow({strip}: {readonly strip: Strip}): ReactNode {
  const {release, name, summary, facts, bytes, page, files, samples, cite} = strip;
  const of = (what: string): string => `${what} of the ${name}`;
  return (
    <li className={styles.strip}>
      <p className={styles.name}>
        <Link to={page}>{name}</Link>
        <span>
          <code>{release.key}</code> <Unit of={release.energyUnit} />
        </span>
      </p>
      <div>
        <p>{summary}</p>
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
      <Size bytes={bytes} />
      <p className={styles.links}>
        <Link to={files} aria-label={of('Files')}>
          Files
        </Link>
        <Link to={samples} aria-label={of('Samples')}>
          Samples
        </Link>
        <Link to={cite} aria-label={of('Cite')}>
          Cite
        </Link>
      </p>
    </li>
  );
}

interface Props {
  readonly audience: Release['audience'];
}

/** The releases for one audience, with their sizes as bars and links to files, samples and citation. */
export function ReleaseStrips({audience}: Props): ReactNode {
  return (
    <div className={styles.strips}>
      <p className={styles.axis}>Bar: total file size on a logarithmic scale from 1 GB to 100 TB</p>
      <ul role="list">
        {stripsFor(audience).map((strip) => (
          <StripRow key={strip.release.key} strip={strip} />
        ))}
      </ul>
    </div>
  );
}
