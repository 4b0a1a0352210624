import {useMemo, useState, type ReactNode, memo} from 'react';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {SmallButton} from '@site/src/components/SmallButton';
import type {ObjectRef} from '../../model/event';
import {standIn} from '../../model/owners';
import {objectRows, type RowGroup, type ObjectRow} from '../../model/objectRows';
import type {Display} from '../display';
import {pickAction} from '../pickAction';
import styles from './ObjectTable.module.css';
import {signOf, formatEta, formatMomentum, formatPhi} from '../labels/rowText';

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
const ObjectRowView = memo(function ObjectRowView(props: Props): ReactNode {
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
            aria-label={`Select ${name}`}
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

interface GroupProps {
  readonly group: RowGroup;
  readonly display: Display;
}

/** Of a long list, so many are there at first. */
const first = 12;

function Group({group: {title, rows}, display}: GroupProps): ReactNode {
  const [isWhole, setIsWhole] = useState(false);
  const {event, state, pointed, onPoint, act} = display;
  const isPicked = (id: ObjectRef): boolean => state.picked.includes(standIn(event, id));
  const listed = isWhole
    ? rows
    : rows.filter(({id}, at) => at < first || isPicked(id) || id === pointed);
  const rest = rows.length - first;
  return (
    <tbody>
      <tr>
        <th colSpan={7} scope="rowgroup" className={styles.title}>
          {title}
          <span className={styles.count}> {rows.length}</span>
        </th>
      </tr>
      {listed.map((row) => (
        <ObjectRowView
          key={row.id}
          row={row}
          isPicked={isPicked(row.id)}
          isPointed={row.id === pointed}
          onPoint={onPoint}
          onPick={(id) => act(pickAction(event, id))}
        />
      ))}
      {rest > 0 && (
        <tr>
          <td colSpan={7}>
            <SmallButton aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? `Show only the first ${first}` : `Show all ${rows.length}`}
            </SmallButton>
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** All objects that are drawn, with their numbers; each can be picked. */
export function ObjectTable({display}: {readonly display: Display}): ReactNode {
  const {event, shown} = display;
  const groups = useMemo(() => objectRows(event, shown), [event, shown]);
  if (groups.length === 0) {
    return <p>No objects of this event are drawn: switch on what you want to see.</p>;
  }
  return (
    <ScrollRegion label="Object table" className={styles.box}>
      <table className={styles.table}>
        <caption className="visually-hidden">
          Drawn objects of the event, in descending order of transverse momentum
        </caption>
        <thead>
          <tr>
            <th scope="col">Select</th>
            <th scope="col">Object</th>
            <th scope="col">Charge</th>
            <th scope="col">
              p<sub>T</sub> [GeV]
            </th>
            <th scope="col">η</th>
            <th scope="col">φ [°]</th>
            <th scope="col">Remarks</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.title} group={group} display={display} />
        ))}
      </table>
    </ScrollRegion>
  );
}
