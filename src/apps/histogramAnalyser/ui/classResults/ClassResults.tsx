import {useMemo, type ReactNode, useState} from 'react';
import {classTable} from '../../model/classResults/classTable';
import {judged, type Apps} from '../../model/classResults/classResults';
import {HandedInList} from './HandedInList';
import {HandIn} from './HandIn';
import {Joint} from './Joint';
import {relativeUncertainty} from './measures';
import {HeadingLevel, Part} from './Part';
import {useHandedIn} from './useHandedIn';
import {useNormalisation} from './useNormalisation';
import styles from './ClassResults.module.css';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {NumberTextField} from '@site/src/kit/fields/NumberTextField';
import {SmallButton} from '@site/src/components/SmallButton';
import {loadSample} from '@site/src/samples/loadSample';
import {listOfCuts} from '../../model/cuts/cutWords';
import {schemeOf} from '../../model/description';
import {groupKey} from '../../model/classResults/groupKey';
import {eventsOf} from '../../model/events/sampleEvents';
import {writtenCuts} from '../../model/cuts/writtenCuts';
import {KeyTable, type CountedKey} from './KeyTable';
import {TextField} from './TextField';

const whole = (text: string, low: number, high: number): number | undefined => {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : NaN;
  return value >= low && value <= high ? value : undefined;
};

/** What each group finds, from the seed alone. */
function KeyPart({apps}: {readonly apps: Apps}): ReactNode {
  const names = Object.keys(apps);
  const folder = useBaseUrl('/samples/');
  const [app, setApp] = useState(names[0] ?? '');
  const [groupsText, setGroupsText] = useState('30');
  const [seedText, setSeedText] = useState('1');
  const [cutsText, setCutsText] = useState('');
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [counted, setCounted] = useState<CountedKey>();
  const description = apps[app];
  const [groups, seed] = [whole(groupsText, 2, 40), whole(seedText, 0, 999_999)];
  const written = description && writtenCuts(schemeOf(description), cutsText);
  const problem = written && 'problem' in written ? written.problem : undefined;
  const cuts = written && 'cuts' in written ? written.cuts : undefined;

  const count = async (): Promise<void> => {
    if (!description || !cuts || groups === undefined || seed === undefined) return;
    setState('loading');
    try {
      const sample = await loadSample(folder, description.key, () => undefined);
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
        advance. The numbers are counted in this browser, from the sample, with its default
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
        remark="Empty, a link from the analyser, or text such as mll<75 jets=0"
        problem={problem}
        onChange={setCutsText}
      />
      <p className={styles.buttons}>
        <SmallButton
          onClick={count}
          disabled={!cuts || groups === undefined || seed === undefined || state === 'loading'}
        >
          Count for each group
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

interface Props {
  readonly apps: Apps;
  /** On a page of its own. */
  readonly isAlone?: boolean;
}

/** Adds up what the groups of a class found. Nothing leaves the browser. */
export function ClassResults({apps, isAlone = false}: Props): ReactNode {
  const {list, add, remove, clear} = useHandedIn();
  const results = useMemo(() => judged(list, apps), [list, apps]);
  const {description, taken} = results;
  const normalisation = useNormalisation(description, taken);
  const table = classTable(results, normalisation.factors, relativeUncertainty);
  return (
    <HeadingLevel value={isAlone ? 2 : 3}>
      <div className={styles.tool}>
        <div className={styles.columns}>
          <HandIn onAdd={add} />
          <HandedInList list={list} results={results} onRemove={remove} onClear={clear} />
        </div>
        {description && table && <Joint {...{description, results, table, normalisation}} />}
        <KeyPart apps={apps} />
      </div>
    </HeadingLevel>
  );
}
