import type {ReactNode} from 'react';
import {functionDescriptions} from './draw/functionDescriptions';
import styles from './explorer.module.css';

const examples = [
  ['met / 1000', 'conversion from MeV to GeV'],
  ['lep_pt[0]', 'the first value of a list; entries with a shorter list are skipped'],
  [
    'lep_n == 2 && met > 30',
    'as a selection: both conditions must be true; || means or, ! means not',
  ],
  [
    'sqrt(2 * lep_pt[0] * lep_pt[1] * (cosh(lep_eta[0] - lep_eta[1]) - cos(lep_phi[0] - lep_phi[1])))',
    'the invariant mass of two particles of negligible mass',
  ],
] as const;

/** The syntax of expressions, and what happens to damaged files. */
export function Guide(): ReactNode {
  return (
    <>
      <h3>Expressions</h3>
      <p>
        Expressions can contain branch names, numbers, <code>+ - * / % ^</code>, comparisons such as{' '}
        <code>&gt;=</code>, and functions. They are parsed with a small grammar and never executed
        as a program.
      </p>
      <dl className={styles.words}>
        {examples.map(([example, words]) => (
          <div key={example}>
            <dt>
              <code>{example}</code>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <h3>Functions</h3>
      <dl className={styles.functions}>
        {Object.entries(functionDescriptions).map(([name, words]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <h3>Corrupted files</h3>
      <p>
        Data compressed with zlib, LZ4 or LZMA have checksums, which are checked whenever the data
        are read. A corrupted basket (a piece of a branch) is listed with its entries, and the plot
        skips these entries. Uncompressed data, and data compressed with Zstandard, have no
        checksum: a corrupted file of this kind can look intact.
      </p>
    </>
  );
}
