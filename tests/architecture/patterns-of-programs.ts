import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';

const PROJECT = resolve(__dirname, '../..');
interface Pattern {
  readonly name: string;
  readonly source: string;
  readonly flags: string;
}

/** Functions whose patterns are put together, or run on text that they normalise first. */
const FUNCTIONS = [
  ['src/domain/text/email.ts', 'readEmail'],
  ['src/domain/text/invisible.ts', 'trimText'],
  ['src/domain/text/person-name.ts', 'holdsLink'],
  ['src/domain/text/telephone.ts', 'readTelephone'],
  ['src/domain/text/visible-text.ts', 'visibleText'],
  ['middleware/log-entry.ts', 'masked'],
] as const;

/** The patterns of the programs that may read any number of letters from one start; each once. */
export function patternsOfPrograms(): readonly Pattern[] {
  const listed = execFileSync('git', ['ls-files', 'src', 'middleware', 'backend', 'server'], { cwd: PROJECT });
  const files = listed
    .toString()
    .trim()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file));
  const patterns = new Map<string, Pattern>();
  for (const file of files) {
    for (const literal of patternsIn(file))
      patterns.set(literal, { name: `${literal} in ${file}`, ...partsOf(literal) });
  }
  return [...patterns.values()].filter(({ source }) => /[*+]|,\}/.test(source));
}

function patternsIn(file: string): readonly string[] {
  const text = readFileSync(join(PROJECT, file), 'utf8');
  // Parsing takes long, and most files have no pattern.
  if (!/[([=,:;|&?!>]\s*\/[^/*\s]|return \//.test(text)) return [];
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) found.push(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.ES2022));
  return found;
}

function partsOf(literal: string): Omit<Pattern, 'name'> {
  const end = literal.lastIndexOf('/');
  return { source: literal.slice(1, end), flags: literal.slice(end + 1) };
}

/** ms of the clock that each pattern and function has taken, and the one that was running when the limit was reached, or null. */
interface PatternRun {
  readonly ms: ReadonlyMap<string, number>;
  readonly hanging: string | null;
}

/** Runs patterns, and functions that put patterns together or normalise text first, in a worker, for so many µs of processor time. */
export async function runPatterns(patterns: readonly Pattern[], limit: number): Promise<PatternRun> {
  const functions = FUNCTIONS.map(([file, name]) => ({ file: join(PROJECT, file), name }));
  const worker = new Worker(join(__dirname, 'run-patterns.cjs'), { workerData: { patterns, functions } });
  const before = process.cpuUsage();
  const ms = new Map<string, number>();
  let running: string | null = null;
  let since = performance.now();
  let timer: NodeJS.Timeout | undefined;
  try {
    const hanging = await new Promise<string | null>((resolve, reject) => {
      timer = setInterval(() => {
        const { user, system } = process.cpuUsage(before);
        if (user + system > limit) resolve(running);
      }, 100);
      worker.on('message', (name: string | null) => {
        const now = performance.now();
        if (running !== null) ms.set(running, now - since);
        [running, since] = [name, now];
        if (name === null) resolve(null);
      });
      worker.on('error', reject);
    });
    return { ms, hanging };
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
}
