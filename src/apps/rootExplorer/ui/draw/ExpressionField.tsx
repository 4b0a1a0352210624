import {useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {clsx} from 'clsx';
import type {Problem} from '../../model/types';
import {completed, fitting, maxShown, wordAt, type Candidate, type Word} from './completion';
import styles from './draw.module.css';

interface ProblemBelowProps {
  readonly id: string;
  readonly text: string;
  readonly problem: Problem | undefined;
}

/** The error of an expression, below its field; its position is marked in the expression itself. */
function ProblemBelow({id, text, problem}: ProblemBelowProps): ReactNode {
  const at = problem?.at;
  const isPlaced = at !== undefined && at.to > at.from && at.to <= text.length;
  return (
    <div id={id} className={styles.problem} aria-live="polite">
      {problem && (
        <>
          {isPlaced && (
            <code className={styles.place} aria-hidden>
              {text.slice(0, at.from)}
              <mark>{text.slice(at.from, at.to)}</mark>
              {text.slice(at.to)}
            </code>
          )}
          <p>
            <strong>{problem.what}</strong> {problem.advice}
          </p>
        </>
      )}
    </div>
  );
}

interface Props {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly text: string;
  readonly candidates: readonly Candidate[];
  readonly problem: Problem | undefined;
  readonly onChange: (text: string) => void;
  /** The reader went on: the time to say what is wrong. */
  readonly onLeave: () => void;
}

const nowhere: Word = {from: 0, to: 0, text: ''};

/** A field for an expression; the arrow keys step through names that fit the word at the caret. */
export function ExpressionField(props: Props): ReactNode {
  const {label, hint, placeholder, text, candidates, problem, onChange, onLeave} = props;
  const id = useId();
  const own = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const caretAfter = useRef<number | null>(null);
  const [word, setWord] = useState(nowhere);
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = isOpen ? fitting(candidates, word.text) : [];
  const shown = found.slice(0, maxShown);
  const isShown = shown.length > 0;

  useLayoutEffect(() => {
    if (caretAfter.current === null) return;
    own.current?.setSelectionRange(caretAfter.current, caretAfter.current);
    caretAfter.current = null;
  }, [text]);

  function close(): void {
    setIsOpen(false);
    setActive(-1);
  }

  function choose(candidate: Candidate): void {
    const next = completed(text, word, candidate);
    caretAfter.current = next.caret;
    onChange(next.text);
    close();
    own.current?.focus();
  }

  function walk(step: number): void {
    const caret = own.current?.selectionStart ?? text.length;
    if (!isOpen) {
      setWord(wordAt(text, caret));
      setIsOpen(true);
      return;
    }
    if (!isShown) return;
    const next = active < 0 && step < 0 ? shown.length - 1 : active + step;
    const place = (next + shown.length) % shown.length;
    setActive(place);
    list.current?.children[place]?.scrollIntoView({block: 'nearest'});
  }

  function handleKey(event: KeyboardEvent): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const chosen = shown[active];
    const isWalk = event.key === 'ArrowDown' || event.key === 'ArrowUp';
    if (isWalk) walk(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Escape' && isShown) close();
    else {
      if (event.key === 'Enter') close();
      return;
    }
    event.preventDefault();
  }

  return (
    <div className={styles.expression}>
      <label htmlFor={`${id}-field`}>{label}</label>
      <input
        ref={own}
        id={`${id}-field`}
        type="text"
        role="combobox"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        placeholder={placeholder}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={problem !== undefined}
        aria-describedby={clsx(hint && `${id}-hint`, problem && `${id}-problem`) || undefined}
        value={text}
        onChange={({target}) => {
          const next = wordAt(target.value, target.selectionStart ?? target.value.length);
          setWord(next);
          setIsOpen(next.text !== '');
          setActive(-1);
          onChange(target.value);
        }}
        onBlur={() => {
          close();
          onLeave();
        }}
        onKeyDown={handleKey}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={`Matching names: ${label}`}
        className={styles.list}
        hidden={!isShown}
      >
        {shown.map((candidate, place) => (
          <div
            key={candidate.name}
            id={`${id}-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={place === active}
            className={clsx(styles.option, place === active && styles.isActive)}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(candidate)}
            onKeyDown={({key}) => key === 'Enter' && choose(candidate)}
          >
            <code>{candidate.name}</code> <span className={styles.quiet}>{candidate.detail}</span>
          </div>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className={styles.quiet}>
          {hint}
        </p>
      )}
      <ProblemBelow id={`${id}-problem`} text={text} problem={problem} />
    </div>
  );
}
