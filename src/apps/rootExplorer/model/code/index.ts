/** The drawing on the page as code for the reader's own computer. */
import {planOf} from '../draw/plan';
import {ExplorerError, type DrawnAxis, type DrawRequest, type OpenFile} from '../types';
import {cppCode} from './cpp';
import {pythonCode} from './python';

export interface Code {
  readonly python: string;
  readonly cpp: string;
}

/**
 * @param axes as they were drawn, since a range that was left out is taken from the values
 * @throws ExplorerError for a request that cannot be drawn
 */
export function codeOf(file: OpenFile, request: DrawRequest, axes: readonly DrawnAxis[]): Code {
  const tree = file.trees.find(({path}) => path === request.tree);
  if (!tree) {
    throw new ExplorerError({
      what: `The file has no tree “${request.tree}”.`,
      cure: 'Choose one from the list.',
    });
  }
  const plan = planOf(request, tree);
  const place = file.url ?? file.name;
  return {
    python: pythonCode(place, tree, request, plan, axes),
    cpp: cppCode(place, tree, request, plan, axes),
  };
}
