/** What one page cites: its numbers, and what is wrong with it. */
import {knownNames, sourceOf} from '../../src/data/bibliography';
import {labelOf} from '../../src/lib/printSource';
import type {Source} from '../../src/data/bibliography/schema';
import {attributeOf, type MdxNode} from '../mdx-tags/mdxTree';
import {nearest} from './nearest';
import {propOf} from './prop';

const entries = 'src/data/bibliography/entries';

/** Readers need no name by which only authors of pages call a source. */
const withoutAliases = (source: Source): Source => ({
  ...source,
  aliases: undefined,
});

export class PageSources {
  readonly problems: string[] = [];
  readonly #numbers = new Map<Source, number>();
  #list: MdxNode | undefined;

  #named(tag: string, names: string): readonly Source[] {
    return names.split(/\s+/).flatMap((name) => {
      const source = name ? sourceOf(name) : undefined;
      if (source || !name) return source ?? [];
      const like = nearest(name, knownNames).join(', ');
      this.problems.push(
        `<${tag}> names "${name}", which is not a source. Nearest: ${like}. Correct it, or add the source to ${entries}`,
      );
      return [];
    });
  }

  /** @param before what is before the citation in its paragraph */
  cite(tag: MdxNode, before: MdxNode | undefined, isInHeading: boolean): void {
    if (isInHeading) this.problems.push('<Cite> is in a heading: cite below it');
    const names = attributeOf(tag, 'id');
    if (!names?.trim()) this.problems.push('<Cite> needs an id in quotes, such as id="2212.09379"');
    const sources = this.#named('Cite', names ?? '').map((source) => {
      const isFirst = !this.#numbers.has(source);
      if (isFirst) this.#numbers.set(source, this.#numbers.size + 1);
      return {number: this.#numbers.get(source), label: labelOf(source), isFirst};
    });
    // The space belongs to the citation: where a text is quoted without it, none stays behind.
    const isSpaced = before?.type === 'text' && /\s$/.test(before.value ?? '');
    if (before && isSpaced) before.value = before.value?.trimEnd();
    tag.attributes = [propOf('sources', sources), propOf('isSpaced', isSpaced)];
  }

  references(tag: MdxNode): void {
    if (this.#list) this.problems.push('<References> appears twice: keep the last');
    this.#list = tag;
  }

  /** @param name how a file with the sources of this page is called */
  finish(name: string): void {
    const cited = Array.from(this.#numbers.keys());
    if (!this.#list) {
      if (cited.length > 0) this.problems.push('<Cite> needs a <References /> below "## Sources"');
      return;
    }
    const named = this.#named('References', attributeOf(this.#list, 'also') ?? '');
    const further = named.filter((source) => !this.#numbers.has(source));
    if (cited.length + further.length === 0 && this.problems.length === 0) {
      this.problems.push('<References> lists nothing: cite a source, or name some by also="…"');
    }
    this.#list.attributes = [
      propOf('cited', cited.map(withoutAliases)),
      propOf('further', further.map(withoutAliases)),
      propOf('name', name),
    ];
  }
}
