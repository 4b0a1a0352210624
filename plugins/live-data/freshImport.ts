import {createRequire} from 'node:module';
import {loadFreshModule} from '@docusaurus/utils';

/** Modules that Node itself has loaded, such as JSON files: `loadFreshModule` renews only what it compiles. */
const {cache} = createRequire(__filename);

/**
 * Imports a module, and all that it imports, as the files are now. A plain import keeps what it read when the
 * development server started.
 */
export async function freshImport<Module>(file: string): Promise<Module> {
  const ours = Object.keys(cache).filter((loaded) => !/[\\/]node_modules[\\/]/.test(loaded));
  for (const loaded of ours) Reflect.deleteProperty(cache, loaded);
  return (await loadFreshModule(file)) as Module;
}
