import type {ReactNode} from 'react';
import {ColumnHeads} from '@site/src/components/ColumnHeads';
import {cellStyles} from '@site/src/components/FactCells';
import {flagMeanings} from '@site/src/data/catalogue/flags';
import type {ReleaseKey} from '@site/src/data/catalogue/types';
import {Table} from '../Table';
import {doubtsAbout, type Doubt, type Member} from './doubts';
import styles from './styles.module.css';

/** As many are shown at once; more are folded. */
const most = 4;

function Members({members}: {readonly members: readonly Member[]}): ReactNode {
  const list = (
    <ul className={styles.members} role="list">
      {members.map(({name, detail}) => (
        <li key={`${name} ${detail}`}>
          <code>{name}</code> {detail}
        </li>
      ))}
    </ul>
  );
  if (members.length <= most) return list;
  return (
    <details data-search="skip">
      <summary className={styles.summary}>
        {members.length} {members[0]?.kind}s
      </summary>
      {list}
    </details>
  );
}

function Row({doubt: {flag, reason, members}}: {readonly doubt: Doubt}): ReactNode {
  return (
    <tr>
      <td className={styles.about}>
        <Members members={members} />
      </td>
      <td className={cellStyles.words}>
        <strong>{flagMeanings[flag]}:</strong> {reason}
      </td>
    </tr>
  );
}

/** The table of a release, as the tag of this folder shows it. */
export function flaggedOf(release: ReleaseKey, members: readonly Member[]) {
  const doubts = doubtsAbout(members);
  return function FlaggedValues(): ReactNode {
    return (
      <Table aria-label={`Values of ${release} to be checked`}>
        <ColumnHeads of={['About', 'Problem and reason']} />
        <tbody>
          {doubts.map((doubt) => (
            <Row key={`${doubt.flag} ${doubt.members[0]?.name}`} doubt={doubt} />
          ))}
        </tbody>
      </Table>
    );
  };
}
