/** Our site with its documentation several times over: other addresses, own sidebars, the same text. */
import {cpSync, renameSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {copyOfSite} from '../harness/sites';

const copyFolder = (copy: number): string => `copy-${copy}`;

/** The sidebars of the copies are beside ours; written into the site, because it is built alone. */
const sidebarsOf = (times: number): string => `
import ours from './sidebars.ours';

function copied(item, folder) {
  if (typeof item === 'string') return \`\${folder}/\${item}\`;
  const {id, items, key, link} = item;
  return {
    ...item,
    ...(id ? {id: \`\${folder}/\${id}\`} : {}),
    ...(key ? {key: \`\${folder}-\${key}\`} : {}),
    ...(items ? {items: items.map((one) => copied(one, folder))} : {}),
    ...(link?.slug ? {link: {...link, slug: link.slug.replace(/^/, \`/\${folder}\`)}} : {}),
    ...(link?.id ? {link: {...link, id: \`\${folder}/\${link.id}\`}} : {}),
  };
}

const sidebars = {...ours};
for (let copy = 2; copy <= ${times}; copy++) {
  const folder = \`copy-\${copy}\`;
  for (const [name, items] of Object.entries(ours)) {
    sidebars[\`\${name}-\${folder}\`] = items.map((item) => copied(item, folder));
  }
}

export default sidebars;
`;

/** @param times 1 is the site as it is */
export function makeMultipliedSite(times: number): string {
  const site = copyOfSite(`growth-${times}`);
  const docs = path.join(site, 'docs');
  const original = path.join(site, 'docs.ours');
  renameSync(docs, original);
  cpSync(original, docs, {recursive: true});
  for (let copy = 2; copy <= times; copy++) {
    cpSync(original, path.join(docs, copyFolder(copy)), {recursive: true});
  }
  renameSync(path.join(site, 'sidebars.ts'), path.join(site, 'sidebars.ours.ts'));
  writeFileSync(path.join(site, 'sidebars.ts'), sidebarsOf(times));
  return site;
}
