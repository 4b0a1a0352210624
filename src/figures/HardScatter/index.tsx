import {useId, useState, type ReactNode} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {Sketch} from './Sketch';
import {stages, type StageKey, caption, invitation} from './stages';
import styles from './styles.module.css';

interface ChoiceProps {
  readonly group: string;
  readonly stage: StageKey | null;
  readonly name: string;
  readonly sentence?: string;
  readonly isChosen: boolean;
  readonly onChoose: (stage: StageKey | null) => void;
  readonly onPoint: (stage: StageKey | null) => void;
}

function Choice(props: ChoiceProps): ReactNode {
  const {group, stage, name, sentence, isChosen, onChoose, onPoint} = props;
  const id = useId();
  return (
    <li
      className={styles.choice}
      data-stage={stage}
      data-chosen={isChosen}
      onPointerEnter={({pointerType}) => pointerType === 'mouse' && onPoint(stage)}
      onPointerLeave={() => onPoint(null)}
    >
      <label>
        <input
          type="radio"
          autoComplete="off"
          name={group}
          checked={isChosen}
          aria-describedby={sentence ? `${id}-does` : undefined}
          aria-labelledby={`${id}-name`}
          data-without-javascript="hide"
          onChange={() => onChoose(stage)}
        />
        <span id={`${id}-name`} className={styles.name}>
          {name}
        </span>
        {sentence && (
          <span id={`${id}-does`} className={styles.sentence}>
            {sentence}
          </span>
        )}
      </label>
    </li>
  );
}

/** A collision as generators build it; the reader chooses a stage. */
function Drawing(): ReactNode {
  const group = useId();
  const [chosen, setChosen] = useState<StageKey | null>(null);
  const [pointed, setPointed] = useState<StageKey | null>(null);
  const choiceOf = (stage: StageKey | null) => ({
    group,
    stage,
    isChosen: chosen === stage,
    onChoose: setChosen,
    onPoint: setPointed,
  });
  return (
    <div className={styles.figure}>
      <Sketch chosen={pointed ?? chosen} />
      <fieldset className={styles.choices}>
        <legend className="visually-hidden">Stage to highlight</legend>
        <ol role="list">
          <Choice {...choiceOf(null)} name="All stages" />
          {stages.map(({key, name, sentence}, index) => (
            <Choice
              key={key}
              {...choiceOf(key)}
              name={`${index + 1}. ${name}`}
              sentence={sentence}
            />
          ))}
        </ol>
      </fieldset>
    </div>
  );
}

/** The figure with its caption; the drawing has its own text alternative. */
export function HardScatter(): ReactNode {
  return (
    <ExplorableFigure caption={caption} invitation={invitation}>
      <Drawing />
    </ExplorableFigure>
  );
}
