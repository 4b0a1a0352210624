import {useState, type ReactNode} from 'react';
import styles from '@site/src/kit/app/Part/styles.module.css';
import {withBestMarked} from '../../model/classResults/shareLinks';
import type {Analyser} from '../analyser';
import {BestField} from './BestField';
import {CodePart} from './CodePart';
import {GroupPart} from './GroupPart';
import {LinkPart} from './LinkPart';

/** Ways to hand on an analysis: a link, its QR code, and a class code. Nothing is sent anywhere. */
export function SharePanel({analyser}: {readonly analyser: Analyser}): ReactNode {
  const {analysis, description, guide, option, scheme} = analyser;
  const [isBestMarked, setIsBestMarked] = useState(() => option('best') === 'on');
  const shared = {...analyser, analysis: withBestMarked(scheme, analysis, isBestMarked)};
  // Anyone who follows a guide, or has the events of a group, has the permission of the link or none.
  const isGuided = guide?.id !== undefined || Number(option('group')) > 0;
  const hasBestField = !isGuided && description.key !== 'own';
  return (
    <div className={styles.panel}>
      <LinkPart analyser={shared} />
      <CodePart analyser={analyser} />
      <GroupPart analyser={shared}>
        {hasBestField && <BestField isOn={isBestMarked} onChange={setIsBestMarked} />}
      </GroupPart>
    </div>
  );
}
