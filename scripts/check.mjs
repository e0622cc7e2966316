/** `npm run check`: everything that can be said without running the shop, and how much of the specification is proven. */
import { readFileSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { inProject, needNode, PROJECT } from './project.mjs';
import { citedIds, requirementRows } from './requirement-rows.mjs';
import { missingLockEntries } from './restore-lock-entries.mjs';
import { stopChildrenWithUs } from './run.mjs';
import { runCheck } from './steps.mjs';

/** Pieces of work whose every row must be proven by a test. */
const FINISHED = ['A', 'B'];

needNode();
process.chdir(PROJECT);
stopChildrenWithUs();
let failed = !(await ensureInstalled());
for (const name of ['types', 'lint', 'format', 'boundaries', 'unused code']) {
  const { code, output, ms } = await runCheck(name);
  tell(name, code === 0, `${(ms / 1000).toFixed(1)} s`, output);
}
const lacking = missingLockEntries(JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8'))).map(
  ([path]) => path,
);
tell(
  'lock entries',
  lacking.length === 0,
  '',
  `Run node scripts/restore-lock-entries.mjs; missing:\n${lacking.join('\n')}`,
);
tellRequirements();
process.exitCode = failed ? 1 : 0;

function tell(name, fine, figures, trouble) {
  if (!fine) console.log(trouble.trimEnd());
  console.log(`${fine ? 'ok    ' : 'FAILED'} ${name.padEnd(14)} ${figures}`.trimEnd());
  failed ||= !fine;
}

function tellRequirements() {
  const rows = requirementRows();
  tell('requirements', rows.length > 0, `${rows.length} rows`, 'docs/requirements.md holds no row');
  const cited = citedIds();
  const unknown = [...cited].filter((id) => !rows.some((row) => row.id === id));
  tell('cited rows', unknown.length === 0, '', `Tests cite rows that do not exist: ${unknown.join(', ')}`);
  for (const piece of [...new Set(rows.map((row) => row.piece))].sort()) {
    const asked = rows.filter((row) => row.piece === piece);
    const open = asked.filter((row) => !cited.has(row.id));
    const unproven = open.map((row) => `no test cites ${row.id}: ${row.statement}`).join('\n');
    tell(
      `piece ${piece}`,
      open.length === 0 || !FINISHED.includes(piece),
      `${asked.length - open.length}/${asked.length} rows proven`,
      unproven,
    );
  }
}
