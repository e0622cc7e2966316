import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import ts from 'typescript';

const PROJECT = resolve(__dirname, '../..');
/**
 * µs of processor time for all patterns together, which other programs do not lengthen. Linear ones need some three seconds, a
 * quadratic one needs minutes.
 */
const HANG = 10_000_000;

interface Pattern {
  readonly name: string;
  readonly source: string;
  readonly flags: string;
}

/** Functions whose patterns are put together, or run on text that they normalise first. */
const FUNCTIONS = [
  ['src/domain/shared/person-name.ts', 'holdsLink'],
  ['src/domain/shared/trim-text.ts', 'trimText'],
  ['backend/shared/invisible-characters.ts', 'visibleText'],
  ['middleware/log-entry.ts', 'masked'],
] as const;

/** The patterns of the programs that may read any number of letters from one start; each once. */
function patternsOfPrograms(): readonly Pattern[] {
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

/** Runs patterns and functions in a worker; the name of the one that is running when the limit is reached, or null. */
async function hanging(
  patterns: readonly Pattern[],
  functions: readonly (typeof FUNCTIONS)[number][],
): Promise<string | null> {
  const worker = new Worker(join(__dirname, 'run-patterns.cjs'), {
    workerData: { patterns, functions: functions.map(([file, name]) => ({ file: join(PROJECT, file), name })) },
  });
  const before = process.cpuUsage();
  let running: string | null = null;
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise<string | null>((resolve, reject) => {
      timer = setInterval(() => {
        const { user, system } = process.cpuUsage(before);
        if (user + system > HANG) resolve(running);
      }, 100);
      worker.on('message', (name: string | null) => {
        running = name;
        if (name === null) resolve(null);
      });
      worker.on('error', reject);
    });
  } finally {
    clearInterval(timer);
    await worker.terminate();
  }
}

test('every pattern of the programs reads any text in time that grows with its length', async () => {
  const patterns = patternsOfPrograms();
  expect(patterns.length).toBeGreaterThan(80);
  await expect(hanging(patterns, FUNCTIONS)).resolves.toBeNull();
}, 120_000);
