import {useState, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {LoadingPlace} from '@site/src/kit/app/AppPlace/LoadingPlace';
import {Notice} from '@site/src/kit/app/Notice';
import {UnreadNotice} from '@site/src/kit/app/UnreadNotice';
import {failureMessage} from '@site/src/kit/samples/failureMessage';
import {startOf, type StartSettings} from './app';
import {LabView} from './LabView';
import {useLab} from './useLab';
import styles from './view/view.module.css';
import {nameParameter} from './labels/nameParameter';

interface Props {
  readonly settings: StartSettings;
  readonly isAlone: boolean;
}

/** A lab that has its code: brings the data, and shows the lab or what is in its way. */
export function OpenLab({settings, isAlone}: Props): ReactNode {
  const folder = useBaseUrl('/samples/');
  const {listen} = useHistory();
  const [start] = useState(() => startOf(settings));
  const {controls, loading, unread, forgetUnread, lab} = useLab({start, listen, folder});
  const problem = loading.failure && failureMessage(loading.failure);
  return (
    <>
      {problem && (
        <Notice isUrgent button="Retry" onPress={loading.retry}>
          <strong>{problem.title}</strong> {problem.advice}
        </Notice>
      )}
      <UnreadNotice parts={unread.map(nameParameter)} onClose={forgetUnread} />
      {lab ? (
        <LabView {...{lab, controls, isAlone}} />
      ) : problem ? (
        <div className={styles.failed} />
      ) : (
        <LoadingPlace what="Loading the events" progress={loading.progress} />
      )}
    </>
  );
}
