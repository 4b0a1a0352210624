import {useId, type ReactNode} from 'react';
import {RichText} from '@site/src/components/RichText';
import type {OptionsAnswer} from '@site/src/data/selfChecks/schema';
import styles from './styles.module.css';

interface Props {
  /** Id of the question's text. */
  readonly labelledBy: string;
  readonly answer: OptionsAnswer;
  /** Indices of the chosen options. */
  readonly chosen: ReadonlySet<number>;
  readonly onChange: (chosen: ReadonlySet<number>) => void;
}

/** One of the options, or several. */
export function OptionInputs({labelledBy, answer, chosen, onChange}: Props): ReactNode {
  const {kind, options} = answer;
  const name = useId();
  const isOne = kind === 'choice';
  const toggled = (index: number, isChosen: boolean): ReadonlySet<number> => {
    if (isOne) return new Set([index]);
    const others = Array.from(chosen).filter((other) => other !== index);
    return new Set(isChosen ? [...others, index] : others);
  };
  return (
    <div
      role={isOne ? 'radiogroup' : 'group'}
      aria-labelledby={labelledBy}
      aria-describedby={isOne ? undefined : `${name}-hint`}
      className={styles.options}
    >
      {!isOne && (
        <p id={`${name}-hint`} className={styles.hint}>
          Choose every correct option.
        </p>
      )}
      {options.map(({text}, index) => (
        <label key={text}>
          <input
            type={isOne ? 'radio' : 'checkbox'}
            name={name}
            autoComplete="off"
            checked={chosen.has(index)}
            onChange={({target}) => onChange(toggled(index, target.checked))}
          />
          <span>
            <RichText text={text} />
          </span>
        </label>
      ))}
    </div>
  );
}
