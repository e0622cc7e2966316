import next from '@next/eslint-plugin-next';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import react from 'eslint-plugin-react';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { loneText } from './eslint-rules/lone-text.mjs';

/** What the import graph cannot see: clock, chance and the outside world inside the rules of the shop. */
const OUTSIDE_WORLD = [
  'process',
  'window',
  'document',
  'fetch',
  'console',
  'localStorage',
  'sessionStorage',
  'navigator',
  'location',
  'crypto',
  'performance',
  'setTimeout',
  'setInterval',
].map((name) => ({
  name,
  message: 'The rules of the shop know no outside world: take it as an argument or through a port.',
}));

const CLOCK_AND_CHANCE = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The clock is an argument.' },
  { selector: "CallExpression[callee.name='Date']", message: 'The clock is an argument.' },
  { selector: "MemberExpression[object.name='Date'][property.name='now']", message: 'The clock is an argument.' },
  { selector: "MemberExpression[object.name='Math'][property.name='random']", message: 'Chance is an argument.' },
];

const OWN_MODULES_MOCKED = [
  {
    selector:
      "CallExpression[callee.object.name='jest'][callee.property.name=/^(mock|doMock)$/] > Literal[value=/^\\./]",
    message: 'Neighbours are real: use the memory adapter or a builder instead of mocking our own module.',
  },
];

const FOCUSED_TESTS = [
  {
    selector: "MemberExpression[object.name=/^(test|it|describe)$/][property.name='only']",
    message: 'Other tests of the file would not run: remove .only.',
  },
  {
    selector: "MemberExpression[object.object.name='test'][property.name='only']",
    message: 'Other tests of the file would not run: remove .only.',
  },
  {
    selector: 'CallExpression[callee.name=/^(fit|fdescribe)$/]',
    message: 'Other tests of the file would not run: use test or describe.',
  },
];

const SETTINGS = [
  {
    // These are no settings: the bundler writes them into the code.
    selector:
      "MemberExpression[object.object.name='process'][object.property.name='env']:not([property.name=/^(NODE_ENV|NEXT_RUNTIME)$/])",
    message: 'Settings are read once, by composition/settings/config.ts; take the value as an argument.',
  },
];

const UNCHECKED_NAMES = [
  {
    // The type argument allows names of private fields, and of fields that do not exist.
    selector: 'CallExpression[callee.name=/^make(Auto)?Observable$/][typeArguments]',
    message: 'No compiler checks these names: fields that are not observed are #private, annotated ones are public.',
  },
];

const FORMATTERS = [
  {
    selector:
      ":matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']",
    message: 'The first formatter costs a slow phone 50 ms, whether it is used or not: lazily(() => new Intl...).',
  },
];

const PARTS_OF_PAGES = [
  {
    selector: "CallExpression[callee.name='dynamic'] Property[key.name=/^(ssr|loading)$/]",
    message:
      'The browser draws no part that the server did not (own-client/page-parts.tsx): these settings do nothing.',
  },
];

const NO_ROUTER = [
  {
    regex: '^next/(router|link|script|navigation)$',
    message: 'Links load pages from the server; the browser has no router (docs/decisions/0024).',
  },
];

const TYPED = ['{src,middleware,backend,server,tests,tools}/**/*.{ts,tsx}'];

export default tseslint.config(
  {
    ignores: ['node_modules/', '.next/', 'dist/', '.data/', 'coverage/', 'test-results/', '.screens/', 'next-env.d.ts'],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: TYPED,
    extends: [tseslint.configs.recommended],
    rules: {
      'max-lines': ['error', { max: 250 }],
      'max-lines-per-function': ['error', { max: 50, skipBlankLines: true, skipComments: true, IIFEs: true }],
      eqeqeq: 'error',
      'no-console': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    // A text from outside can be made to slow a pattern. tests/architecture/linear-patterns.test.ts finds what these do not.
    files: ['{src,middleware,backend,server}/**/*.{ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { report: 'potential' }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    plugins: { react, 'react-hooks': reactHooks },
    settings: { react: { version: '19' } },
    rules: {
      'react/jsx-key': 'error',
      'react/jsx-no-target-blank': 'error',
      'react/button-has-type': 'error',
      'react/no-danger': 'error',
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      // A screen is markup; its length is not logic.
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: ['src/{ui,pages}/**/*.{ts,tsx}'],
    extends: [next.configs['core-web-vitals'], jsxA11y.flatConfigs.recommended],
    rules: {
      'no-restricted-imports': ['error', { patterns: NO_ROUTER }],
      // Sizes, formats and preloading of pictures come from our own media service (`SizedImage`), not from `next/image`.
      '@next/next/no-img-element': 'off',
      // Links load the next page from the server, so that they work without scripts; there is no client-side routing.
      '@next/next/no-html-link-for-pages': 'off',
      // A form that was rejected comes back with the focus on its first invalid field, without scripts too.
      'jsx-a11y/no-autofocus': 'off',
    },
  },
  {
    files: ['src/ui/**/*.tsx', 'src/pages/**/*.tsx'],
    rules: { 'react/jsx-no-literals': ['error', { noStrings: false, ignoreProps: true }] },
  },
  {
    files: ['src/{ui,pages}/**/*.tsx'],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { posy: { rules: { 'lone-text': loneText } } },
    rules: { 'posy/lone-text': 'error' },
  },
  {
    // They are printed into the page by their own text, so each must be one function that needs nothing around it.
    files: [
      'src/next-internals/deferred-scripts/loader.ts',
      'src/ui/hydration/{early-requests,edited-fields,mend-page}.ts',
    ],
    rules: { 'max-lines-per-function': 'off' },
  },
  {
    files: ['src/{domain,application}/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', ...OUTSIDE_WORLD],
      'no-restricted-syntax': ['error', ...CLOCK_AND_CHANCE, ...FORMATTERS],
    },
  },
  {
    files: ['src/{adapters,ui,pages}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...SETTINGS, ...UNCHECKED_NAMES, ...PARTS_OF_PAGES, ...FORMATTERS] },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...OWN_MODULES_MOCKED, ...FOCUSED_TESTS],
      'max-lines': ['error', { max: 400 }],
      'max-lines-per-function': 'off',
    },
  },
  {
    // Commands speak to a terminal, and one adapter keeps the log there.
    files: [
      'server/main.ts',
      'src/adapters/system/console-log.ts',
      'backend/{main,florist}.ts',
      'backend/seed/run.ts',
      'tools/illustrations/illustrate.ts',
      'middleware/main.ts',
    ],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { ecmaVersion: 2024, sourceType: 'module' },
    rules: {
      'max-lines': ['error', { max: 250 }],
      eqeqeq: 'error',
      'prefer-const': 'error',
      'no-unused-vars': 'error',
      'no-var': 'error',
    },
  },
  {
    // One list of import rules, each a few lines, reads best in one place.
    files: ['.dependency-cruiser.mjs'],
    rules: { 'max-lines': 'off' },
  },
);
