import type {ReactNode} from 'react';
import {RangeField} from '@site/src/components/RangeField';
import {maxLayers, maxNodes} from '../../model/settings';
import {fieldLabels} from '../words/settingWords';
import styles from './Setup.module.css';

interface Props {
  readonly layers: readonly number[];
  readonly onChange: (layers: readonly number[]) => void;
}

const usualNodes = 4;

/** How many hidden layers a network has, and how many nodes each. */
export function LayerFields({layers, onChange}: Props): ReactNode {
  const withCount = (count: number): readonly number[] =>
    Array.from({length: count}, (_, i) => layers[i] ?? usualNodes);
  return (
    <div className={styles.setting}>
      <RangeField
        label={fieldLabels.layers}
        min={0}
        max={maxLayers}
        step={1}
        value={layers.length}
        text={`${layers.length}`}
        onChange={(count) => onChange(withCount(count))}
      />
      {layers.map((nodes, layer) => (
        <RangeField
          key={layer}
          label={`Nodes in layer ${layer + 1}`}
          min={1}
          max={maxNodes}
          step={1}
          value={nodes}
          text={`${nodes}`}
          onChange={(value) => onChange(layers.map((old, i) => (i === layer ? value : old)))}
        />
      ))}
      <p className={styles.remark}>Without a hidden layer it is a logistic regression.</p>
    </div>
  );
}
