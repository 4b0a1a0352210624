import {memo, type ReactNode} from 'react';
import type {ObjectRef} from '../../model/event';
import type {ObjectRow} from '../../model/objectRows';
import {signOf, formatEta, formatMomentum, formatPhi} from '../words/rowWords';
import styles from './ObjectTable.module.css';

interface Props {
  readonly row: ObjectRow;
  readonly isPicked: boolean;
  readonly isPointed: boolean;
  readonly onPoint: (id?: ObjectRef) => void;
  readonly onPick: (id: ObjectRef) => void;
}

const unlessUndefined = (value: number | undefined, print: (value: number) => string): string =>
  value === undefined ? '' : print(value);

/** One object of the table. */
export const ObjectRowView = memo(function ObjectRowView(props: Props): ReactNode {
  const {row, isPicked, isPointed, onPoint, onPick} = props;
  const {id, name, charge, pt, eta, phi, energy, notes} = row;
  const all = energy === undefined ? notes : [`E = ${formatMomentum(energy)} GeV`, ...notes];
  return (
    <tr
      data-pointed={isPointed || undefined}
      data-picked={isPicked || undefined}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <td className={styles.pick}>
        <label>
          <input
            type="checkbox"
            aria-label={`Pick ${name}`}
            checked={isPicked}
            autoComplete="off"
            onChange={() => onPick(id)}
            onFocus={() => onPoint(id)}
          />
        </label>
      </td>
      <th scope="row">{name}</th>
      <td className={styles.number}>{signOf(charge)}</td>
      <td className={styles.number}>{unlessUndefined(pt, formatMomentum)}</td>
      <td className={styles.number}>{unlessUndefined(eta, formatEta)}</td>
      <td className={styles.number}>{unlessUndefined(phi, formatPhi)}</td>
      <td className={styles.notes}>{all.join(', ')}</td>
    </tr>
  );
});
