import {useId, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import {plainLetters} from '@site/src/data/catalogue/searchText';
import styles from './styles.module.css';

interface Option<Id> {
  readonly id: Id;
  readonly label: string;
  readonly detail?: string;
  /** Its search text, in lower case. */
  readonly words: string;
}

const maxShown = 40;

/** The options that have all of the words, those that begin with the first of them in front. */
function matching<Id>(options: readonly Option<Id>[], typed: string): readonly Option<Id>[] {
  const words = plainLetters(typed).split(/\s+/).filter(Boolean);
  const [first] = words;
  if (first === undefined) return options;
  const found = options.filter(({words: text}) => words.every((word) => text.includes(word)));
  const begins = ({label}: Option<Id>): boolean => plainLetters(label).startsWith(first);
  return [...found.filter(begins), ...found.filter((option) => !begins(option))];
}

interface Props<Id> {
  readonly label: string;
  readonly hint?: string;
  /** Undefined until they are loaded. */
  readonly options: readonly Option<Id>[] | undefined;
  readonly noun: {readonly one: string; readonly many: string};
  /** What was chosen last; its label is what the field shows until the reader types. */
  readonly chosen: Option<Id> | undefined;
  readonly onChoose: (id: Id) => void;
}

function countText(count: number, {one, many}: {one: string; many: string}): string {
  if (count === 0) return `No ${one} matches all of these words`;
  const all = `${count} ${count === 1 ? one : many}`;
  return count > maxShown ? `${all}, the first ${maxShown} are listed` : all;
}

/** A field that finds one of many things by words; the arrow keys step through the matches. */
export function Combobox<Id extends string | number>(props: Props<Id>): ReactNode {
  const {label, hint, options, noun, chosen, onChoose} = props;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = isOpen && options ? matching(options, typed ?? '') : [];
  const shown = found.slice(0, maxShown);
  const optionId = (place: number): string => `${id}-${place}`;

  function close(): void {
    setIsOpen(false);
    setActive(-1);
  }

  function choose(option: Option<Id> | undefined): void {
    if (!option) return;
    setTyped(undefined);
    close();
    onChoose(option.id);
  }

  function walk(step: number): void {
    if (!isOpen) return setIsOpen(true);
    if (shown.length === 0) return;
    const next = active < 0 && step < 0 ? shown.length - 1 : active + step;
    const place = (next + shown.length) % shown.length;
    setActive(place);
    list.current?.children[place]?.scrollIntoView({block: 'nearest'});
  }

  function escape(): void {
    if (isOpen) close();
    else setTyped(undefined);
  }

  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => walk(1),
    ArrowUp: () => walk(-1),
    Enter: () => choose(shown[active] ?? (shown.length === 1 ? shown[0] : undefined)),
    Escape: escape,
  };

  function handleKey(event: KeyboardEvent): void {
    const act = keys[event.key];
    if (!act || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act();
  }

  return (
    <div className={styles.combobox}>
      <label htmlFor={`${id}-field`}>{label}</label>
      <input
        id={`${id}-field`}
        type="text"
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen && shown.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? optionId(active) : undefined}
        aria-describedby={hint ? `${id}-hint` : undefined}
        value={typed ?? chosen?.label ?? ''}
        onChange={({target}) => {
          setTyped(target.value);
          setIsOpen(true);
          setActive(-1);
        }}
        onClick={() => setIsOpen(true)}
        onFocus={({target}) => target.select()}
        onBlur={() => {
          close();
          setTyped(undefined);
        }}
        onKeyDown={handleKey}
      />
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        className={styles.list}
        hidden={shown.length === 0}
      >
        {shown.map((option, place) => (
          <div
            key={option.id}
            id={optionId(place)}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={clsx(styles.option, place === active && styles.isActive)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(option)}
            onKeyDown={({key}) => key === 'Enter' && choose(option)}
          >
            <span>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={clsx(isOpen && found.length === 0 ? styles.hint : 'visually-hidden')}
      >
        {isOpen && (options ? countText(found.length, noun) : `Loading the ${noun.many} …`)}
      </p>
    </div>
  );
}
