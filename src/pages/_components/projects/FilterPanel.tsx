import type {ReactNode} from 'react';
import {projects} from '@site/src/data/projects';
import {facets, type Facet} from './facets';
import {chosenLabels, toggled, type FilterState} from './filterState';
import {countWith} from './results';
import styles from './FilterPanel.module.css';

interface Props {
  readonly state: FilterState;
  readonly onChange: (next: FilterState) => void;
}

function FacetFields({facet, state, onChange}: Props & {readonly facet: Facet}): ReactNode {
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
export function FilterPanel({state, onChange}: Props): ReactNode {
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
