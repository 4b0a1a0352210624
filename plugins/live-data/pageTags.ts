/** Remark plugins that follow the data: in the development server, they are imported again when data have changed. */
import {freshImport} from './freshImport';

type Transformer = (tree: unknown, file: unknown) => unknown;
type Attacher = (this: unknown) => Transformer;

/** The Remark plugins of a module. */
interface PageTags {
  readonly pageTags: readonly Attacher[];
}

let version = 0;

/** Makes the next page that is compiled import the plugins again. */
export function forgetData(): void {
  version += 1;
}

/**
 * One Remark plugin that runs the given ones in order.
 *
 * @param file the module that exports the same plugins as `pageTags`
 */
export function livePageTags(initial: readonly unknown[], file: string) {
  let current = Promise.resolve(initial as readonly Attacher[]);
  let currentVersion = version;

  function plugins(): Promise<readonly Attacher[]> {
    if (currentVersion !== version) {
      currentVersion = version;
      current = freshImport<PageTags>(file).then(({pageTags}) => pageTags);
    }
    return current;
  }

  return function attach(this: unknown): (tree: unknown, file: unknown) => Promise<void> {
    return async (tree, page) => {
      for (const plugin of await plugins()) await plugin.call(this)(tree, page);
    };
  };
}
