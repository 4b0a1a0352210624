/** Analyses Python programs before they run: names and modules that they lack. */
import {spawnSync} from 'node:child_process';

export interface PythonFacts {
  /** Modules that it imports, by their first name. */
  readonly modules: readonly string[];
  /** Those of them that this machine does not have. */
  readonly missing: readonly string[];
  /** Names that it uses and nowhere defines. */
  readonly undefined: readonly string[];
  /** True if it calls anything outside its functions; otherwise it only defines. */
  readonly acts: boolean;
}

const reader = `
import ast, builtins, importlib.util, json, symtable, sys

def undefined(table, known):
    own = {s.get_name() for s in table.get_symbols() if s.is_assigned() or s.is_imported() or s.is_parameter() or s.is_namespace()}
    if table.get_type() == "module":
        known = known | own
    used = {s.get_name() for s in table.get_symbols() if s.is_referenced() and (s.is_global() or table.get_type() == "module")}
    found = used - known - set(dir(builtins)) - {"__name__", "__file__"}
    for child in table.get_children():
        found |= undefined(child, known)
    return found

def acts(node):
    if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda)):
        return False
    return isinstance(node, ast.Call) or any(acts(child) for child in ast.iter_child_nodes(node))

def facts(code):
    try:
        tree = ast.parse(code)
    except SyntaxError:
        return None
    modules = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {name.name.split(".")[0] for name in node.names}
        if isinstance(node, ast.ImportFrom):
            modules.add((node.module or "").split(".")[0])
    return {
        "modules": sorted(modules),
        "missing": sorted(m for m in modules if importlib.util.find_spec(m) is None),
        "undefined": sorted(undefined(symtable.symtable(code, "page", "exec"), set())),
        "acts": acts(tree),
    }

json.dump([facts(code) for code in json.load(sys.stdin)], sys.stdout)
`;

/** The facts on each program; null if it does not parse, such as a cell with a command of Jupyter. */
export function pythonFacts(codes: readonly string[]): readonly (PythonFacts | null)[] {
  const {stdout, stderr, status} = spawnSync('python3', ['-c', reader], {
    input: JSON.stringify(codes),
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error(`python3 failed: ${stderr}`);
  return JSON.parse(stdout) as readonly (PythonFacts | null)[];
}
