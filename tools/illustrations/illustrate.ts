import path from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import {
  altFilesOf,
  MAX_SET_BYTES,
  MAX_WEDDINGS_BYTES,
  originalsIn,
  picturesOf,
  removeUnused,
  setBytes,
  weddingPictures,
  WEDDINGS_FOLDER,
  writeAltFile,
  writeOriginal,
} from './originals';
import { writeSheets } from './sheets';

const PROJECT = path.join(__dirname, '..', '..');
const ORIGINALS = path.join(PROJECT, 'backend', 'media', 'originals');

/**
 * `npm run illustrate [-- sku ...]` draws the pictures of these products and weddings, or of all, into the repository. `--missing` draws
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
  const pictures = [...picturesOf(PRODUCTS), ...weddingPictures()];
  const nameOf = (file: string): string => path.basename(path.dirname(file));
  const unknown = skus.filter((sku) => !pictures.some(({ file }) => nameOf(file) === sku));
  if (unknown.length > 0) {
    console.error(`Unknown: ${unknown.join(', ')}`);
    return 1;
  }
  const present = new Set(originalsIn(ORIGINALS));
  const chosen = pictures
    .filter(({ file }) => skus.length === 0 || skus.includes(nameOf(file)))
    .filter(({ file }) => !values.missing || !present.has(file));
  for (const [index, picture] of chosen.entries()) {
    const outcome = await writeOriginal(ORIGINALS, picture);
    console.log(`${index + 1}/${chosen.length} ${picture.file} ${outcome}`);
  }
  const altFiles = altFilesOf(PRODUCTS);
  for (const file of altFiles) writeAltFile(ORIGINALS, file);
  for (const file of removeUnused(ORIGINALS, [...pictures, ...altFiles]))
    console.log(`${file} deleted: no product or wedding has it`);
  const weddings = setBytes(path.join(ORIGINALS, WEDDINGS_FOLDER));
  const products = setBytes(ORIGINALS) - weddings;
  console.log(`${pictures.length} pictures: products ${inMB(products)}, weddings ${inMB(weddings)}`);
  if (products <= MAX_SET_BYTES && weddings <= MAX_WEDDINGS_BYTES) return 0;
  console.error(
    `Products may have ${inMB(MAX_SET_BYTES)}, weddings ${inMB(MAX_WEDDINGS_BYTES)}: lower the quality in ink/render.ts.`,
  );
  return 1;
}

const inMB = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

main().then(
  (code) => {
    process.exitCode = code;
  },
  (fault: unknown) => {
    console.error(fault);
    process.exitCode = 1;
  },
);
