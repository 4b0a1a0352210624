import type {ReactNode} from 'react';
import {functionWords} from './draw/functionWords';
import styles from './explorer.module.css';

const examples = [
  ['met / 1000', 'from MeV to GeV'],
  ['lep_pt[0]', 'of a list the first value; entries with a shorter list are left out'],
  ['lep_n == 2 && met > 30', 'as a selection: both must hold; || is or, ! is not'],
  [
    'sqrt(2 * lep_pt[0] * lep_pt[1] * (cosh(lep_eta[0] - lep_eta[1]) - cos(lep_phi[0] - lep_phi[1])))',
    'the invariant mass of two light particles',
  ],
] as const;

/** The syntax of expressions, and what happens to damaged files. */
export function Guide(): ReactNode {
  return (
    <>
      <h3>Expressions</h3>
      <p>
        Names of branches, numbers, <code>+ - * / % ^</code>, comparisons such as <code>&gt;=</code>
        , and functions. They are read by a small grammar of our own and never run as a program.
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
        {Object.entries(functionWords).map(([name, words]) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <h3>Damaged files</h3>
      <p>
        Data compressed with zlib, LZ4 or LZMA have checksums, which are checked whenever the data
        are read. A corrupted basket (a piece of a branch) is named with its entries, and the plot
        leaves these entries out. Uncompressed data, and data compressed with Zstandard, have no
        checksum: a damaged file of this kind can look intact.
      </p>
    </>
  );
}
