/** Messages about data of the site that could not be loaded, the same in all apps. */
import type {FailureKind} from '@site/src/samples/loading/failure';

export interface ErrorMessage {
  readonly title: string;
  readonly advice: string;
}

interface LoadedData {
  readonly titles: Readonly<Record<FailureKind, string>>;
  /** The published data, such as `sample`. */
  readonly noun: string;
}

/** @param reason the technical message, for a report */
export function loadFailureMessage(
  kind: FailureKind,
  {titles, noun}: LoadedData,
  reason: string,
): ErrorMessage {
  const advice: Readonly<Record<FailureKind, string>> = {
    offline:
      'The connection may have been lost, or a network filter may be blocking the file. In a saved copy of the site, only the apps that were selected under “Read offline” work. Retry once you are online: your settings are kept.',
    missing: `An update of the site may be in progress: wait a minute and retry. If it happens again, please report this message: “${reason}”.`,
    damaged: `The downloaded file does not match the published ${noun} and is not used. A network filter may have changed it, or the browser cache may contain an old copy. Retry, or reload the page. Reason: ${reason}.`,
  };
  return {title: titles[kind], advice: advice[kind]};
}
