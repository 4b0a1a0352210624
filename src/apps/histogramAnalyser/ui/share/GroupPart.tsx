import {useState, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {SmallButton} from '@site/src/components/SmallButton';
import {CopyButton} from '@site/src/kit/app/CopyButton';
import {Part} from '@site/src/kit/app/Part';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {NumberTextField} from '@site/src/kit/fields/NumberTextField';
import {sharingOf} from '../../model/classResults/origin';
import {groupAddresses} from '../../model/classResults/shareLinks';
import type {Analyser} from '../analyser';

interface FieldProps {
  readonly label: string;
  readonly remark: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly onChange: (value: number) => void;
}

/** A whole number that counts as soon as it is one. */
function WholeField({label, remark, value, low, high, onChange}: FieldProps): ReactNode {
  const [draft, setDraft] = useState<{readonly text: string; readonly value: number}>();
  const text = draft?.value === value ? draft.text : String(value);
  const typed = /^\d+$/.test(text.trim()) ? Number(text) : NaN;
  const isFine = typed >= low && typed <= high;
  const change = (next: string): void => {
    const number = /^\d+$/.test(next.trim()) ? Number(next) : NaN;
    const isAllowed = number >= low && number <= high;
    setDraft({text: next, value: isAllowed ? number : value});
    if (isAllowed) onChange(number);
  };
  return (
    <NumberTextField
      label={label}
      text={text}
      {...(isFine ? {remark} : {problem: `Enter a whole number from ${low} to ${high}`})}
      onChange={change}
    />
  );
}

interface Props {
  readonly analyser: Analyser;
  /** Further settings of the links. */
  readonly children?: ReactNode;
}

/** Gives each group of a class different events. */
export function GroupPart({analyser, children}: Props): ReactNode {
  const {analysis, description, dispatch, guide, scheme} = analyser;
  const {group, groups, seed} = sharingOf(scheme, analysis);
  const alone = new URL(useBaseUrl(description.route), window.location.href).href;
  const page = alone + (guide?.query(false) ?? '');
  const set = (name: string, value: number): void =>
    dispatch({type: 'do', action: {type: 'option', name, value}});
  return (
    <Part title="With a class">
      <p>
        The events can be divided among groups: each group gets different events, and together the
        groups have all events. All groups enter the same number of groups and the same seed, and
        each enters its own group number. A different seed divides the events differently.
      </p>
      <div className={styles.fields}>
        <WholeField
          label="Number of groups"
          remark="the same for all groups"
          value={groups}
          low={2}
          high={40}
          onChange={(value) => set('groups', value)}
        />
        <WholeField
          label="My group"
          remark={
            group === 0 ? '0: all events, without groups' : `one of ${groups} subsets of the events`
          }
          value={Math.min(group, groups)}
          low={0}
          high={groups}
          onChange={(value) => set('group', value)}
        />
        <WholeField
          label="Seed"
          remark="the same for all groups"
          value={seed}
          low={0}
          high={999_999}
          onChange={(value) => set('seed', value)}
        />
      </div>
      {children}
      <p className={styles.buttons}>
        {group > 0 && <SmallButton onClick={() => set('group', 0)}>Use all events</SmallButton>}
        <CopyButton text={groupAddresses(scheme, analysis, page, groups)}>
          Copy a link for each group
        </CopyButton>
      </p>
    </Part>
  );
}
