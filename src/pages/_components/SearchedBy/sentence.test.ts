import {describe, expect, it} from 'vitest';
import {searchSentence} from './sentence';

const ours = {algolia: {appId: 'embedded', askAi: {}}};

describe('the sentence on the search of this copy', () => {
  it('reports that nothing is sent where the site searches itself', () => {
    expect(searchSentence(ours, null)).toMatch(/stays on your device\. So do your questions\.$/);
  });

  it('names the host of an answering service, and what it is sent', () => {
    const sentence = searchSentence(ours, {url: 'https://answers.example/v1'});
    expect(sentence).toContain('at answers.example, which receives the question');
    expect(sentence).toContain('what you type stays on your device');
  });

  it('names the provider of a hosted search, and questions only if they go there', () => {
    expect(searchSentence({algolia: {appId: 'ABC'}}, null)).toMatch(/queries are sent to Algolia/);
    expect(searchSentence({algolia: {appId: 'ABC', askAi: {}}}, null)).toMatch(/questions/);
  });
});
