import type {ReactNode} from 'react';
import {X} from 'lucide-react';
import {IconButton} from '@site/src/kit/app/IconButton';
import {CheckField} from '@site/src/kit/fields/CheckField';
import {canCombine} from '../../model/masterclass/massBasket';
import {rowOf} from '../../model/objectRows';
import type {Display} from '../display';
import {pickAction} from '../pickAction';
import {signOf, formatMomentum} from '../labels/rowText';
import styles from './Play.module.css';

/** What was picked, and what of it goes into the mass. */
export function PickedList({display}: {readonly display: Display}): ReactNode {
  const {event, state, act, onPoint} = display;
  const rows = state.picked.flatMap((id) => rowOf(event, id) ?? []);
  if (rows.length === 0) {
    return (
      <p className={styles.remark}>
        No objects selected. Click or tap a track in the picture, step to one with the keyboard, or
        select it in the table below. With two or more objects, their invariant mass appears here.
      </p>
    );
  }
  return (
    <ul role="list" className={styles.picked}>
      {rows.map(({id, name, charge, pt, notes}) => (
        <li key={id} onPointerEnter={() => onPoint(id)} onPointerLeave={() => onPoint(undefined)}>
          {canCombine(event, id) ? (
            <CheckField
              label={
                <>
                  {name} <span className={styles.charge}>{signOf(charge)}</span>
                </>
              }
              isOn={state.basket.includes(id)}
              onChange={() => act({type: 'combine', id})}
            />
          ) : (
            <span>{name}</span>
          )}
          <span className={styles.number}>
            {pt === undefined ? notes.join(', ') : `${formatMomentum(pt)} GeV`}
          </span>
          <IconButton label={`Deselect ${name}`} onClick={() => act(pickAction(event, id))}>
            <X size="1em" aria-hidden />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
