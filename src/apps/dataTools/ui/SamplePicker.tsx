import {useMemo, useRef, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {Combobox} from '@site/src/components/Combobox';
import type {Sample2024} from '@site/src/data/catalogue';
import {focusOnce} from '@site/src/lib/focusOnce';
import {formatBytes} from '@site/src/kit/format/bytes';
import {sampleOptions} from '../model/sampleOptions';
import styles from './Planner.module.css';

interface Props {
  readonly samples: readonly Sample2024[] | undefined;
  readonly chosen: readonly Sample2024[];
  readonly onChange: (chosen: readonly Sample2024[]) => void;
}

const noun = {one: 'sample', many: 'samples'};

/** Picks some of the simulated samples, one after the other. */
export function SamplePicker({samples, chosen, onChange}: Props): ReactNode {
  const count = useRef<HTMLParagraphElement>(null);
  const options = useMemo(() => samples && sampleOptions(samples), [samples]);

  function add(dsid: number): void {
    const sample = samples?.find((candidate) => candidate.dsid === dsid);
    if (sample && !chosen.includes(sample)) onChange([...chosen, sample]);
  }

  return (
    <div className={styles.picker}>
      <Combobox
        label="Add a sample"
        hint="Sizes are for the unskimmed files; for skims only the total is published."
        options={options}
        noun={noun}
        chosen={undefined}
        onChoose={add}
      />
      <p ref={count} role="status">
        {chosen.length === 0 ? 'No samples yet' : `${chosen.length} added`}
      </p>
      <ul className={styles.samples} role="list">
        {chosen.map((sample) => (
          <li key={sample.dsid}>
            <span>
              {sample.dsid} {sample.name}, {formatBytes(sample.ntupleBytes)}
            </span>
            <SmallButton
              aria-label={`Remove ${sample.dsid}`}
              onClick={() => {
                onChange(chosen.filter((other) => other !== sample));
                focusOnce(count.current);
              }}
            >
              Remove
            </SmallButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
