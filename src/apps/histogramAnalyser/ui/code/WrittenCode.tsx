import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import {SmallButton} from '@site/src/components/SmallButton';
import {saveFile} from '@site/src/lib/saveFile';
import {codeFor, type Code, type CodeLanguage, type CodeRequest} from '../../model/code';
import styles from './styles.module.css';

const mediaTypes = {python: 'text/x-python', cpp: 'text/x-c++src'} as const;

/** What is different on these data, beside the yields. */
function Notes({code: {leftOut, remarks}}: {readonly code: Code}): ReactNode {
  return (
    <>
      {leftOut.length > 0 && (
        <div className={styles.leftOut}>
          <p>
            <strong>Left out,</strong> and in the code only as a comment:
          </p>
          <ul>
            {leftOut.map(({cut, reason}) => (
              <li key={cut}>
                {cut}: {reason}.
              </li>
            ))}
          </ul>
        </div>
      )}
      {remarks.length > 0 && (
        <ul className={styles.remarks}>
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </ul>
      )}
    </>
  );
}

interface Props {
  readonly request: CodeRequest;
  readonly language: CodeLanguage;
}

/** The code in one language, with what a reader should know of it. */
export function WrittenCode({request, language}: Props): ReactNode {
  const code = codeFor(request, language);
  const {fileName, highlighting, text} = code;
  return (
    <>
      <Notes code={code} />
      <CodeBlock language={highlighting} title={fileName}>
        {text}
      </CodeBlock>
      <SmallButton onClick={() => saveFile(fileName, mediaTypes[highlighting], text)}>
        Download {fileName}
      </SmallButton>
    </>
  );
}
