/**
 * `npm run screens [-- Playwright's arguments]`: takes screenshots of every screen in every state at 320, 768 and
 * 1440 px on the production build, and writes them to docs/screens.
 */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { runBrowserTests } from './browser-tests.mjs';
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { inProject, needNode, PROJECT } from './project.mjs';
import { stopChildrenWithUs } from './run.mjs';

const TAKEN = inProject('.screens');
const KEPT = inProject('docs/screens');
/** Wide screenshots are scaled down, because they show the layout. */
const KEPT_WIDTH_PX = 960;

needNode();
process.chdir(PROJECT);
stopChildrenWithUs();
const ready = (await ensureInstalled()) && (isBuilt() || (await build()));
process.exitCode = ready ? await photograph(process.argv.slice(2)) : 1;

async function photograph(args) {
  const whole = args.length === 0;
  if (whole) rmSync(TAKEN, { recursive: true, force: true });
  const { code } = await runBrowserTests(['--config', 'tests/screens/playwright.config.ts', ...args]);
  await keep(whole);
  return code;
}

/** Converts the screenshots to small WebP files, and lists them by screen. */
async function keep(whole) {
  const { default: sharp } = await import('sharp');
  if (whole) rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  for (const file of readdirSync(TAKEN).filter((name) => name.endsWith('.png')))
    await sharp(join(TAKEN, file))
      .resize({ width: KEPT_WIDTH_PX, withoutEnlargement: true })
      .webp({ quality: 62, effort: 6 })
      .toFile(join(KEPT, file.replace('.png', '.webp')));
  const pictures = readdirSync(KEPT).filter((name) => name.endsWith('.webp'));
  writeFileSync(join(KEPT, 'README.md'), index(pictures));
  const bytes = pictures.reduce((sum, name) => sum + statSync(join(KEPT, name)).size, 0);
  console.log(`${pictures.length} pictures, ${Math.round(bytes / 1000)} kB, in docs/screens`);
}

function index(pictures) {
  const names = [...new Set(pictures.map((name) => name.replace(/-\d+\.webp$/, '')))].sort();
  const cell = (name, width) =>
    pictures.includes(`${name}-${width}.webp`) ? `[${width}](${name}-${width}.webp)` : '-';
  const rows = names.map((name) => `| ${name} | ${[320, 768, 1440].map((width) => cell(name, width)).join(' | ')} |`);
  return [
    '# Screens',
    '',
    'Screenshots of every screen in every state, taken by `npm run screens` on the production build. Wide screens are scaled down to 960 px.',
    '',
    '| screen | phone | tablet | desktop |',
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
