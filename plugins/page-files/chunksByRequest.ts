/**
 * Docusaurus names in the head of a page the scripts and styles of what the page imports, which it looks
 * up by request (`@site/docs/….mdx`) in a list of the bundler's chunks. With Rspack the list has chunks
 * by their names only, so that a page named none of its own: they were requested once the main script
 * ran, and styles of its own came after the first paint. This adds the requests to the list.
 */
import {existsSync, readFileSync, writeFileSync} from 'node:fs';

/** What we need of the list that `react-loadable-ssr-addon` writes. */
export interface Manifest {
  /** Chunks, by the name or the request of one of them: those that must be there together. */
  readonly origins: Readonly<Record<string, readonly (number | string)[]>>;
}

/** Chunks that are requested together, by one `import()` or several of the same name. */
export interface ChunkGroup {
  readonly name?: string | null | undefined;
  readonly origins: Iterable<{readonly request?: string | undefined}>;
}

/** The manifest with an entry for each request that leads to a named group. What it knows stays. */
export function withRequests(manifest: Manifest, groups: Iterable<ChunkGroup>): Manifest {
  const known = new Map(Object.entries(manifest.origins));
  for (const {name, origins} of groups) {
    const chunks = name ? known.get(name) : undefined;
    if (!chunks) continue;
    for (const {request} of origins) if (request && !known.has(request)) known.set(request, chunks);
  }
  return {...manifest, origins: Object.fromEntries(known)};
}

interface Compiler {
  readonly hooks: {
    readonly done: {
      tap(
        name: string,
        work: (stats: {compilation: {chunkGroups: Iterable<ChunkGroup>}}) => void,
      ): void;
    };
  };
}

/** Extends the manifest when the bundle is made; `docusaurus start` makes none. */
export class ChunksByRequest {
  constructor(readonly manifestFile: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.done.tap('ChunksByRequest', ({compilation}) => {
      if (!existsSync(this.manifestFile)) return;
      const manifest = JSON.parse(readFileSync(this.manifestFile, 'utf8')) as Manifest;
      const extended = withRequests(manifest, compilation.chunkGroups);
      writeFileSync(this.manifestFile, JSON.stringify(extended, null, 2));
    });
  }
}
