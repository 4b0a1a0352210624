import type {ReactNode} from 'react';
import clsx from 'clsx';
import {SmallButton} from '@site/src/components/SmallButton';
import {formatCount} from '@site/src/kit/format/numbers';
import type {Dot} from '@site/src/kit/finder/map/FinderMap';
import {categories, categoryOf, type Category} from '../../model/atlas/category';
import {
  isKept,
  releaseGroups,
  releaseNames,
  toggledGroup,
  type AtlasRow,
} from '../../model/atlas/table';
import styles from './AtlasMap.module.css';

export const classes: Readonly<Record<Category, string | undefined>> = {
  Higgs: styles.higgs,
  'electroweak boson': styles.boson,
  'QCD jet': styles.jet,
  top: styles.top,
  exotics: styles.exotics,
  SUSY: styles.susy,
};

export function shapeOf([release]: AtlasRow['releases']): Dot['shape'] {
  if (release === '2016e-8tev') return 'diamond';
  return release === '2020e-13tev' ? 'square' : 'circle';
}

interface SymbolProps {
  readonly shape: Dot['shape'];
  readonly className?: string | undefined;
}

function Symbol({shape, className}: SymbolProps): ReactNode {
  const look = clsx(styles.swatch, className);
  return (
    <svg width="12" height="12" viewBox="-6 -6 12 12" aria-hidden="true">
      {shape === 'circle' ? (
        <circle r="4.5" className={look} />
      ) : (
        <rect
          x="-4"
          y="-4"
          width="8"
          height="8"
          className={look}
          {...(shape === 'diamond' && {transform: 'rotate(45)'})}
        />
      )}
    </svg>
  );
}

interface Props {
  /** Rows with a dot that the filters keep. */
  readonly shown: readonly AtlasRow[];
  /** Names of the chosen releases; none means all. */
  readonly choice: readonly string[];
  readonly onChoice: (choice: readonly string[]) => void;
}

/** Symbols and colours of the dots. A press on a release hides or shows its samples. */
export function AtlasLegend({shown, choice, onChoice}: Props): ReactNode {
  return (
    <>
      <div role="group" aria-label="Releases shown" className={styles.legend}>
        {releaseGroups.map((group) => (
          <SmallButton
            key={group.releases[0]}
            aria-pressed={isKept(choice, group)}
            onClick={() => onChoice(toggledGroup(choice, group))}
          >
            {group.releases[0] !== '2025r-evgen-13tev' && (
              <Symbol shape={shapeOf(group.releases)} />
            )}
            <span>
              {group.releases
                .map((release) => releaseNames[release])
                .sort()
                .join(' and ')}
            </span>
            <span className={styles.soft}>{formatCount(group.samples.length)}</span>
          </SmallButton>
        ))}
      </div>
      <ul className={styles.legend} role="list">
        {categories.map((category) => (
          <li key={category}>
            <Symbol shape="circle" className={classes[category]} />
            {category}{' '}
            <span className={styles.soft}>
              {formatCount(shown.filter(({sample}) => categoryOf(sample) === category).length)}
            </span>
          </li>
        ))}
        <li>
          <Symbol shape="circle" className={styles.variation} />
          systematic variation
        </li>
      </ul>
    </>
  );
}
