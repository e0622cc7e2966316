import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { premises } from '../../src/ui/texts/en/layout/premises';
import { DEFAULT_FOOTER } from '../../src/ui/texts/en/layout/footer';

const PUBLIC = resolve(__dirname, '../../public');
const TOKENS = readFileSync(resolve(__dirname, '../../src/ui/theme/tokens.css'), 'utf8');

interface Manifest {
  readonly name: string;
  readonly description: string;
  readonly background_color: string;
  readonly theme_color: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}
const manifest = JSON.parse(readFileSync(resolve(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest;

test('the manifest says what the shop says, in its colours', () => {
  expect(manifest.description).toBe(DEFAULT_FOOTER.promise);
  expect(premises.shop).toContain(manifest.name.split(' in ')[1]);
  const paper = /--color-paper: (#\w+);/.exec(TOKENS)?.[1];
  expect([manifest.background_color, manifest.theme_color]).toEqual([paper, paper]);
});

test('its icons are there, as large as it says', async () => {
  const drawn = manifest.icons.filter(({ src }) => src.endsWith('.png'));
  expect(drawn.map(({ purpose }) => purpose ?? 'any')).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of drawn) {
    const { width, height } = await sharp(resolve(PUBLIC, src.slice(1))).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
});

test('what a system may cut off of the maskable icon is paper', async () => {
  const { data, info } = await sharp(resolve(PUBLIC, 'icons/maskable-512.png'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = info.width / 2;
  const outside = new Set<string>();
  for (let at = 0; at < info.width * info.height; at += 1) {
    const [x, y] = [(at % info.width) - middle, Math.floor(at / info.width) - middle];
    if (Math.hypot(x, y) > info.width * 0.4) outside.add(data.subarray(at * 3, at * 3 + 3).toString('hex'));
  }
  expect([...outside].map((colour) => `#${colour}`)).toEqual([manifest.background_color]);
});
