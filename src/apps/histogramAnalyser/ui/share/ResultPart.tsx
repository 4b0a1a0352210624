import {useEffect, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {SmallButton} from '@site/src/components/SmallButton';
import {useCopy} from '@site/src/hooks/useCopy';
import {newResultId} from '@site/src/kit/classResults/newResultId';
import {saveFile} from '@site/src/lib/saveFile';
import {originOf, sharingOf} from '../../model/classResults/origin';
import {groupOf} from '../../model/classResults/parts';
import {printResult, resultOf} from '../../model/classResults/result';
import type {Analyser} from '../analyser';
import {exactSnapshot} from './exactSnapshot';
import {Part} from '@site/src/kit/app/Part';
import styles from '@site/src/kit/app/Part/styles.module.css';

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
  blocked: 'The browser did not let us copy: save the file instead',
};

/** What a group hands in. */
export function ResultPart({analyser}: {readonly analyser: Analyser}): ReactNode {
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
        Your cuts and all histograms in one small file, without any name. The{' '}
        <Link to="/apps/class-results">page for teachers</Link> adds up the results of a class.
      </p>
      {sharingOf(scheme, analysis).group === 0 && (
        <p className={styles.note}>
          You count all events. In a class, choose your group under “With a class” first: results of
          the same events are not added up.
        </p>
      )}
      {hasOtherData && (
        <p className={styles.note}>
          The pseudo-data were generated for your luminosity. A class adds up those of the sample:
          set {description.luminosity} fb⁻¹ before you hand in.
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
