/** Headers in the language of nginx: a variable for each, which is empty where the header is not meant. */
import type {HeaderRule} from '../../../../config/hosting/rule';

const quoted = (text: string): string => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** Text as part of a regular expression. */
export const literally = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** An entry of a rule as a key of `map`, which looks up the file that is sent. */
function key(entry: string): string {
  return entry.endsWith('/*') ? `"~^${literally(entry.slice(0, -1))}"` : quoted(entry);
}

function headerMap(rule: HeaderRule, variable: string, value: string): string {
  const {paths, except = []} = rule;
  const entries = [
    ...except.map((entry) => `${key(entry)} "";`),
    ...paths.filter((entry) => entry !== '/*').map((entry) => `${key(entry)} ${quoted(value)};`),
    `default ${paths.includes('/*') ? quoted(value) : '""'};`,
  ];
  return `map $uri $${variable} {\n${entries.map((entry) => `    ${entry}`).join('\n')}\n  }`;
}

export interface NginxHeaders {
  /** For the level of `http`. */
  readonly maps: readonly string[];
  /** For the server. */
  readonly lines: readonly string[];
}

export function nginxHeaders(rules: readonly HeaderRule[]): NginxHeaders {
  const maps: string[] = [];
  const lines: string[] = [];
  for (const [index, rule] of rules.entries()) {
    lines.push(`# ${rule.name}`);
    for (const [name, value] of Object.entries(rule.headers)) {
      const variable = `rule_${index}_${name.toLowerCase().replaceAll('-', '_')}`;
      maps.push(headerMap(rule, variable, value));
      lines.push(`add_header ${name} $${variable} always;`);
    }
  }
  return {maps, lines};
}
