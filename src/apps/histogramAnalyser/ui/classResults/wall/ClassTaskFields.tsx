import {useState, type ReactNode} from 'react';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {NumberTextField} from '@site/src/kit/fields/NumberTextField';
import type {Apps} from '../../../model/classResults/classResults';
import type {ClassTask} from '../../../model/classResults/strangers';
import {wholeNumber} from '../wholeNumber';
import styles from './Wall.module.css';

interface Props {
  readonly apps: Apps;
  readonly onAsk: (task: ClassTask) => void;
}

/** The task of the class, chosen before the first code sets it. */
export function ClassTaskFields({apps, onAsk}: Props): ReactNode {
  const names = Object.keys(apps);
  const [sample, setSample] = useState('');
  const [groups, setGroups] = useState('30');
  const [seed, setSeed] = useState('1');
  const change = (name: string, groupsText: string, seedText: string): void => {
    setSample(name);
    setGroups(groupsText);
    setSeed(seedText);
    const [count, number] = [wholeNumber(groupsText, 2, 40), wholeNumber(seedText, 0, 999_999)];
    if (name === '' || count === undefined || number === undefined) return;
    onAsk({sample: name, division: {groups: count, seed: number}});
  };
  return (
    <section className={styles.task} aria-label="Class task">
      <ChoiceField
        label="App"
        value={sample}
        options={[
          ...(sample === '' ? [{value: '', label: 'set by the first code'}] : []),
          ...names.map((value) => ({value, label: apps[value]?.title ?? value})),
        ]}
        onChange={(value) => change(value, groups, seed)}
      />
      {sample !== '' && (
        <div className={styles.pair}>
          <NumberTextField
            label="Number of groups"
            text={groups}
            {...(wholeNumber(groups, 2, 40) === undefined
              ? {problem: 'Enter a whole number from 2 to 40'}
              : {})}
            onChange={(text) => change(sample, text, seed)}
          />
          <NumberTextField
            label="Seed"
            text={seed}
            {...(wholeNumber(seed, 0, 999_999) === undefined
              ? {problem: 'Enter a whole number from 0 to 999999'}
              : {})}
            onChange={(text) => change(sample, groups, text)}
          />
        </div>
      )}
    </section>
  );
}
