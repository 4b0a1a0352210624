/** What Python source offers to be called, read by Python's own parser. Nothing of it is run. */
import {spawnSync} from 'node:child_process';
import * as z from 'zod';
import {isInstalled} from '../../lib/programs';

const parameter = z.object({
  name: z.string(),
  /** As Python writes it; null where the parameter has to be given. */
  default: z.string().nullable(),
  /** One or two stars before its name, or none. */
  stars: z.string(),
});

const offered = z.object({
  /** The parameters of each function at the top of a file. */
  functions: z.record(z.string(), z.array(parameter)),
  /** What `__init__.py` imports from its own modules. */
  exported: z.array(z.string()),
  /** The names of commands and options: what is passed to calls as text, and commands that are functions. */
  words: z.array(z.string()),
});

export type Parameter = z.infer<typeof parameter>;
export type Offered = z.infer<typeof offered>;

const reader = String.raw`
import ast, json, re, sys

def parameters(function):
    a = function.args
    plain = a.posonlyargs + a.args
    defaults = [None] * (len(plain) - len(a.defaults)) + a.defaults
    rows = [(arg, value, "") for arg, value in zip(plain, defaults)]
    rows += [(a.vararg, None, "*")] if a.vararg else []
    rows += [(arg, value, "") for arg, value in zip(a.kwonlyargs, a.kw_defaults)]
    rows += [(a.kwarg, None, "**")] if a.kwarg else []
    return [{"name": arg.arg, "default": ast.unparse(value) if value else None, "stars": stars}
            for arg, value, stars in rows]

functions, exported, words = {}, [], set()
for name, text in json.load(sys.stdin).items():
    tree = ast.parse(text)
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            functions[node.name] = parameters(node)
            words.add(node.name.replace("_", "-"))
        if isinstance(node, ast.ImportFrom) and node.level and name.endswith("__init__.py"):
            exported += [alias.name for alias in node.names]
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            for value in ast.walk(node):
                if isinstance(value, ast.Constant) and isinstance(value.value, str):
                    if re.fullmatch(r"(--)?[a-z]+(-[a-z]+)*", value.value):
                        words.add(value.value)
                    words.update(re.findall(r"^--[a-z-]+(?=/)|(?<=/)--[a-z-]+$", value.value))
json.dump({"functions": functions, "exported": exported, "words": sorted(words)}, sys.stdout)
`;

const read = new Map<string, Offered | string>();

/** What the files of a package offer, by name; a sentence that explains why it cannot be read. Reads the same files once. */
export function offeredBy(files: Readonly<Record<string, string>>): Offered | string {
  if (!isInstalled('python3')) {
    return 'there is no python3 here, which reads the source of packages: install it';
  }
  const input = JSON.stringify(files);
  const known = read.get(input);
  if (known !== undefined) return known;
  const {stdout, stderr, status} = spawnSync('python3', ['-c', reader], {
    input,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const found =
    status === 0
      ? offered.parse(JSON.parse(stdout))
      : `Python cannot read its source: ${stderr.trim().split('\n').at(-1) ?? ''}`;
  read.set(input, found);
  return found;
}
