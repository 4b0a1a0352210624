/**
 * Shows the announcement again when its id has changed since it was dismissed. Upstream resets what
 * is stored, but its style sheet keeps the bar hidden until the next page load.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import type {ThemeConfig} from '@docusaurus/preset-classic';

const {announcementBar} = siteConfig.themeConfig as ThemeConfig;

function idSeenBefore(): string | null {
  try {
    return window.localStorage.getItem('docusaurus.announcement.id');
  } catch {
    return null;
  }
}

if (ExecutionEnvironment.canUseDOM && announcementBar && idSeenBefore() !== announcementBar.id) {
  document.documentElement.removeAttribute('data-announcement-bar-initially-dismissed');
}
