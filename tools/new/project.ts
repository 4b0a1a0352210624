/** The files of a project that one command adds or changes: all of them are written, or none. */
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import {filesBelow} from '../lib/files';

export class Project {
  private readonly edited = new Map<string, string>();

  constructor(private readonly root: string) {}

  exists(file: string): boolean {
    return this.edited.has(file) || existsSync(path.join(this.root, file));
  }

  read(file: string): string {
    return this.edited.get(file) ?? readFileSync(path.join(this.root, file), 'utf8');
  }

  filesBelow(folder: string, name: RegExp): readonly string[] {
    return filesBelow(this.root, folder, name);
  }

  /** Adds a file. @throws if it exists: nothing is ever overwritten */
  create(file: string, text: string): void {
    if (this.exists(file)) {
      throw new Error(`${file} exists already. Choose another name, or edit that file.`);
    }
    this.edited.set(file, text);
  }

  /**
   * Replaces the first occurrence of a text in a file.
   *
   * @throws if the file does not contain it, because somebody has changed the form of the file
   */
  replace(file: string, from: string | RegExp, to: string): void {
    const text = this.read(file);
    const changed = text.replace(from, () => to);
    if (changed === text) {
      throw new Error(
        `${file} could not be changed: it does not contain ${from}. Make this change by hand, as the other entries of the file show.`,
      );
    }
    this.edited.set(file, changed);
  }

  /** Writes what was added and changed, in the format of the project; returns the files. */
  async write(): Promise<readonly string[]> {
    const formatted = await Promise.all(
      Array.from(this.edited, async ([file, text]) => {
        if (!/\.(?:tsx?|mdx?)$/.test(file)) return [file, text] as const;
        const options = await resolveConfig(path.resolve('.prettierrc.json'), {useCache: false});
        return [file, await format(text, {...options, filepath: file})] as const;
      }),
    );
    for (const [file, text] of formatted) {
      const target = path.join(this.root, file);
      mkdirSync(path.dirname(target), {recursive: true});
      writeFileSync(target, text);
    }
    return formatted.map(([file]) => file);
  }
}
