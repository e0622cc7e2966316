import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../backend/seed/catalogue/catalogue';
import { altTextsOf } from '../../tools/illustrations/alt-text';
import { altFilesOf } from '../../tools/illustrations/originals';
import { illustrationOf } from '../../tools/illustrations/product-illustrations';

const REPOSITORY = path.join(process.cwd(), 'backend', 'media', 'originals');
const all = PRODUCTS.map((product) => ({ sku: product.sku, texts: altTextsOf(illustrationOf(product)) }));
const textsOf = (sku: string) => all.find((one) => one.sku === sku)?.texts ?? [];

describe('what pictures are said to show', () => {
  test('is a text of its own for each view of a product', () => {
    const shared = all.filter(({ texts }) => new Set(texts).size !== texts.length);
    expect(shared).toEqual([]);
    expect(all.flatMap(({ texts }) => texts).length).toBeGreaterThan(800);
  });

  test('is short, and complete', () => {
    const wrong = all.flatMap(({ texts }) => texts).filter((text) => !/^[A-Z][^{}]{11,139}$/.test(text));
    expect(wrong).toEqual([]);
  });

  test('names the kind of product and its flowers', () => {
    expect(textsOf('FUNERAL-HEART-ROSE')[0]).toMatch(/^Open heart of roses/);
    expect(textsOf('BUNCH-TULIPS')[0]).toBe('Hand-tied bouquet of tulips');
    expect(textsOf('VASE-ENAMEL-JUG')[0]).toBe('Empty white enamel jug with a blue rim');
    expect(textsOf('FUNERAL-LETTERS-MUM')[0]).toMatch(/^MUM spelt in/);
  });

  test('names the quiet setting of funeral flowers, and the room of others', () => {
    expect(textsOf('FUNERAL-WREATH-CLASSIC').slice(2, 4).join()).toMatch(/stone ledge.*stone step/);
    expect(textsOf('BUNCH-TULIPS').slice(2, 4).join()).toMatch(/sideboard.*front doorstep/);
  });

  test('stands beside the pictures in the repository', () => {
    const outdated = altFilesOf(PRODUCTS).filter(
      ({ file, text }) => readFileSync(path.join(REPOSITORY, file), 'utf8') !== text,
    );
    expect(outdated.map(({ file }) => file)).toEqual([]);
  });
});
