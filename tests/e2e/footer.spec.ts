import {expect, open, test} from '../support/test';

const groups = {
  'Useful Links': {'Contact Us': '/contact-us', 'Privacy Policy': '/privacy'},
  Community: {
    'ATLAS Experiment': 'https://atlas.cern',
    'CERN Open Data Portal': 'https://opendata.cern.ch',
  },
  Social: {
    Twitter: 'https://twitter.com/ATLASexperiment',
    Instagram: 'https://www.instagram.com/atlasexperiment/',
    Facebook: 'https://www.facebook.com/ATLASexperiment',
    Youtube: 'https://www.youtube.com/c/ATLASExperiment',
  },
  More: {
    GitHub: 'https://github.com/atlas-outreach-data-tools',
    GitLab: 'https://gitlab.cern.ch/atlas-outreach-data-tools',
  },
} as const;

test('the footer has its four groups, their links and the copyright line', async ({page}) => {
  await open(page, '/');
  const footer = page.getByRole('contentinfo');
  await expect(footer.locator('.footer__title')).toHaveText(Object.keys(groups));
  for (const [title, links] of Object.entries(groups)) {
    const column = footer.locator('.footer__col', {hasText: title});
    await expect(column.getByRole('link')).toHaveCount(Object.keys(links).length);
    for (const [name, href] of Object.entries(links)) {
      await expect(column.getByRole('link', {name})).toHaveAttribute('href', href);
    }
  }
  await expect(footer).toContainText(
    'Copyright © 2025 ATLAS Collaboration. Built with Docusaurus.',
  );
});

test('links to other sites open safely', async ({page}) => {
  await open(page, '/');
  for (const link of await page.getByRole('contentinfo').locator('a[target="_blank"]').all()) {
    await expect(link).toHaveAttribute('rel', /noopener/);
  }
});
