// Replaces upstream's: code that came with the page stays as it is, other code gets its colours from a
// highlighter that is fetched when it is needed; a block stops the keyboard only while it scrolls.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {LineInputProps, Token, TokenInputProps} from 'prism-react-renderer';
import {usePrismTheme} from '@docusaurus/theme-common';
import {useCodeBlockContext} from '@docusaurus/theme-common/internal';
import styles from '@docusaurus/theme-classic/lib/theme/CodeBlock/Content/styles.module.css';
import {useHighlighter} from '@site/src/components/CodeColours/useHighlighter';
import {useWrittenCode} from '@site/src/components/CodeColours/useWrittenCode';
import {useScrollStop} from '@site/src/hooks/useScrollStop';
import Line from '@theme/CodeBlock/Line';
import type {Props} from '@theme/CodeBlock/Content';

const plain = {
  tokens: (code: string): Token[][] =>
    code.split('\n').map((content) => [{types: ['plain'], content, empty: content === ''}]),
  getLineProps: ({className}: LineInputProps) => ({className: clsx('token-line', className)}),
  getTokenProps: ({token}: TokenInputProps) => ({
    className: 'token plain',
    children: token.content,
  }),
};

type LinesProps = Pick<typeof plain, 'getLineProps' | 'getTokenProps'> & {
  readonly tokens: readonly Token[][];
};

function Lines({tokens, getLineProps, getTokenProps}: LinesProps): ReactNode {
  const {lineClassNames, lineNumbersStart} = useCodeBlockContext().metadata;
  return tokens.map((line, index) => (
    <Line
      key={index}
      line={line}
      getLineProps={getLineProps}
      getTokenProps={getTokenProps}
      classNames={lineClassNames[index]}
      showLineNumbers={lineNumbersStart !== undefined}
    />
  ));
}

export default function CodeBlockContent({className}: Props): ReactNode {
  const {
    metadata,
    wordWrap: {codeBlockRef},
  } = useCodeBlockContext();
  const {code, language, lineNumbersStart} = metadata;
  const theme = usePrismTheme();
  const {isWritten, element} = useWrittenCode(code);
  const highlight = useHighlighter(!isWritten);
  const isNumbered = lineNumbersStart !== undefined;
  const frame = {
    ref: element,
    className: clsx(styles.codeBlockLines, isNumbered && styles.codeBlockLinesWithNumbering),
    style: isNumbered ? {counterReset: `line-count ${lineNumbersStart - 1}`} : undefined,
  };
  return (
    <pre
      ref={codeBlockRef}
      {...useScrollStop(codeBlockRef, 'Code')}
      className={clsx(
        className,
        'prism-code',
        `language-${language}`,
        styles.codeBlock,
        'thin-scrollbar',
      )}
      style={theme.plain}
    >
      {isWritten ? (
        <code
          {...frame}
          key="written"
          suppressHydrationWarning
          dangerouslySetInnerHTML={{__html: ''}}
        />
      ) : (
        <code {...frame} key="made">
          {highlight ? (
            highlight({theme, code, language}, (coloured) => <Lines {...coloured} />)
          ) : (
            <Lines {...plain} tokens={plain.tokens(code)} />
          )}
        </code>
      )}
    </pre>
  );
}
