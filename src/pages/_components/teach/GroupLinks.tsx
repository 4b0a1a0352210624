import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  defaultGroups,
  groupLimits,
  groupLinesOf,
  groupLinkOf,
  type GroupWork,
} from '@site/src/data/lessons/groups';
import {useFullUrl} from '@site/src/hooks/useFullUrl';
import {NumberTextField} from '@site/src/kit/fields/NumberTextField';
import {CopyLink} from './CopyLink';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly groups: GroupWork;
}

const {low, high} = groupLimits;

/** The class link of each group, and how the groups hand in their results. */
export function GroupLinks({title, groups}: Props): ReactNode {
  const {link, collect, results} = groups;
  const [text, setText] = useState(String(defaultGroups));
  // The server of a school has its own address.
  const addressOf = useFullUrl();
  const count = /^\d+$/.test(text.trim()) ? Number(text) : NaN;
  const isFine = count >= low && count <= high;
  const paths = Array.from({length: isFine ? count : 0}, (_, i) => groupLinkOf(link, i + 1, count));
  return (
    <div className={styles.groups}>
      <NumberTextField
        label="Number of groups"
        text={text}
        {...(isFine
          ? {remark: 'Each group gets different events.'}
          : {problem: `Enter a whole number from ${low} to ${high}`})}
        onChange={setText}
      />
      <ol role="list">
        {paths.map((path, i) => (
          <li key={path}>
            <Link to={path}>Group {i + 1}</Link>
          </li>
        ))}
      </ol>
      {isFine && (
        <CopyLink
          label="Copy all group links"
          title={title}
          text={() => groupLinesOf(groups, count, addressOf).join('\n')}
        />
      )}
      <p>
        {collect} <Link to={results}>Class results</Link>
      </p>
    </div>
  );
}
