/** `robots.txt`: every crawler may read everything; what is not to be listed says so itself. */
export const robotsText = (root: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${root}sitemap.xml\n`;
