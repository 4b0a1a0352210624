import {useState, type ReactNode, useId} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SmallButton} from '@site/src/components/SmallButton';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {NumberTextField} from '@site/src/kit/fields/NumberTextField';
import {loadSample} from '@site/src/samples/loadSample';
import type {Apps} from '../../model/classResults/classResults';
import {groupKey} from '../../model/classResults/groupKey';
import {listOfCuts} from '../../model/cuts/formatCut';
import {writtenCuts} from '../../model/cuts/writtenCuts';
import {schemeOf} from '../../model/description';
import {eventsOf} from '../../model/events/sampleEvents';
import styles from './ClassResults.module.css';
import {KeyTable, type CountedKey} from './KeyTable';
import {relativeUncertainty} from './measures';
import {Part} from './Part';
import {wholeNumber} from './wholeNumber';

interface TextFieldProps {
  readonly label: string;
  readonly text: string;
  readonly remark: string;
  readonly problem: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A line of text, with what it may be or why it cannot be used. */
function TextField({label, text, remark, problem, onChange}: TextFieldProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={text}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-message`}
        onChange={({target}) => onChange(target.value)}
      />
      <p id={`${id}-message`} className={styles.message} aria-live="polite">
        {problem ?? remark}
      </p>
    </div>
  );
}

/** The expected result of each group, from the seed alone. */
export function KeyPart({apps}: {readonly apps: Apps}): ReactNode {
  const names = Object.keys(apps);
  const folder = useBaseUrl('/samples/');
  const [app, setApp] = useState(names[0] ?? '');
  const [groupsText, setGroupsText] = useState('30');
  const [seedText, setSeedText] = useState('1');
  const [cutsText, setCutsText] = useState('');
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [counted, setCounted] = useState<CountedKey>();
  const description = apps[app];
  const [groups, seed] = [wholeNumber(groupsText, 2, 40), wholeNumber(seedText, 0, 999_999)];
  const written = description && writtenCuts(schemeOf(description), cutsText);
  const problem = written && 'problem' in written ? written.problem : undefined;
  const cuts = written && 'cuts' in written ? written.cuts : undefined;

  const count = async (): Promise<void> => {
    if (!description || !cuts || groups === undefined || seed === undefined) return;
    setState('loading');
    try {
      const sample = await loadSample(folder, description.key);
      const events = eventsOf(sample, description);
      const factors = description.processes.map(() => 1);
      const sharing = {groups, seed};
      setCounted({
        description,
        groups,
        seed,
        cuts: listOfCuts(description.histograms, cuts),
        counts: groupKey(description, events, sharing, cuts, factors, relativeUncertainty),
      });
      setState('idle');
    } catch {
      setState('failed');
    }
  };

  return (
    <Part title="Answer key">
      <p>
        The seed determines which events each group gets, so you can compute their results in
        advance. The numbers are calculated in this browser from the sample, with its default
        normalisation.
      </p>
      <div className={styles.fields}>
        <ChoiceField
          label="App"
          value={app}
          options={names.map((value) => ({value, label: apps[value]?.title ?? value}))}
          onChange={setApp}
        />
        <NumberTextField
          label="Number of groups"
          text={groupsText}
          {...(groups === undefined ? {problem: 'Enter a whole number from 2 to 40'} : {})}
          onChange={setGroupsText}
        />
        <NumberTextField
          label="Seed"
          text={seedText}
          {...(seed === undefined ? {problem: 'Enter a whole number from 0 to 999999'} : {})}
          onChange={setSeedText}
        />
      </div>
      <TextField
        label="Cuts"
        text={cutsText}
        remark="Leave empty, or enter an analyser link or cuts such as mll<75 jets=0"
        problem={problem}
        onChange={setCutsText}
      />
      <p className={styles.buttons}>
        <SmallButton
          onClick={count}
          disabled={!cuts || groups === undefined || seed === undefined || state === 'loading'}
        >
          Calculate the answer key
        </SmallButton>
        <span role="status">
          {state === 'loading' && 'Loading the sample …'}
          {state === 'failed' && 'Could not load the sample. Try again.'}
        </span>
      </p>
      {counted && <KeyTable {...counted} />}
    </Part>
  );
}
