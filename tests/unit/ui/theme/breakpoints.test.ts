import { readFileSync } from 'node:fs';
import { compile } from 'tailwindcss';

const TOKENS = readFileSync('src/ui/theme/tokens.css', 'utf8');

/** The condition under which each variant of the theme applies; an unknown variant has none. */
async function conditionsOf(...variants: readonly string[]) {
  const theme = await compile(`${TOKENS}\n@tailwind utilities;`);
  const css = theme.build(variants.map((variant) => `${variant}:hidden`));
  return [...css.matchAll(/@media \(([^)]+)\) \{\s*\.([\w-]+)\\:hidden/g)].map(
    ([, when, variant]) => `${variant}: ${when}`,
  );
}

test('S9-24 the six breakpoints are 320, 640, 768, 1024, 1280 and 1536 px', async () => {
  expect(await conditionsOf('xs', 'sm', 'md', 'lg', 'xl', 'xxl')).toEqual([
    'xs: width >= 20rem',
    'sm: width >= 40rem',
    'md: width >= 48rem',
    'lg: width >= 64rem',
    'xl: width >= 80rem',
    'xxl: width >= 96rem',
  ]);
});

test('S9-24 the theme has no breakpoint beside the six', () => {
  const names = [...TOKENS.matchAll(/--breakpoint-([\w*]+):/g)].map(([, name]) => name);
  expect(names).toEqual(['*', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl']);
});
