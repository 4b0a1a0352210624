import {supportAddress} from '@site/src/data/contact';

export interface ReportedPage {
  readonly title: string;
  /** The full public address. */
  readonly address: string;
  /** The label of the documentation's version, on pages that have one. */
  readonly version?: string;
}

/** A link that opens a mail to the support, filled in with what a helper needs to find the page. */
export function problemReport({title, address, version}: ReportedPage, build?: string): string {
  const body = [
    `Page: ${address}`,
    version && `Version: ${version}`,
    build && `Build: ${build}`,
    '',
    'What is wrong:',
    '',
    '',
    'What you expected:',
    '',
  ].filter((line) => line !== undefined);
  const subject = encodeURIComponent(`Problem with the page "${title}"`);
  return `mailto:${supportAddress}?subject=${subject}&body=${encodeURIComponent(body.join('\r\n'))}`;
}
