import {useState, type ReactNode} from 'react';
import {type Sample2024, samplesOf, type Sample} from '@site/src/data/catalogue';
import {useLoaded} from '@site/src/hooks/useLoaded';
import {ChoiceField} from '@site/src/kit/fields/ChoiceField';
import {NumberTextField} from '@site/src/kit/fields/NumberTextField';
import {readField} from '@site/src/kit/fields/readField';
import {
  adviceFor,
  choices,
  doubled,
  inclusionTests,
  type DownloadContent,
  collectionParts,
  skimParts,
  type Part,
} from './model/plan';
import {LoadFailure} from './ui/LoadFailure';
import {PartChoice, PlanAdvice, PlanResult} from './ui/PlanParts';
import styles from './ui/Planner.module.css';
import {SamplePicker} from './ui/SamplePicker';
import {Tool} from './ui/Tool';
import {Warning} from './ui/Warning';

interface Plan {
  readonly parts: readonly Part[];
  /** Undefined where the sizes of single samples are not published. */
  readonly samples: readonly Sample2024[] | undefined;
}

type PlannedRelease = '2025e-13tev-beta' | '2020e-13tev';

const hasNtuple = (sample: Sample): sample is Sample2024 => 'ntupleBytes' in sample;

async function loadSkims(): Promise<Plan> {
  const [{recordOf}, samples] = await Promise.all([
    import('@site/src/data/catalogue/records'),
    samplesOf('2025e-13tev-beta'),
  ]);
  return {parts: skimParts(recordOf), samples: samples.filter(hasNtuple)};
}

const loadPlan: Readonly<Record<PlannedRelease, () => Promise<Plan>>> = {
  '2025e-13tev-beta': loadSkims,
  '2020e-13tev': () => Promise.resolve({parts: collectionParts(), samples: undefined}),
};

interface Props {
  readonly release: PlannedRelease;
}

const whats = [
  {value: 'data', label: 'collision data'},
  {value: 'mc', label: 'all simulation'},
  {value: 'both', label: 'collision data and all simulation'},
  {value: 'samples', label: 'collision data and selected samples'},
] as const;

/** Parts of the releases that a selection cut out. */
const nouns = {'2025e-13tev-beta': 'skim', '2020e-13tev': 'collection'} as const;

/** What a download of skims or collections amounts to, and a smaller one that is sufficient. */
export function DownloadPlanner({release}: Props): ReactNode {
  const {value: loaded, hasFailed, retry} = useLoaded(loadPlan[release]);
  const [names, setNames] = useState<readonly string[]>([]);
  const [what, setWhat] = useState<DownloadContent>('both');
  const [samples, setSamples] = useState<readonly Sample2024[]>([]);
  const [wanted, setWanted] = useState('');
  const [speedText, setSpeedText] = useState('100');
  const noun = nouns[release];
  const holds = inclusionTests[release];
  const parts = loaded?.parts ?? [];
  const chosen = parts.filter(({name}) => names.includes(name));
  const {value: speed, problem} = readField('events', speedText);
  const canPick = loaded?.samples !== undefined;

  return (
    <Tool
      title="Download planner"
      without={`The planner needs JavaScript. The sizes of each ${noun} are in the tables of this page.`}
    >
      {hasFailed && <LoadFailure what="The sizes" onRetry={retry} />}
      <div className={styles.fields}>
        <ChoiceField
          label="Download"
          value={what}
          options={whats.filter(({value}) => canPick || value !== 'samples')}
          onChange={setWhat}
        />
        <ChoiceField
          label="Required objects"
          value={wanted}
          options={[
            {value: '', label: 'other'},
            ...choices[release].map(({name, selection}) => ({value: name, label: selection})),
          ]}
          remark={`the planner then looks for a smaller ${noun} that is sufficient`}
          onChange={setWanted}
        />
        <NumberTextField
          label="Connection speed"
          unit="Mbit/s"
          text={speedText}
          problem={problem}
          onChange={setSpeedText}
        />
      </div>
      <PartChoice
        legend={`${noun.charAt(0).toUpperCase()}${noun.slice(1)}s`}
        choices={choices[release]}
        sizes={parts}
        chosen={names}
        onToggle={(name) =>
          setNames(names.includes(name) ? names.filter((own) => own !== name) : [...names, name])
        }
      />
      {chosen.map((part) => (
        <Warning key={part.name} row={part} name={part.name} />
      ))}
      {what === 'samples' && (
        <SamplePicker samples={loaded?.samples} chosen={samples} onChange={setSamples} />
      )}
      <PlanAdvice
        noun={noun}
        advice={wanted === '' ? null : adviceFor(wanted, chosen, parts, holds)}
        twice={doubled(chosen, holds)}
      />
      {what === 'samples' && chosen.some(({name}) => name !== 'noskim') && (
        <p className={styles.remark}>
          Sample sizes are for <code>noskim</code> only: for other skims, only the total size is
          published.
        </p>
      )}
      <PlanResult chosen={chosen} what={what} samples={samples} speed={speed} />
      {release === '2020e-13tev' && (
        <p className={styles.remark}>
          The sizes are those of the individual ROOT files. Each record also provides zip archives
          of the same files: download one or the other, not both.
        </p>
      )}
    </Tool>
  );
}
