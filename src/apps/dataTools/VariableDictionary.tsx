import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Combobox} from '@site/src/components/Combobox';
import {useLoaded} from '@site/src/hooks/useLoaded';
import {useQueryParameter} from '@site/src/hooks/useQueryParameter';
import {lookUp, namesOf, type DictionaryRelease} from './model/dictionary';
import {loadDictionary} from './model/loadDictionary';
import {LoadFailure} from './ui/LoadFailure';
import {Meanings} from './ui/Meanings';
import {Tool} from './ui/Tool';

const noun = {one: 'variable', many: 'variables'};

const shortNames: Readonly<Record<DictionaryRelease, string>> = {
  '2016e-8tev': '2016',
  '2020e-13tev': '2020',
  '2025e-13tev-beta': '2025',
  '2024r-pp': 'PHYSLITE',
};

const lists = (
  <>
    The dictionary needs JavaScript. The variables are listed with the details of each release:{' '}
    <Link to="/docs/data/for_education/13TeV25_details#variable-list">2025</Link>,{' '}
    <Link to="/docs/data/for_education/13TeV_details">2020</Link>,{' '}
    <Link to="/docs/data/for_education/8TeV_details">2016</Link> and{' '}
    <Link to="/docs/documentation/data_format/physlite">PHYSLITE</Link>.
  </>
);

/** Looks up the name of a variable in all releases; the name is in the address, to be shared. */
export function VariableDictionary(): ReactNode {
  const {value: tables, hasFailed, retry} = useLoaded(loadDictionary);
  const [name, setName] = useQueryParameter('variable');
  const options = useMemo(
    () =>
      tables &&
      namesOf(tables).map(({name: id, releases, meaning}) => ({
        id,
        label: id,
        detail: `${releases.map((release) => shortNames[release]).join(', ')}: ${meaning}`,
        words: `${id} ${meaning}`.toLowerCase(),
      })),
    [tables],
  );
  const entry = tables && name !== '' ? lookUp(name, tables) : undefined;
  return (
    <Tool title="Variable dictionary" without={lists}>
      {hasFailed && <LoadFailure what="The variable lists" onRetry={retry} />}
      <Combobox
        label="Variable name or meaning"
        hint="For example lep_pt, met or charge. The dictionary covers the 2016, 2020 and 2025 releases and a part of PHYSLITE."
        options={options}
        noun={noun}
        chosen={options?.find(({id}) => id === name)}
        onChoose={setName}
      />
      <div aria-live="polite">
        {entry && <Meanings entry={entry} />}
        {tables && name !== '' && !entry && (
          <p>
            No release lists a variable named <code>{name.slice(0, 60)}</code>. Names are
            case-sensitive: search for a part of the name above.
          </p>
        )}
      </div>
    </Tool>
  );
}
