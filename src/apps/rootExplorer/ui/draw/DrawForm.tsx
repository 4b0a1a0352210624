import {useId, useMemo, type ReactNode} from 'react';
import {SmallButton} from '@site/src/components/SmallButton';
import {checkField} from '../../model/check';
import {functionNames} from '../../model/expression/functions';
import type {DrawnAxis, ExpressionField as FieldName, Problem, TreeInfo} from '../../model/types';
import type {Candidate} from './completion';
import styles from './draw.module.css';
import {ExpressionField} from './ExpressionField';
import {fieldLabels} from './fieldLabels';
import type {DrawFields, NumberName, NumberProblems} from './fields';
import {functionDescriptions} from './functionDescriptions';
import {NumberRow} from './NumberRow';

const functions: readonly Candidate[] = functionNames.map((name) => ({
  name: `${name}()`,
  written: `${name}(`,
  detail: functionDescriptions[name] ?? '',
}));

const branchCandidates = ({branches}: TreeInfo): readonly Candidate[] =>
  branches
    .filter(({kind}) => kind === 'number' || kind === 'numbers')
    .map(({name, type, unit, meaning}) => ({
      name,
      written: name,
      detail: [unit ? `${type}, ${unit}` : type, meaning].filter(Boolean).join('. '),
    }));

/** Names that an expression may have: the branches of a tree that hold numbers, and functions. */
const candidatesOf = (tree: TreeInfo): readonly Candidate[] => [
  ...branchCandidates(tree),
  ...functions,
];

export type FieldProblems = Readonly<Partial<Record<FieldName, Problem>>>;

interface Props {
  readonly tree: TreeInfo;
  readonly fields: DrawFields;
  readonly problems: FieldProblems;
  readonly numberProblems: NumberProblems;
  /** Of the last drawing: what an empty range came to. */
  readonly axes: readonly DrawnAxis[];
  readonly isRunning: boolean;
  readonly onChange: (fields: DrawFields) => void;
  readonly onProblem: (name: FieldName, problem: Problem | undefined) => void;
  readonly onDraw: () => void;
}

const across = [
  ['bins', 'Bins'],
  ['from', 'From'],
  ['to', 'To'],
] as const satisfies readonly (readonly [NumberName, string])[];

const upwards = [
  ['yBins', 'Bins'],
  ['yFrom', 'From'],
  ['yTo', 'To'],
] as const satisfies readonly (readonly [NumberName, string])[];

/** What is to be drawn: expressions of branches, a selection or two, a weight, and the bins. */
export function DrawForm(props: Props): ReactNode {
  const {tree, fields, problems, numberProblems, axes, isRunning, onChange, onProblem, onDraw} =
    props;
  const id = useId();
  const candidates = useMemo(() => candidatesOf(tree), [tree]);
  const [x, y] = axes;
  const isTwo = fields.y.trim() !== '';
  const hasLists = tree.branches.some(({kind}) => kind === 'numbers');

  const expression = (
    name: FieldName,
    label: string,
    more: {readonly hint?: string; readonly placeholder?: string} = {},
  ): ReactNode => (
    <ExpressionField
      label={label}
      {...more}
      text={fields[name]}
      candidates={candidates}
      problem={problems[name]}
      onChange={(text) => {
        if (problems[name]) onProblem(name, undefined);
        onChange({...fields, [name]: text});
      }}
      onLeave={() =>
        onProblem(
          name,
          fields[name].trim() === '' ? undefined : checkField(fields[name], tree, name),
        )
      }
    />
  );
  const numbers = (
    label: string,
    names: readonly (readonly [NumberName, string])[],
    axis: DrawnAxis | undefined,
  ): ReactNode => (
    <NumberRow
      label={label}
      fields={names}
      texts={fields}
      found={axis}
      problems={numberProblems}
      onChange={(name, text) => onChange({...fields, [name]: text})}
    />
  );

  return (
    <form
      className={styles.form}
      aria-label="Plot settings"
      onSubmit={(event) => {
        event.preventDefault();
        onDraw();
      }}
    >
      {expression('x', fieldLabels.x, {
        hint: 'A branch, or an expression such as lep_pt[0] + lep_pt[1]. Press the down arrow key to choose from matching names.',
      })}
      {expression('selection', fieldLabels.selection, {placeholder: 'all entries'})}
      {fields.hasSecond &&
        expression('secondSelection', fieldLabels.secondSelection, {
          placeholder: 'all entries',
        })}
      <p className={styles.buttons}>
        <SmallButton
          onClick={() => onChange({...fields, hasSecond: !fields.hasSecond, secondSelection: ''})}
        >
          {fields.hasSecond ? 'Remove the second selection' : 'Compare with a second selection'}
        </SmallButton>
      </p>
      {numbers(isTwo ? 'x axis' : 'Axis', across, x)}
      <details className={styles.more} open={isTwo || fields.weight !== '' || undefined}>
        <summary>y axis, weight, lists</summary>
        <div className={styles.form}>
          {expression('y', fieldLabels.y, {placeholder: 'nothing'})}
          {isTwo && numbers('y axis', upwards, y)}
          {expression('weight', fieldLabels.weight, {placeholder: '1'})}
          {hasLists && (
            <label className={styles.box} htmlFor={`${id}-flatten`}>
              <input
                id={`${id}-flatten`}
                type="checkbox"
                checked={fields.flatten}
                onChange={({target}) => onChange({...fields, flatten: target.checked})}
              />
              {fieldLabels.flatten} (otherwise, enter an index: lep_pt[0])
            </label>
          )}
        </div>
      </details>
      <p className={styles.buttons}>
        <button type="submit" className="button button--primary">
          {isRunning ? 'Update plot' : 'Plot'}
        </button>
      </p>
    </form>
  );
}
