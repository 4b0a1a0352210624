import {useRef, type ReactNode, useCallback} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {PrintAlone} from '@site/src/components/PrintAlone';
import {ScrollRegion} from '@site/src/components/ScrollRegion';
import {SmallButton, smallButton} from '@site/src/components/SmallButton';
import {allDocumentsFile, allDocumentsLimit} from '@site/src/data/lessons/documents';
import {useAddressState} from '@site/src/hooks/useAddressState';
import {useLoaded} from '@site/src/hooks/useLoaded';
import {formatBytes} from '@site/src/kit/format/bytes';
import {formatNumber} from '@site/src/kit/format/numbers';
import {latestFile} from '@site/src/offline/model/manifest';
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
import {LessonCard} from './LessonCard';
import {sheets} from './printing';
import {Slides, useSlides} from './slides';
import styles from './styles.module.css';

interface OfflineLinkProps {
  readonly className?: string;
}

/** The way to a copy of the site in this browser, with its size once the build's list has been read. */
function OfflineLink({className}: OfflineLinkProps): ReactNode {
  const address = useBaseUrl(latestFile);
  const load = useCallback(async () => {
    const {bytes} = (await (await fetch(address)).json()) as {readonly bytes?: unknown};
    return typeof bytes === 'number' ? bytes : undefined;
  }, [address]);
  const {value} = useLoaded(load);
  return (
    <Link to="/offline#browser" className={className}>
      Save for offline use{value !== undefined && ` (${formatBytes(value)})`}
    </Link>
  );
}

const codec = {decode, encode};

const labels: Readonly<Record<Field, string>> = {
  age: 'Age of the class',
  minutes: 'Minutes',
  device: 'Device and network',
  topic: 'Topic',
};

const any = 'any';

const names: Readonly<Record<string, string>> = {
  '16': '16+',
  paper: 'Paper, no network',
  screens: 'Screens, online or saved copy',
};

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
        label: value === any ? 'Any' : (names[value] ?? value),
      }))}
      onChange={(value) => onChange({...choice, [field]: value === any ? undefined : value})}
    />
  );
}

interface ToAllProps {
  /** Lessons that match the filter. */
  readonly ids: readonly string[];
  readonly isFiltered: boolean;
}

/** Prints the sheets of all shown lessons. */
function ToAll({ids, isFiltered}: ToAllProps): ReactNode {
  const printing = (sheet: string): string =>
    ids.length === 1 ? `Print the ${sheet}` : `Print ${isFiltered ? ids.length : 'all'} ${sheet}s`;
  return (
    <div className={styles.all} data-without-javascript="hide">
      {ids.length > 0 && (
        <>
          <PrintAlone label={printing('worksheet')}>{() => sheets(ids, 'worksheet')}</PrintAlone>
          <PrintAlone label={printing('answer key')}>{() => sheets(ids, 'answer-key')}</PrintAlone>
        </>
      )}
    </div>
  );
}

/** Files of all lessons. */
function AllFiles(): ReactNode {
  return (
    <div className={styles.all}>
      <a href={useBaseUrl(allDocumentsFile)} className={smallButton} download>
        All editable sheets (zip, less than {formatNumber(allDocumentsLimit / 1e6)} MB)
      </a>
      <OfflineLink className={smallButton} />
    </div>
  );
}

/** Authors write `<TeachHub>` around the introduction; `plugins/lessons` adds what the cards show. */
interface Props {
  readonly entries: readonly LessonEntry[];
  /** The introduction, next to the buttons that print. */
  readonly children: ReactNode;
}

/** All lessons as cards, a filter for them, and their sheets and slides. */
export function TeachHub({entries, children}: Props): ReactNode {
  const [choice, show] = useAddressState(codec);
  const count = useRef<HTMLParagraphElement>(null);
  const found = entries.filter((entry) => fits(entry, choice));
  const isFiltered = encode(choice) !== '';
  const ids = found.map(({id}) => id);
  const slides = useSlides(entries.map(({id}) => id));

  function clear(): void {
    show({});
    count.current?.focus();
  }

  return (
    <section className={styles.hub} aria-labelledby="lessons">
      <div className={styles.head}>
        <div>{children}</div>
        <ToAll ids={ids} isFiltered={isFiltered} />
      </div>
      <Heading as="h2" id="lessons" className="visually-hidden">
        Lessons
      </Heading>
      <ScrollRegion label="Filters" className={styles.filter}>
        {fields.map((field) => (
          <FilterRow key={field} field={field} choice={choice} onChange={show} />
        ))}
      </ScrollRegion>
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
        <ul role="list" className={styles.cards}>
          {found.map((lesson) => (
            <LessonCard key={lesson.id} lesson={lesson} onSlides={() => slides.open(lesson.id)} />
          ))}
        </ul>
      ) : (
        <p>No lesson matches all filters. Clear the filters, or set one of them to “Any”.</p>
      )}
      <AllFiles />
      {slides.place && <Slides place={slides.place} turn={slides.turn} onClose={slides.close} />}
    </section>
  );
}
