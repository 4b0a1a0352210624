import {useDeferredValue, type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {SmallButton} from '@site/src/components/SmallButton';
import {saveFile} from '@site/src/lib/saveFile';
import {codeOf} from '../../model/code';
import type {DrawResult, OpenFile} from '../../model/types';
import styles from './look.module.css';

interface Props {
  readonly file: OpenFile;
  readonly drawn: DrawResult;
}

const languages = [
  {
    value: 'python',
    label: 'Python, uproot',
    title: 'draw.py',
    type: 'text/x-python',
  },
  {
    value: 'cpp',
    label: 'C++, RDataFrame',
    title: 'draw.C',
    type: 'text/x-c++src',
  },
] as const;

/** The drawing as code, to go on with outside of the browser. */
export function CodePart({file, drawn}: Props): ReactNode {
  const settled = useDeferredValue(drawn);
  const code = codeOf(file, settled.request, settled.axes);
  return (
    <div className={styles.part}>
      <Tabs lazy>
        {languages.map(({value, label, title, type}) => (
          <TabItem key={value} value={value} label={label}>
            <CodeBlock language={value} title={title}>
              {code[value]}
            </CodeBlock>
            <SmallButton onClick={() => saveFile(title, type, code[value])}>
              Download {title}
            </SmallButton>
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}
