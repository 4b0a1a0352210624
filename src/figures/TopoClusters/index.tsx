import {useMemo, useState, type ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {useSteps} from '@site/src/hooks/useSteps';
import {topoClusters, type Thresholds} from '@site/src/physics/topoClusters';
import {Stepwise} from '../stepwise';
import {CellGrid} from './CellGrid';
import {grid, noise} from './cells';
import {CellTable} from './CellTable';
import {ClusterTable, Legend} from './ClusterTable';
import {sentenceOf} from './words';

export const caption = `Topological clustering of calorimeter cells in one layer. The number in a cell is its significance, the energy divided by the expected noise of ${noise} MeV; deposits and noise are made up for teaching, and the clustering is computed. Cells far above the noise begin a cluster, their neighbours above a lower threshold let it grow, and a rim of all other neighbours ends it. Cells in no cluster are dropped, and most of the noise with them. Clusters that meet merge; the splitting at local maxima, which follows in ATLAS, is left out.`;

const usual: Thresholds = {seed: 4, grow: 2, perimeter: 0};

const fields = [
  {name: 'seed', label: 'Seed', min: 3, max: 8},
  {name: 'grow', label: 'Growth', min: 1, max: 3},
  {name: 'perimeter', label: 'Perimeter', min: 0, max: 1},
] as const;

const nothing = new Map();

/** Topological clustering of a small grid of cells, step by step. */
export function TopoClusters(): ReactNode {
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
