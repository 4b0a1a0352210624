import {type ReactNode, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';
import {SmallButton} from '@site/src/components/SmallButton';
import {useCopy} from '@site/src/hooks/useCopy';
import {Part} from '@site/src/kit/app/Part';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {newResultId} from '@site/src/kit/classResults/newResultId';
import {saveFile} from '@site/src/lib/saveFile';
import {questionOf} from '../../model/analysis';
import {originOf, sharingOf} from '../../model/classResults/origin';
import {groupOf} from '../../model/classResults/parts';
import {printResult, resultOf} from '../../model/classResults/result';
import {createCrossfilter, type Snapshot} from '../../model/counting/crossfilter';
import type {Analyser} from '../analyser';
import {PicturePart} from './PicturePart';

/** The exact answer to an analysis with all its processes, which a result needs. */
async function exactSnapshot(analyser: Analyser): Promise<Snapshot> {
  const {analysis, isSettled, scheme, snapshot} = analyser;
  if (isSettled && analysis.shown === null) return snapshot;
  const question = questionOf(scheme, {...analysis, shown: null});
  return createCrossfilter(await analyser.events(), scheme.dimensions).answer(question);
}

async function resultText(analyser: Analyser): Promise<string> {
  const {analysis, provenance, scheme} = analyser;
  const snapshot = await exactSnapshot(analyser);
  const origin = originOf(scheme, analysis, provenance);
  return printResult(resultOf(newResultId(), origin, scheme, analysis, snapshot));
}

function fileName({analysis, description, scheme}: Analyser): string {
  const sharing = sharingOf(scheme, analysis);
  const group = sharing.group > 0 ? `-group-${groupOf(sharing)}` : '';
  return `${description.key}${group}-result.json`;
}

const messages = {
  copied: 'Copied: paste it into a message to your teacher',
  blocked: 'Could not copy to the clipboard. Save the file instead',
};

/** A result as a file or as a long text, for analyses that no class code can contain, and for other programs. */
function ResultPart({analyser}: {readonly analyser: Analyser}): ReactNode {
  const [text, setText] = useState('');
  const {copy, outcome} = useCopy(text);
  useEffect(() => {
    if (text !== '') void copy();
  }, [text, copy]);
  const {analysis, description, scheme} = analyser;
  const hasOtherData = description.hasPseudoData && analysis.luminosity !== description.luminosity;
  return (
    <Part title="Result">
      <p>
        One small file contains your cuts and all histograms, without names. The{' '}
        <Link to="/apps/class-results">page for teachers</Link> reads it like a class code. Class
        codes are shorter: you find them under “Share”.
      </p>
      {sharingOf(scheme, analysis).group === 0 && (
        <p className={styles.note}>
          You are using all events. In a class, choose your group under “With a class” first:
          results from the same events cannot be combined.
        </p>
      )}
      {hasOtherData && (
        <p className={styles.note}>
          {description.hasRecordedData
            ? 'The recorded data correspond to a different luminosity.'
            : 'The pseudo-data were generated for your luminosity.'}{' '}
          To combine results with your class, set {description.luminosity} fb⁻¹ before you hand in
          your result.
        </p>
      )}
      <p className={styles.buttons}>
        <SmallButton
          onClick={async () =>
            saveFile(fileName(analyser), 'application/json', await resultText(analyser))
          }
        >
          Save the result
        </SmallButton>
        <SmallButton onClick={async () => setText(await resultText(analyser))}>
          Copy the result as text
        </SmallButton>
        <span role="status">{outcome && messages[outcome]}</span>
      </p>
    </Part>
  );
}

/** Files of an analysis, which the browser makes: images, tables, and the result. */
export function ExportPanel({analyser}: {readonly analyser: Analyser}): ReactNode {
  return (
    <div className={styles.panel}>
      <PicturePart analyser={analyser} />
      <ResultPart analyser={analyser} />
    </div>
  );
}
