import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import {expect, it} from 'vitest';
import {chainFolder, chainSteps} from './analysisChain';
import {stepNames} from './stepNames';

const folder = `docs/${chainFolder}`;

/** The step that each page of the documentation gives in its front matter. */
const stepsOfPages = readdirSync(folder, {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => ({
    id: file.replace(/\.mdx$/, ''),
    step: (matter(readFileSync(path.join(folder, file), 'utf8')).data as {step?: string}).step,
  }));

it('has the steps in their order', () => {
  expect(chainSteps.map(({key}) => key)).toEqual(stepNames);
});

it.each(chainSteps)('lists all pages that belong to the step $key', ({key, pages}) => {
  const belonging = stepsOfPages.filter(({step}) => step === key).map(({id}) => id);
  expect(pages.map(({id}) => id).sort()).toEqual(belonging.sort());
});

it('leaves out only the pages about the documentation, the releases and help', () => {
  const others = stepsOfPages.filter(({step}) => step === undefined).map(({id}) => id);
  const isOutside = /introductory_page|purpose_data|support_resources/;
  expect(others.filter((id) => !isOutside.test(id))).toEqual([]);
});
