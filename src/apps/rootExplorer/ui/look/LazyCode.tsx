import type {ReactNode} from 'react';
import {useLazy} from '@site/src/kit/app/LazyApp/useLazy';
import {Notice} from '@site/src/kit/app/Notice';
import type {DrawResult, OpenFile} from '../../model/types';

interface Props {
  readonly file: OpenFile;
  readonly drawn: DrawResult;
}

const load = async () => (await import('./CodePart')).CodePart;

/** The code of a drawing; what writes it is loaded when it is unfolded. */
export function LazyCode(props: Props): ReactNode {
  const {Loaded, hasFailed, startLoading} = useLazy(load, true);
  if (Loaded) return <Loaded {...props} />;
  return hasFailed ? (
    <Notice isUrgent button="Retry" onPress={startLoading}>
      <strong>Could not load the code.</strong> Check your connection and retry.
    </Notice>
  ) : (
    <p role="status">Loading the code …</p>
  );
}
