import {type ReactNode, useDeferredValue, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {ChoiceRow} from '@site/src/components/ChoiceRow';
import {SmallButton} from '@site/src/components/SmallButton';
import {releaseOf} from '@site/src/data/catalogue';
import {saveFile} from '@site/src/lib/saveFile';
import type {SampleKey} from '@site/src/samples/registry';
import {
  codeAnalyses,
  codeLanguages,
  releasesOf,
  type CodeLanguage,
  type CodeRelease,
  codeFor,
  type Code,
  type CodeRequest,
} from '../../model/code';
import type {Filter} from '../../model/cuts/filters';
import type {Dimension} from '../../model/events/events';
import type {Analyser} from '../analyser';
import styles from './styles.module.css';

const mediaTypes = {python: 'text/x-python', cpp: 'text/x-c++src'} as const;

/** Differences between these data and the app, apart from the yields. */
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

interface WrittenCodeProps {
  readonly request: CodeRequest;
  readonly language: CodeLanguage;
}

/** The code in one language, with its caveats. */
function WrittenCode({request, language}: WrittenCodeProps): ReactNode {
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

interface CodePanelProps {
  readonly appKey: SampleKey;
  /** Values by dimension, in the unit of its column. */
  readonly cuts: ReadonlyMap<string, Filter>;
  /** In fb⁻¹. */
  readonly luminosity: number;
  /** The histogram that the code draws; the usual one of the app, unless said. */
  readonly histogram?: Dimension;
}

const languageNames: Readonly<Record<CodeLanguage, string>> = {
  uproot: 'Python, uproot',
  rdataframe: 'Python, ROOT',
  cpp: 'C++, ROOT',
};

/** The cuts of an analysis as code for real data, to copy and to download. */
function CodePanel({appKey, cuts, luminosity, histogram}: CodePanelProps): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const page = siteConfig.url + useBaseUrl(codeAnalyses[appKey].path);
  const releases = releasesOf(appKey);
  const [wanted, setWanted] = useState<CodeRelease>();
  const release = releases.find((candidate) => candidate === wanted) ?? releases[0];
  // A brush on the move comes first: colouring the code takes longer than a frame.
  const settled = useDeferredValue(cuts);
  if (!release) return null;
  const request = {
    appKey,
    release,
    cuts: settled,
    luminosity,
    page,
    ...(histogram ? {histogram} : {}),
  };
  return (
    <div className={styles.panel}>
      <p>
        The same cuts on ATLAS Open Data: collisions and full simulation in place of events that are
        simulated for teaching, so the yields differ.
      </p>
      {releases.length > 1 ? (
        <ChoiceRow
          label="Data"
          value={release}
          options={releases.map((key) => ({value: key, label: releaseOf(key).title}))}
          onChange={setWanted}
        />
      ) : (
        <p>
          <strong>Data:</strong> {releaseOf(release).title}
        </p>
      )}
      <Tabs lazy>
        {codeLanguages.map((language) => (
          <TabItem key={language} value={language} label={languageNames[language]}>
            <WrittenCode request={request} language={language} />
          </TabItem>
        ))}
      </Tabs>
    </div>
  );
}

/** The cuts of an open app as code. */
export function AnalyserCode({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {description, analysis} = analyser;
  return (
    <CodePanel
      appKey={description.key as SampleKey}
      cuts={analysis.cuts}
      luminosity={analysis.luminosity}
    />
  );
}
