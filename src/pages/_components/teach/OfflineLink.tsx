import {useCallback, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useLoaded} from '@site/src/hooks/useLoaded';
import {formatBytes} from '@site/src/kit/format/bytes';
import {latestFile} from '@site/src/offline/model/manifest';

interface Props {
  readonly className?: string;
}

/** The way to a copy of the site in this browser, with its size once the build's list has been read. */
export function OfflineLink({className}: Props): ReactNode {
  const address = useBaseUrl(latestFile);
  const load = useCallback(async () => {
    const {bytes} = (await (await fetch(address)).json()) as {readonly bytes?: unknown};
    return typeof bytes === 'number' ? bytes : undefined;
  }, [address]);
  const {value} = useLoaded(load);
  return (
    <Link to="/offline#browser" className={className}>
      Save for offline use{value !== undefined && ` (${formatBytes(value)})`}
    </Link>
  );
}
