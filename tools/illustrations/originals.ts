import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SeedProduct } from '../../backend/seed/seed-shapes';
import { renderOriginal, renderWithin } from './ink/render';
import { altTextsOf } from './alt-text';
import { illustrationOf } from './product-illustrations';
import { drawPicture, drawPlaceholder } from './scenes/draw-picture';
import { drawWedding } from './weddings/draw-wedding';
import { WEDDINGS } from './weddings/weddings';

/** Maximum bytes of all product pictures: git keeps every version of every picture. */
export const MAX_SET_BYTES = 45_000_000;
/** Maximum bytes of all wedding pictures, and of each. */
export const MAX_WEDDINGS_BYTES = 15_000_000;
export const MAX_WEDDING_PICTURE_BYTES = 52_000;

/** Below the folder of originals. */
export const WEDDINGS_FOLDER = 'weddings';

export interface OriginalPicture {
  /** Below the folder of originals: `BUNCH-TULIPS/0.avif`. */
  readonly file: string;
  readonly svg: () => string;
  /** At most; as many as the usual quality takes when left out. */
  readonly maxBytes?: number;
}

/** Every picture that the demo shop has: those of its products, and the placeholder. */
export function picturesOf(products: readonly SeedProduct[]): readonly OriginalPicture[] {
  const all = products.flatMap((product) => {
    const illustration = illustrationOf(product);
    return Array.from({ length: illustration.views + 1 }, (_, view) => ({
      file: `${product.sku}/${view}.avif`,
      svg: () => drawPicture(product.sku, illustration, view),
    }));
  });
  return [...all, { file: 'placeholder.avif', svg: drawPlaceholder }];
}

/** Every picture of a wedding, the first being 1. */
export const weddingPictures = (): readonly OriginalPicture[] =>
  WEDDINGS.flatMap((look) =>
    look.shots.map((_, index) => ({
      file: `${WEDDINGS_FOLDER}/${look.slug}/${index + 1}.avif`,
      svg: () => drawWedding(look, index + 1),
      maxBytes: MAX_WEDDING_PICTURE_BYTES,
    })),
  );

/** Words of a product's pictures, beside them: a line for each. */
export interface AltFile {
  /** Below the folder of originals: `BUNCH-TULIPS/alt.txt`. */
  readonly file: string;
  readonly text: string;
}

export const altFilesOf = (products: readonly SeedProduct[]): readonly AltFile[] =>
  products.map((product) => ({
    file: `${product.sku}/alt.txt`,
    text: `${altTextsOf(illustrationOf(product)).join('\n')}\n`,
  }));

export function writeAltFile(folder: string, { file, text }: AltFile): void {
  mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

/** Draws one picture into `folder`. A file with the same bytes is left as it is. */
export async function writeOriginal(folder: string, picture: OriginalPicture): Promise<'written' | 'unchanged'> {
  const file = path.join(folder, picture.file);
  const { maxBytes } = picture;
  const body =
    maxBytes === undefined ? await renderOriginal(picture.svg()) : await renderWithin(picture.svg(), maxBytes);
  if (existsSync(file) && readFileSync(file).equals(body)) return 'unchanged';
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, body);
  return 'written';
}

/** Files below `folder`, with `/` between folders, sorted. */
export function originalsIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Deletes files that no product has any more; returns them. */
export function removeUnused(folder: string, kept: readonly { readonly file: string }[]): readonly string[] {
  const used = new Set(kept.map(({ file }) => file));
  const unused = originalsIn(folder).filter((file) => !used.has(file));
  for (const file of unused) rmSync(path.join(folder, file));
  return unused;
}

/** Bytes of all files below `folder`. */
export const setBytes = (folder: string): number =>
  originalsIn(folder).reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
