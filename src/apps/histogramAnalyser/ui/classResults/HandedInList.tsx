import {useRef, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {focusOnce} from '@site/src/lib/focusOnce';
import type {ClassResults, HandedIn} from '../../model/classResults/classResults';
import {partLabel} from '../../model/classResults/partNames';
import {Part} from './Part';
import styles from './ClassResults.module.css';

interface Props {
  readonly list: readonly HandedIn[];
  readonly results: ClassResults;
  readonly onRemove: (number: number) => void;
  readonly onClear: () => void;
}

function nameOf({file, read}: HandedIn): string {
  if ('result' in read) return partLabel(read.result.part);
  if ('counting' in read) return read.counting.group;
  return file === '' ? 'Pasted text' : file;
}

const countOf = (taken: number, refused: number): string =>
  [
    taken === 1 ? '1 result received' : `${taken} results received`,
    refused === 0 ? '' : `${refused} rejected`,
  ]
    .filter((part) => part !== '')
    .join(', ');

/** What was handed in, each with its group or with the reason why it is not in. */
export function HandedInList({list, results, onRemove, onClear}: Props): ReactNode {
  const count = useRef<HTMLParagraphElement>(null);
  const {reasons, taken} = results;
  const change = (step: () => void): void => {
    step();
    focusOnce(count.current);
  };
  return (
    <Part title="Received results">
      <p ref={count} role="status" className={styles.count}>
        {list.length === 0 ? 'No results yet' : `${countOf(taken.length, reasons.size)}.`}
      </p>
      {list.length > 0 && (
        <>
          <ol className={styles.list} role="list">
            {list.map((one) => {
              const reason = reasons.get(one.number);
              return (
                <li key={one.number} data-refused={reason !== undefined || undefined}>
                  <span className={styles.number}>{one.number}</span>
                  <span className={styles.what}>
                    <strong>{nameOf(one)}</strong>
                    {reason !== undefined && <span className={styles.reason}>{reason}</span>}
                    {'counting' in one.read && <span>Counting …</span>}
                  </span>
                  <SmallButton onClick={() => change(() => onRemove(one.number))}>
                    Remove <span className="visually-hidden">number {one.number}</span>
                  </SmallButton>
                </li>
              );
            })}
          </ol>
          <p className={styles.buttons}>
            <SmallButton onClick={() => change(onClear)}>Remove all</SmallButton>
          </p>
        </>
      )}
    </Part>
  );
}
