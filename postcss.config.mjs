import { readFileSync } from 'node:fs';
import { plainClassNames } from './src/next-internals/plain-class-names.mjs';

/** From the folder of the project: the bundler moves this file, and resolves other paths by its own rules. */
const TOKEN_FILES = ['node_modules/tailwindcss/theme.css', 'src/ui/theme/tokens.css'];
const TOKEN_USE = /var\((--[\w-]+)(?:,(?:[^()]|\((?:[^()]|\([^()]*\))*\))*)?\)/g;
/** `.stand-ins` replaces the typefaces. */
const INLINED = /^--(?!font-(sans|serif)$|default-)/;

/**
 * Writes the theme's tokens as values: a browser parses a property with `var()` for each element again, and that took a
 * sixth of the time of styles. The style guide looks tokens up by name and keeps them.
 */
const inlineTokens = {
  postcssPlugin: 'inline-tokens',
  OnceExit(root, { postcss }) {
    const values = new Map();
    for (const file of TOKEN_FILES)
      postcss.parse(readFileSync(file, 'utf8')).walkDecls(INLINED, ({ prop, value }) => {
        // `--color-*: initial` takes Tailwind's own away.
        const others = prop.endsWith('*')
          ? [...values.keys()].filter((name) => name.startsWith(prop.slice(0, -1)))
          : [];
        others.forEach((name) => values.delete(name));
        if (!prop.endsWith('*')) values.set(prop, value);
      });
    const inlined = (text) => {
      // Other variables may have a token as their fallback, behind `var(`.
      const once = text.replace(TOKEN_USE, (use, name) => values.get(name) ?? use.slice(0, 4) + inlined(use.slice(4)));
      return once === text ? text : inlined(once);
    };
    const keepsTokens = root.source?.input.file?.endsWith('styleguide-page.module.css');
    root.walkDecls((declaration) => {
      if (values.has(declaration.prop) && !keepsTokens) declaration.remove();
      else declaration.value = inlined(declaration.value);
    });
  },
};

/**
 * What Tailwind's utilities tell each other: no rule of the shop reads `--tw-font-weight`, none sets `--tw-leading`, and `--tw-border-style`
 * is always `solid`.
 */
const dropSharedValues = {
  postcssPlugin: 'drop-shared-values',
  OnceExit(root) {
    root.walkDecls(/^--tw-(font-weight|border-style)$/, (declaration) => declaration.remove());
    root.walkDecls(/style$|^line-height$/, (declaration) => {
      declaration.value = declaration.value
        .replace('var(--tw-border-style)', 'solid')
        .replace(/var\(--tw-leading, ?(.*)\)$/, '$1');
    });
    root.walkAtRules('property', (rule) => {
      if (/^--tw-(font-weight|border-style)$/.test(rule.params)) rule.remove();
    });
  },
};

/** A page's sheet names the typefaces that the shared sheet defines; Tailwind adds what they would be without it. */
const dropFaceFallbacks = {
  postcssPlugin: 'drop-face-fallbacks',
  OnceExit(root) {
    root.walkDecls(/^font-family$/, (declaration) => {
      declaration.value = declaration.value.replace(/var\((--font-(?:sans|serif)),[^()]*\)/g, 'var($1)');
    });
  },
};

export default {
  plugins: ['@tailwindcss/postcss', inlineTokens, dropSharedValues, dropFaceFallbacks, plainClassNames],
};
