import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import {
  altFilesOf,
  MAX_SET_BYTES,
  originalsIn,
  picturesOf,
  removeUnused,
  setBytes,
  writeAltFile,
  writeOriginal,
} from './originals';
import { writeSheets } from './sheets';

const PROJECT = path.join(__dirname, '..', '..');
const ORIGINALS = path.join(PROJECT, 'backend', 'media', 'originals');

/**
 * `npm run illustrate [-- sku ...]` draws the pictures of these products, or of all, into the repository. `--missing` draws
 * only those that have no file yet, `--sheets` the overviews in docs/media.
 */
async function main(): Promise<number> {
  const { values, positionals: skus } = parseArgs({
    allowPositionals: true,
    options: { missing: { type: 'boolean', default: false }, sheets: { type: 'boolean', default: false } },
  });
  sharp.concurrency(1);
  if (values.sheets) {
    await writeSheets(path.join(PROJECT, 'docs', 'media'), (line) => console.log(line));
    return 0;
  }
  const unknown = skus.filter((sku) => !PRODUCTS.some((product) => product.sku === sku));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}`);
    return 1;
  }
  const pictures = picturesOf(PRODUCTS);
  const present = new Set(originalsIn(ORIGINALS));
  const chosen = pictures
    .filter(({ file }) => skus.length === 0 || skus.includes(path.dirname(file)))
    .filter(({ file }) => !values.missing || !present.has(file));
  for (const [index, picture] of chosen.entries()) {
    const outcome = await writeOriginal(ORIGINALS, picture);
    console.log(`${index + 1}/${chosen.length} ${picture.file} ${outcome}`);
  }
  const altFiles = altFilesOf(PRODUCTS);
  for (const file of altFiles) writeAltFile(ORIGINALS, file);
  for (const file of removeUnused(ORIGINALS, [...pictures, ...altFiles]))
    console.log(`${file} deleted: no product has it`);
  const bytes = setBytes(ORIGINALS);
  console.log(`${pictures.length} pictures, ${(bytes / 1e6).toFixed(1)} MB`);
  if (bytes <= MAX_SET_BYTES) return 0;
  console.error(`The set may have ${MAX_SET_BYTES / 1e6} MB: lower the quality in ink/render.ts.`);
  return 1;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (fault: unknown) => {
    console.error(fault);
    process.exitCode = 1;
  },
);
