import type {ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {RangeField} from '@site/src/components/RangeField';
import {CheckField} from '@site/src/kit/fields/CheckField';
import {plainField, type FieldSetting} from '../../model/tracks/field';
import {hasRefits} from '../../model/notDrawn';
import type {Layer} from '../../model/selection';
import type {Display} from '../display';
import styles from './DrawingControls.module.css';

const layerNames: readonly (readonly [layer: Layer, name: string])[] = [
  ['detector', 'detector'],
  ['tracks', 'tracks'],
  ['clusters', 'calorimeter clusters'],
  ['jets', 'jets'],
  ['particles', 'electrons, muons, photons'],
  ['missing', 'missing transverse momentum'],
  ['vertices', 'vertices'],
  ['hits', 'hits'],
  ['refits', 'refitted tracks, large-R jets'],
];

type Direction = 'off' | 'on' | 'flipped';

const directionOf = ({isOn, isFlipped}: FieldSetting): Direction =>
  isOn ? (isFlipped ? 'flipped' : 'on') : 'off';

const steepest = 50;

/** What is drawn of the event, and in which magnetic field its tracks are. */
export function DrawingControls({display}: {readonly display: Display}): ReactNode {
  const {state, event, act, controls} = display;
  const {selection, field, isLabelled} = state;
  const release = (): void => controls.dispatch({type: 'settle'});
  const hasPileup = event.tracks.some(({isPileup}) => isPileup);
  const isOffered: Partial<Record<Layer, boolean>> = {
    hits: (event.hits ?? []).length > 0,
    refits: hasRefits(event),
  };
  const layers = layerNames.filter(([layer]) => isOffered[layer] ?? true);
  const setField = (next: Partial<FieldSetting>, isMoving = false): void =>
    act({type: 'field', field: {...field, ...next}}, isMoving);
  return (
    <div className={styles.controls}>
      <fieldset className={styles.boxes}>
        <legend>Draw</legend>
        {layers.map(([layer, name]) => (
          <CheckField
            key={layer}
            label={name}
            isOn={selection.layers.has(layer)}
            onChange={(isShown) => act({type: 'layer', layer, isShown})}
          />
        ))}
        {hasPileup && (
          <CheckField
            label="pile-up"
            isOn={selection.isPileupShown}
            onChange={(isShown) => act({type: 'pileup', isShown})}
          />
        )}
        <CheckField
          label="labels"
          isOn={isLabelled}
          onChange={(isOn) => act({type: 'labels', isLabelled: isOn})}
        />
      </fieldset>
      <RangeField
        label="Minimum transverse momentum of tracks"
        min={0}
        max={steepest}
        step={0.5}
        value={Math.min(steepest, selection.minimumPt)}
        text={`${selection.minimumPt} GeV`}
        onChange={(value) => act({type: 'minimumPt', value}, true)}
        onRelease={release}
      />
      <ChoiceRow
        label="Magnetic field"
        value={directionOf(field)}
        options={[
          {value: 'on', label: 'on'},
          {value: 'off', label: 'off'},
          {value: 'flipped', label: 'reversed'},
        ]}
        onChange={(direction) =>
          setField({isOn: direction !== 'off', isFlipped: direction === 'flipped'})
        }
      />
      {field.isOn && (
        <RangeField
          label="Field strength"
          min={1}
          max={10}
          step={0.5}
          value={field.strength}
          text={field.strength === 1 ? '2 T, as in ATLAS' : `${2 * field.strength} T`}
          onChange={(strength) => setField({strength}, true)}
          onRelease={release}
        />
      )}
      {field.isOn && (field.isFlipped || field.strength !== plainField.strength) && (
        <p className={styles.remark}>
          The curves show the same particles in a different field. The field in ATLAS is 2 T.
        </p>
      )}
    </div>
  );
}
