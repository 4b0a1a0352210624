import type {ReactNode} from 'react';
import {FactList} from '@site/src/kit/app/FactList';
import {formatCount} from '@site/src/kit/format/numbers';
import {listOfCuts} from '../../model/cuts/formatCut';
import type {Analyser} from '../analyser';
import {codeVersion} from '@site/src/kit/app/codeVersion';
import {formatLuminosity} from '@site/src/kit/format/quantities';
import styles from './Provenance.module.css';

interface Props {
  readonly analyser: Analyser;
}

/** Where the events are from, what was done to them, and the files to check it with. */
export function Provenance({analyser}: Props): ReactNode {
  const {description, provenance, analysis} = analyser;
  const cuts = listOfCuts(description.histograms, analysis.cuts);
  const {title, kind, name, version, energy, luminosity, rows, notes, files} = provenance;
  const entries: readonly (readonly [string, string])[] = [
    ['Sample', `${title}: ${name}, version ${version}, ${formatCount(rows)} rows, ${kind}.`],
    [
      'Collisions',
      energy === null ? 'Unknown.' : `Proton–proton collisions at √s = ${energy} TeV.`,
    ],
    ['Luminosity', luminosity === null ? 'Unknown.' : `${formatLuminosity(analysis.luminosity)}.`],
    ['Cuts', cuts.length === 0 ? 'None.' : `${cuts.join('; ')}.`],
    ...notes,
    ['Code', `Built from ${codeVersion()}.`],
  ];
  return (
    <>
      <FactList facts={entries} />
      <ul role="list" className={styles.files}>
        {files.map(({label, href}) => (
          <li key={href}>
            <a href={href} download>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
