import {useRef, type ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {PrintAlone} from '@site/src/components/PrintAlone';
import {SmallButton} from '@site/src/components/SmallButton';
import {useAddressState} from '@site/src/hooks/useAddressState';
import {
  decode,
  encode,
  fields,
  fits,
  options,
  type Choice,
  type Field,
  type LessonEntry,
} from './filter';
import gallery from '@site/src/components/AppGallery/styles.module.css';
import {LessonCard} from './LessonCard';
import {sheets} from './printing';
import styles from './styles.module.css';

const codec = {decode, encode};

const labels: Readonly<Record<Field, string>> = {
  age: 'Age of the class',
  minutes: 'Minutes',
  device: 'Device',
  topic: 'Topic',
};

const any = 'any';

const named = (field: Field, value: string): string =>
  field === 'device' ? value.charAt(0).toUpperCase() + value.slice(1) : value;

interface FieldProps {
  readonly field: Field;
  readonly choice: Choice;
  readonly onChange: (next: Choice) => void;
}

function FilterRow({field, choice, onChange}: FieldProps): ReactNode {
  return (
    <ChoiceRow
      label={labels[field]}
      value={choice[field] ?? any}
      options={[any, ...options[field]].map((value) => ({
        value,
        label: value === any ? 'Any' : named(field, value),
      }))}
      onChange={(value) => onChange({...choice, [field]: value === any ? undefined : value})}
    />
  );
}

/** Authors write `<TeachHub />`; `plugins/lessons` adds what the cards show. */
interface Props {
  readonly entries: readonly LessonEntry[];
}

/** All lessons as cards, a filter for them, and their sheets to print. */
export function TeachHub({entries}: Props): ReactNode {
  const [choice, show] = useAddressState(codec);
  const count = useRef<HTMLParagraphElement>(null);
  const found = entries.filter((entry) => fits(entry, choice));
  const isFiltered = encode(choice) !== '';
  const ids = found.map(({id}) => id);

  function printing(sheet: string): string {
    if (ids.length === 1) return `Print the ${sheet}`;
    return `Print ${isFiltered ? ids.length : 'all'} ${sheet}s`;
  }

  function clear(): void {
    show({});
    count.current?.focus();
  }

  return (
    <section className={styles.hub} aria-labelledby="lessons">
      {found.length > 0 && (
        <div className={styles.all} data-without-javascript="hide">
          <PrintAlone label={printing('worksheet')}>{() => sheets({ids})}</PrintAlone>
          <PrintAlone label={printing('answer key')}>
            {() => sheets({ids, isAnswerKey: true})}
          </PrintAlone>
        </div>
      )}
      <div className={styles.filter}>
        {fields.map((field) => (
          <FilterRow key={field} field={field} choice={choice} onChange={show} />
        ))}
      </div>
      <div className={styles.bar}>
        <p ref={count} role="status" tabIndex={-1} className={styles.count}>
          {isFiltered && `${found.length} of `}
          {entries.length} lessons
        </p>
        <SmallButton hidden={!isFiltered} onClick={clear}>
          Clear filters
        </SmallButton>
      </div>
      {found.length > 0 ? (
        <ul role="list" className={gallery.gallery}>
          {found.map((lesson) => (
            <LessonCard key={lesson.id} lesson={lesson} />
          ))}
        </ul>
      ) : (
        <p>No lesson matches all filters. Clear them, or choose “Any” in one of them.</p>
      )}
    </section>
  );
}
