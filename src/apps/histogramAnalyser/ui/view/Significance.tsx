import type {ReactNode} from 'react';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {FactList} from '@site/src/kit/app/FactList';
import type {Manifest} from '@site/src/samples/format/manifest';
import {efficiencyOf, measuredBy, type Measure} from '../../model/statistics/measures';
import type {View} from '../../model/view';
import type {Analyser} from '../analyser';
import {definitions, type FigureOfMerit} from '../labels/figureOfMerit';
import {formatFraction} from '../labels/yields';
import {BackgroundUncertainty} from './BackgroundUncertainty';
import styles from './Controls.module.css';

interface NormalisationProps {
  readonly analyser: Analyser;
  readonly presets: Manifest['presets'];
}

/** The choice of the cross-sections that normalise the samples, with the reason for each. */
export function Normalisation({analyser, presets}: NormalisationProps): ReactNode {
  const {description, option, dispatch} = analyser;
  const offered = presets.filter(({id}) => description.presets.includes(id));
  if (offered.length === 0) return null;
  return (
    <section className={styles.group} aria-label="Normalisation">
      <ChoiceRow
        label="Normalisation"
        value={String(option('preset'))}
        options={[
          {value: 'default', label: 'best known'},
          ...offered.map(({id, label}) => ({value: id, label})),
        ]}
        onChange={(value) =>
          dispatch({type: 'do', action: {type: 'option', name: 'preset', value}})
        }
      />
      {offered.map(({id, reason}) => (
        <p key={id} className={styles.remark}>
          {reason}
        </p>
      ))}
    </section>
  );
}

/** Figures of merit in groups: those in standard deviations, and those that are fractions. */
const meritGroups: readonly {readonly label: string; readonly ids: readonly Measure[]}[] = [
  {
    label: 'Significance Z',
    ids: ['signalOverRootBackground', 'signalOverRootAll', 'asimov', 'asimovWithUncertainty'],
  },
  {label: 'Purity', ids: ['purity']},
];

/** The fraction of S and of B that passes all cuts: no figure of merit, as one alone ranks no selection. */
function Efficiencies({view}: {readonly view: View}): ReactNode {
  const [first, last] = [view.flow[0], view.flow.at(-1)];
  if (!first || !last) return null;
  const kept = (of: 'signal' | 'background'): string =>
    formatFraction(efficiencyOf(last[of], first[of]));
  const facts: readonly (readonly [string, string])[] = [
    ['Purity S/(S+B)', formatFraction(measuredBy('purity', last))],
    ['Signal efficiency', kept('signal')],
    ['Background efficiency', kept('background')],
  ];
  return <FactList facts={facts} />;
}

interface Props {
  readonly analyser: Analyser;
  readonly figureOfMerit: FigureOfMerit;
}

/** Which definition of the significance is used, with its formula and when to distrust it. */
export function Significance({analyser, figureOfMerit}: Props): ReactNode {
  const {dispatch, option} = analyser;
  const wanted = option('measure') as Measure;
  const used = definitions.find(({id}) => id === figureOfMerit.definition);
  const set = (name: string, value: string | number): void =>
    dispatch({type: 'do', action: {type: 'option', name, value}});
  return (
    <section className={styles.group} aria-label="Figures of merit">
      {meritGroups.map(({label, ids}) => (
        <ChoiceRow
          key={label}
          label={label}
          value={wanted}
          options={definitions
            .filter(({id}) => ids.includes(id))
            .map(({id, label: name}) => ({value: id, label: name}))}
          onChange={(value) => set('measure', value)}
        />
      ))}
      <BackgroundUncertainty analyser={analyser} />
      <Efficiencies view={analyser.view} />
      {used && (
        <p className={styles.remark}>
          <span className={styles.formula}>{used.formula}</span> {used.meaning} S and B are the
          expected events of signal and background after all cuts; the data points are not used.
        </p>
      )}
      {figureOfMerit.warning && (
        <p className={styles.warning}>
          <strong>Warning:</strong> {figureOfMerit.warning}.
        </p>
      )}
    </section>
  );
}
