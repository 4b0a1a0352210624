import type {ReactNode} from 'react';
import {formatCountOf} from '@site/src/kit/format/numbers';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {isNewsKind, kindNames, newsKinds} from '@site/src/data/newsKinds';
import type {NewsItem} from '@site/src/data/newsSchema';
import {useQueryParameter} from '@site/src/hooks/useQueryParameter';
import styles from './styles.module.css';

interface Props {
  readonly items: readonly NewsItem[];
}

const options = [
  {value: '', label: 'All'},
  ...newsKinds.map((kind) => ({value: kind as string, label: kindNames[kind]})),
];

/** Chooses what the lists of news on the page show; the choice is in the address. */
export function UpdatesFilter({items}: Props): ReactNode {
  const [asked, setAsked] = useQueryParameter('kind');
  const kind = isNewsKind(asked) ? asked : '';
  const count = items.filter((item) => kind === '' || item.kind === kind).length;
  return (
    <div className={styles.filter} data-without-javascript="hide" data-search="skip">
      <ChoiceRow label="Show" value={kind} options={options} onChange={setAsked} />
      <p role="status">
        {kind === ''
          ? formatCountOf(count, 'entry', 'entries')
          : `${count} of ${formatCountOf(items.length, 'entry', 'entries')}`}
      </p>
    </div>
  );
}
