import { execFile } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const PROJECT = resolve(__dirname, '../..');
const SETTINGS = ['.dependency-cruiser.mjs', 'eslint.config.mjs', '.oxlintrc.json', 'tsconfig.json', 'package.json'];

export interface PlantedTree {
  /** Runs a tool of the project in the tree and returns its output, whatever the exit code. */
  run(bin: string, args: readonly string[]): Promise<string>;
  remove(): void;
}

/** A temporary project with the real settings and packages and only the given files (path to content). */
export function plantTree(files: Readonly<Record<string, string>>): PlantedTree {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'posy-planted-')));
  for (const name of SETTINGS) copyFileSync(join(PROJECT, name), join(root, name));
  cpSync(join(PROJECT, 'eslint-rules'), join(root, 'eslint-rules'), { recursive: true });
  symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'), 'dir');
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
  return {
    run: (bin, args) => run(join(PROJECT, 'node_modules', bin), args, root),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function run(script: string, args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [script, ...args], { cwd, maxBuffer: 64 << 20 }, (error, stdout, stderr) => {
      if (stdout === '') reject(new Error(`${script} printed nothing: ${error?.message ?? ''} ${stderr}`));
      else resolve(stdout);
    });
  });
}
