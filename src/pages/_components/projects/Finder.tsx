import {useRef, type ReactNode} from 'react';
import Heading from '@theme/Heading';
import {SmallButton} from '@site/src/components/SmallButton';
import {projects} from '@site/src/data/projects';
import {useAddressState} from '@site/src/hooks/useAddressState';
import {facets, type Facet} from './facets';
import {
  chosenLabels,
  decode,
  encode,
  everything,
  sortLabels,
  type FilterState,
  type SortKey,
  without,
  toggled,
} from './filterState';
import styles from './Finder.module.css';
import {ProjectCard} from './ProjectCard';
import {fitting, relaxations, countWith} from './results';

interface FilterPanelProps {
  readonly state: FilterState;
  readonly onChange: (next: FilterState) => void;
}

function FacetFields({
  facet,
  state,
  onChange,
}: FilterPanelProps & {readonly facet: Facet}): ReactNode {
  const {name, legend, options} = facet;
  return (
    <fieldset className={styles.facet}>
      <legend>{legend}</legend>
      {options.map(({value, label}) => {
        const count = countWith(projects, state, name, value);
        return (
          <label key={value} className={count > 0 ? styles.option : styles.noneLeft}>
            <input
              type="checkbox"
              name={name}
              value={value}
              checked={state.choices[name].includes(value)}
              onChange={() => onChange(toggled(state, name, value))}
            />
            <span>{label}</span>
            <span className={styles.count}>
              {count}
              <span className="visually-hidden">{count === 1 ? ' project' : ' projects'}</span>
            </span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** The filters: a column on wide screens, collapsed on small ones. */
function FilterPanel({state, onChange}: FilterPanelProps): ReactNode {
  const chosen = chosenLabels(state);
  return (
    <details className={styles.panel} data-without-javascript="hide">
      <summary className={styles.fold}>
        Filters
        {chosen.length > 0 && <span className={styles.chosen}>: {chosen.join(', ')}</span>}
      </summary>
      {facets.map((facet) => (
        <FacetFields key={facet.name} facet={facet} state={state} onChange={onChange} />
      ))}
    </details>
  );
}

interface Props {
  readonly state: FilterState;
  readonly onChange: (next: FilterState) => void;
}

const codec = {decode, encode};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const counted = (count: number): string => (count === 1 ? '1 project' : `${count} projects`);

/** Proposes a filter to remove, and removes it. */
function NothingFits({state, onChange}: Props): ReactNode {
  const ways = relaxations(projects, state);
  return (
    <div className={styles.nothing}>
      <p>
        <strong>No project matches all filters.</strong>{' '}
        {ways.length > 0 ? 'Remove one of them:' : 'Remove more than one filter.'}
      </p>
      <ul>
        {ways.map(({facet, count}) => (
          <li key={facet.name}>
            <SmallButton onClick={() => onChange(without(state, facet.name))}>
              {capitalised(facet.any)}: {counted(count)}
            </SmallButton>
          </li>
        ))}
        <li>
          <SmallButton onClick={() => onChange({...everything, sort: state.sort})}>
            Show all {counted(projects.length)}
          </SmallButton>
        </li>
      </ul>
    </div>
  );
}

interface SortFieldProps {
  readonly value: SortKey;
  readonly onChange: (next: SortKey) => void;
}

function SortField({value, onChange}: SortFieldProps): ReactNode {
  return (
    <label className={styles.sort} data-without-javascript="hide">
      Sort by
      <select value={value} onChange={({target}) => onChange(target.value as SortKey)}>
        {Object.entries(sortLabels).map(([key, label]) => (
          <option key={key} value={key}>
            {label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The list of projects with its filters; the server writes all of them, in the order of titles. */
export function Finder(): ReactNode {
  const [state, show] = useAddressState(codec);
  const summary = useRef<HTMLParagraphElement>(null);
  const found = fitting(projects, state);
  const isFiltered = chosenLabels(state).length > 0;

  /** For buttons that vanish when pressed: the focus moves to the status line with the result. */
  function showAndSay(next: FilterState): void {
    show(next);
    summary.current?.focus();
  }

  return (
    <section className={styles.finder} aria-labelledby="list">
      <Heading as="h2" id="list" className={styles.heading}>
        Find a project
      </Heading>
      <FilterPanel state={state} onChange={show} />
      <div className={styles.results}>
        <div className={styles.bar}>
          <p ref={summary} className={styles.summary} role="status" tabIndex={-1}>
            {isFiltered && `${found.length} of `}
            {projects.length} projects
          </p>
          <SmallButton
            hidden={!isFiltered}
            onClick={() => showAndSay({...everything, sort: state.sort})}
          >
            Clear filters
          </SmallButton>
          <SortField value={state.sort} onChange={(sort) => show({...state, sort})} />
        </div>
        {found.length > 0 ? (
          <ul className={styles.cards} role="list">
            {found.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </ul>
        ) : (
          <NothingFits state={state} onChange={showAndSay} />
        )}
      </div>
    </section>
  );
}
