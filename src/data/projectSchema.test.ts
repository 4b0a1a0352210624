import {describe, expect, it} from 'vitest';
import {projectProblems} from './projectSchema';
import {projects} from './projects';

const [good, other] = projects;

const withField = (field: string, value: unknown): unknown => ({...good, [field]: value});

describe('the list of projects', () => {
  it('fits its schema', () => {
    expect(projectProblems(projects)).toEqual([]);
  });

  it('prints no mail address and no account handle', () => {
    const visible = projects.map((project) =>
      Object.values({...project, link: ''})
        .flat()
        .join(' '),
    );
    expect(visible.filter((text) => text.includes('@'))).toEqual([]);
    for (const {link} of projects) {
      const [, account = ''] = new URL(link).pathname.split('/');
      expect(visible.filter((text) => text.includes(account))).toEqual([]);
    }
  });
});

describe('a fault is named with its entry and its field', () => {
  it.each([
    ['id', 'Two Words'],
    ['level', 'kindergarten'],
    ['hours', {min: 7, max: 6}],
    ['text', 'Latin'],
    ['tools', []],
    ['releases', []],
    ['releases', ['2030e-100tev']],
    ['summary', 'Short.'],
    ['link', 'http://example.org/project'],
    ['format', undefined],
  ])('%s: %j', (field, value) => {
    const [problem, ...more] = projectProblems([withField(field, value)]);
    expect(more).toEqual([]);
    expect(problem).toContain(`“${good?.title}”: ${field}`);
  });

  it('a field within a field', () => {
    const [problem] = projectProblems([withField('hours', {min: 0.5, max: 4})]);
    expect(problem).toContain(`“${good?.title}”: hours.min`);
  });

  it('a field that the schema does not know', () => {
    const [problem] = projectProblems([withField('logo', 'https://example.org/logo.png')]);
    expect(problem).toMatch(/“.+”: fields: .*logo/);
  });

  it('an entry without a title, by its place', () => {
    expect(projectProblems([good, {}])[0]).toMatch(/^entry 2: /);
  });

  it.each(['id', 'link'] as const)('the same %s twice', (field) => {
    const copy = {...other, [field]: good?.[field]};
    expect(projectProblems([good, copy])).toEqual([
      `“${other?.title}”: ${field}: the same as that of “${good?.title}”`,
    ]);
  });
});
