import {useMemo, useState, type ReactNode, type CSSProperties} from 'react';
import {ExplorableFigure} from '@site/src/components/Figure/Explorable';
import {RangeField} from '@site/src/components/RangeField';
import {useSteps} from '@site/src/hooks/useSteps';
import {topoClusters, type Thresholds, type Members} from '@site/src/physics/jets/topoClusters';
import {Stepwise} from '../stepwise';
import {grid, noise, columns, rows} from './cells';
import {CellTable, ClusterTable, Legend} from './tables';
import {sentenceOf, clustersOf, pictureOf} from './descriptions';
import {formatNumber} from '@site/src/kit/format/numbers';
import styles from './CellGrid.module.css';
import {outlineOf} from './outline';

interface Props {
  readonly members: Members;
  /** Places of the cells that joined last. */
  readonly added: readonly number[];
}

/** Four colours in turn; clusters carry their number too. */
const colourOf = (cluster: number): CSSProperties =>
  ({'--colour': `var(--group-${(cluster % 4) + 1})`}) as CSSProperties;

/** The number of a cluster, on the corner of its first cell in the order of reading. */
function Badge({members, cluster}: {members: Members; cluster: number}): ReactNode {
  const places = Array.from(members.keys()).filter(
    (place) => members.get(place)?.cluster === cluster,
  );
  const first = Math.min(...places);
  return (
    <svg
      x={`${(100 * (first % columns)) / columns}%`}
      y={`${(100 * Math.floor(first / columns)) / rows}%`}
      className={styles.badge}
      style={colourOf(cluster)}
    >
      <circle r="0.65em" />
      <text dy="0.34em" textAnchor="middle">
        {cluster + 1}
      </text>
    </svg>
  );
}

function Cell({place, members}: {readonly place: number; readonly members: Members}): ReactNode {
  const member = members.get(place);
  const [column, row] = [place % columns, Math.floor(place / columns)];
  return (
    <svg
      x={`${(100 * column) / columns}%`}
      y={`${(100 * row) / rows}%`}
      width={`${100 / columns}%`}
      height={`${100 / rows}%`}
      className={styles.cell}
      data-role={member?.role ?? 'none'}
      style={member ? colourOf(member.cluster) : undefined}
    >
      <rect width="100%" height="100%" />
      <text x="50%" y="50%" dy="0.34em" textAnchor="middle">
        {formatNumber(grid.cells[place] ?? 0, {decimals: 1})}
      </text>
    </svg>
  );
}

/** The cells with their significances, coloured by cluster and by how they joined. */
function CellGrid({members, added}: Props): ReactNode {
  return (
    <div className={styles.frame} role="img" aria-label={pictureOf(members)}>
      <svg className={styles.grid} style={{aspectRatio: `${columns} / ${rows}`}}>
        {grid.cells.map((_, place) => (
          <Cell
            key={`${place % columns} ${Math.floor(place / columns)}`}
            place={place}
            members={members}
          />
        ))}
        <svg viewBox={`0 0 ${columns} ${rows}`} preserveAspectRatio="none" className={styles.over}>
          {clustersOf(members).map(({number}) => (
            <path
              key={number}
              className={styles.outline}
              style={colourOf(number - 1)}
              d={outlineOf(members, number - 1)}
            />
          ))}
          {added.map((place) => (
            <rect
              key={place}
              className={styles.added}
              x={(place % columns) + 0.1}
              y={Math.floor(place / columns) + 0.1}
              width="0.8"
              height="0.8"
              rx="0.1"
            />
          ))}
        </svg>
        {clustersOf(members).map(({number}) => (
          <Badge key={number} members={members} cluster={number - 1} />
        ))}
      </svg>
    </div>
  );
}

const caption = `Topological clustering of calorimeter cells in one layer. The number in a cell is its significance, the energy divided by the expected noise of ${noise} MeV; deposits and noise are made up for teaching, and the clustering is computed. Cells with energies far above the noise act as seeds of clusters, neighbours above a lower threshold are added to them, and a perimeter of all remaining neighbours completes each cluster. Cells outside clusters are dropped, and most of the noise with them. Clusters that meet merge; the splitting at local maxima, which follows in ATLAS, is omitted.`;

const usual: Thresholds = {seed: 4, grow: 2, perimeter: 0};

const fields = [
  {name: 'seed', label: 'Seed', min: 3, max: 8},
  {name: 'grow', label: 'Growth', min: 1, max: 3},
  {name: 'perimeter', label: 'Perimeter', min: 0, max: 1},
] as const;

const nothing = new Map();

/** Topological clustering of a small grid of cells, step by step. */
function Drawing(): ReactNode {
  const [limits, setLimits] = useState(usual);
  const clustering = useMemo(() => topoClusters(grid, limits), [limits]);
  const result = clustering.length + 1;
  const steps = useSteps(result);
  const now = clustering[Math.min(steps.step, clustering.length) - 1];
  const members = now?.members ?? nothing;
  return (
    <Stepwise
      choices={fields.map(({name, label, min, max}) => (
        <RangeField
          key={name}
          label={label}
          min={min}
          max={max}
          step={0.5}
          value={limits[name]}
          text={`|S| > ${limits[name]}`}
          spoken={`significance above ${limits[name]}`}
          onChange={(value) => setLimits({...limits, [name]: value})}
        />
      ))}
      drawing={
        <div>
          <Legend />
          <CellGrid members={members} added={steps.step === result ? [] : (now?.added ?? [])} />
        </div>
      }
      steps={steps}
      place={steps.step === result ? 'result' : `${steps.step} of ${clustering.length}`}
      sentence={sentenceOf(clustering, steps.step, limits)}
    >
      <ClusterTable members={members} />
      <CellTable />
    </Stepwise>
  );
}

/** The figure with its caption; the drawing has its own text alternative. */
export function TopoClusters(): ReactNode {
  return (
    <ExplorableFigure caption={caption}>
      <Drawing />
    </ExplorableFigure>
  );
}
