import {describe, expect, it} from 'vitest';
import {pageName, pageRules} from './sheetPages';

const lesson = {id: 'z-peak' as const, title: 'Weigh the "Z" boson'};

describe('the pages of a sheet', () => {
  it('have a name of their own for each lesson and kind', () => {
    expect(pageName(lesson, 'worksheet')).toBe('worksheet-z-peak');
    expect(pageName(lesson, 'answer-key')).toBe('answer-key-z-peak');
  });

  it('say title and kind, and count on their own', () => {
    const rules = pageRules(lesson, 'answer-key');
    expect(rules).toContain(String.raw`content: "Weigh the \"Z\" boson (answer key)";`);
    expect(rules).toContain('counter-increment: answer-key-z-peak;');
    expect(rules).toContain('"page " counter(answer-key-z-peak);');
  });
});
