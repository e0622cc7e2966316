/** `npm run check`: every check that needs no running shop, and that every requirement is covered by a test. */
import { isImportTableCurrent } from './import-table.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, needNode, PROJECT, readJson } from './project.mjs';
import { requirementRows } from './checks/requirement-rows.mjs';
import { missingLockEntries } from './restore-lock-entries.mjs';
import { stopChildrenWithUs } from './run.mjs';
import { wordyFiles } from './checks/plain-english.mjs';
import { runCheck, runChecks } from './checks/steps.mjs';
import { fullOnly, fullOnlyTitles, missingTestFiles, QUICK } from './checks/test-files.mjs';

needNode();
process.chdir(PROJECT);
stopChildrenWithUs();
let failed = !(await ensureInstalled());
await runChecks(check, () => check('generated types'));
checkImportTable();
checkLockEntries();
checkTestFiles();
checkEnglish();
await checkRequirements();
process.exitCode = failed ? 1 : 0;

async function check(name) {
  const { code, output, ms } = await runCheck(name);
  report(name, code === 0, `${(ms / 1000).toFixed(1)} s`, output);
}

/** Prints one line for a check; `problem` is printed before it if the check failed. */
function report(name, passed, figures, problem) {
  if (!passed) console.log(problem.trimEnd());
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${figures}`.trimEnd());
  failed ||= !passed;
}

function checkImportTable() {
  const problem = 'The import table of ARCHITECTURE.md is out of date: run node scripts/import-table.mjs';
  report('import table', isImportTableCurrent(), '', problem);
}

function checkLockEntries() {
  const missing = missingLockEntries(readJson(inProject('package-lock.json'))).map(([path]) => path);
  const problem = `package-lock.json lacks these packages; run node scripts/restore-lock-entries.mjs:\n${missing.join('\n')}`;
  report('lock entries', missing.length === 0, '', problem);
}

function checkTestFiles() {
  const missing = missingTestFiles();
  const problem = `scripts/checks/test-files.json names what does not exist: ${missing.join(', ')}`;
  report('test files', missing.length === 0, '', problem);
}

function checkEnglish() {
  const wordy = wordyFiles();
  const problem = `These sentences are not plain English; CONTRIBUTING.md says what to write instead:\n${wordy.join('\n')}`;
  report('plain English', wordy.length === 0, '', problem);
}

async function checkRequirements() {
  // It needs packages, which were not there before.
  const { citedIds } = await import('./checks/cited-ids.mjs');
  const rows = requirementRows();
  // In `npm test`: no requirement is covered by the full run alone.
  const files = fullOnly(QUICK);
  const cited = citedIds((file, title) =>
    title === '' ? files.includes(file) : fullOnlyTitles(file).some((beginning) => title.startsWith(beginning)),
  );
  const unknown = [...cited].filter((id) => !rows.some((row) => row.id === id));
  report('cited rows', unknown.length === 0, '', `Tests cite requirements that do not exist: ${unknown.join(', ')}`);
  const uncovered = rows.filter((row) => !cited.has(row.id));
  report(
    'requirements',
    rows.length > 0 && uncovered.length === 0,
    `${rows.length - uncovered.length}/${rows.length} rows covered by a test`,
    rows.length === 0
      ? 'docs/requirements.md has no row.'
      : uncovered.map((row) => `No test in npm test cites ${row.id}: ${row.statement}`).join('\n'),
  );
}
