import { plantTree } from './planted-tree';

interface LintedFile {
  readonly filePath: string;
  readonly messages: readonly { readonly ruleId: string | null; readonly message: string }[];
}

/** A finding of Oxlint. */
interface Diagnostic {
  readonly filename: string;
  readonly code: string;
}

/** An ESLint rule, the folders where it applies, and a line that breaks it. */
const OFFENDERS: readonly (readonly [rule: string, path: string, code: string])[] = [
  ['no-restricted-globals', 'src/domain/cart/reads-settings.ts', `export const port = process.env.PORT;\n`],
  ['no-restricted-globals', 'src/domain/cart/sees-window.ts', `export const width = window.innerWidth;\n`],
  ['no-restricted-globals', 'src/application/cart/fetches.ts', `export const answer = () => fetch('/');\n`],
  ['no-restricted-globals', 'src/application/cart/logs.ts', `export const tell = () => console.log('x');\n`],
  ['no-restricted-syntax', 'src/domain/cart/reads-clock.ts', `export const today = () => new Date();\n`],
  ['no-restricted-syntax', 'src/domain/cart/reads-clock-again.ts', `export const now = () => Date.now();\n`],
  ['no-restricted-syntax', 'src/application/cart/takes-chances.ts', `export const luck = () => Math.random();\n`],
  [
    'no-restricted-syntax',
    'src/domain/cart/formats-early.ts',
    `export const NUMBERS = new Intl.NumberFormat('en-GB');\n`,
  ],
  [
    'no-restricted-syntax',
    'src/ui/formats-early.ts',
    `const names = new Intl.Locale('en-GB');\nexport const one = () => names;\n`,
  ],
  ['no-restricted-syntax', 'src/adapters/cookies/reads-settings.ts', `export const site = process.env.SITE_URL;\n`],
  [
    'no-restricted-syntax',
    'src/ui/view-models/lists-names.ts',
    `import { makeAutoObservable } from 'mobx';\nexport class Bouquet {\n  constructor() {\n    makeAutoObservable<this, 'stems'>(this, { stems: false });\n  }\n}\n`,
  ],
  [
    'no-restricted-syntax',
    'src/pages/draws-later.tsx',
    `import dynamic from 'next/dynamic';\nexport default dynamic(() => import('./cart'), { ssr: false });\n`,
  ],
  ['no-restricted-syntax', 'tests/unit/mocks-neighbour.ts', `jest.mock('../../src/domain/cart/reads-clock');\n`],
  ['no-restricted-syntax', 'tests/unit/hides-others.ts', `test.only('one', () => undefined);\n`],
  ['no-restricted-syntax', 'tests/browser/hides-others.ts', `test.describe.only('one', () => undefined);\n`],
  ['no-restricted-syntax', 'tests/ui/hides-others.ts', `fit('one', () => undefined);\n`],
  ['no-restricted-imports', 'src/pages/routes.ts', `export { default as Router } from 'next/router';\n`],
  ['react/jsx-no-literals', 'src/ui/screens/Words.tsx', `export const Words = () => <p>Send flowers</p>;\n`],
  [
    '@next/next/no-sync-scripts',
    'src/ui/components/Blocking.tsx',
    `export const Blocking = () => <script src="/blocking.js" />;\n`,
  ],
  ['jsx-a11y/alt-text', 'src/ui/components/Unnamed.tsx', `export const Unnamed = () => <img src="/rose.avif" />;\n`],
  [
    'max-lines',
    'src/domain/cart/long.ts',
    Array.from({ length: 251 }, (_, line) => `export const n${line} = ${line};\n`).join(''),
  ],
  [
    'max-lines-per-function',
    'src/domain/cart/long-function.ts',
    `export function long() {\n${'  String(1);\n'.repeat(60)}}\n`,
  ],
  ['@typescript-eslint/no-explicit-any', 'backend/anything.ts', `export const one = (value: any) => typeof value;\n`],
  [
    '@typescript-eslint/no-non-null-assertion',
    'middleware/insists.ts',
    `export const first = (list: string[]) => list[0]!;\n`,
  ],
  [
    'regexp/no-super-linear-move',
    'backend/finds-links.ts',
    String.raw`export const LINK = /:\/\/|www\.|[\p{L}\p{N}-]{3,}\.\p{L}{2,}|\.\p{L}{2,}\//iu;` + '\n',
  ],
  [
    'regexp/no-super-linear-backtracking',
    'src/ui/finds-words.ts',
    String.raw`export const WORDS = /^(?:\w+\s?)+$/;` + '\n',
  ],
  [
    'react-hooks/rules-of-hooks',
    'src/ui/components/Fickle.tsx',
    `import { useState } from 'react';\nexport function Fickle({ on }: { on: boolean }) {\n  if (on) useState(1);\n  return null;\n}\n`,
  ],
];

/** JSX with a text that a translator of the browser would take from under React, and the same text drawn so that it holds. */
const TEXTS: readonly (readonly [name: string, bad: string, good: string])[] = [
  ['Optional', `<p>{isOn && name} <i /></p>`, `<p>{isOn && <b>{name}</b>} <i /></p>`],
  ['Alternating', `<p><i />{isOn ? 'a' : 'b'}</p>`, `<p>{isOn ? 'a' : 'b'}</p>`],
  ['Changing', `<p>{name} {count}</p>`, `<p>{\`\${name} \${count}\`}</p>`],
  ['Spaced', `<p> {name}</p>`, `<p>{\` \${name}\`}</p>`],
  ['Fragment', `<div>{isOn && <>{someTexts.a}</>}</div>`, `<div>{isOn && <b>{someTexts.a}</b>}</div>`],
  ['Behind', `<p>{isOn && <i />}{someTexts.a}</p>`, `<p>{someTexts.a}{isOn && <i />}</p>`],
  ['Listed', `<p>{[name].map((one) => one)}</p>`, `<p>{[name].map((one) => <b key={one}>{one}</b>)}</p>`],
  ['Given', `<p><i />{node}</p>`, `<p><i />{element}</p>`],
  ['Drawn', `name`, `<b>{name}</b>`],
];
const componentOf = (name: string, jsx: string) => `import type { ReactElement, ReactNode } from 'react';
const someTexts = { a: 'A' };
interface Props { isOn: boolean; name: string; count: number; node: ReactNode; element: ReactElement | null }
export function ${name}({ isOn, name, count, node, element }: Props) {
  void [isOn, name, count, node, element, someTexts];
  return ${jsx};
}
`;
const textPath = (name: string, isGood: boolean) => `src/ui/components/${name}${isGood ? 'Well' : ''}.tsx`;

/** The same for the rules that need types, which Oxlint checks. */
const TYPED_OFFENDERS: typeof OFFENDERS = [
  [
    'no-floating-promises',
    'server/floats.ts',
    `const work = async () => 1;\nexport function start() {\n  work();\n}\n`,
  ],
  [
    'switch-exhaustiveness-check',
    'src/domain/cart/forgets.ts',
    `type Kind = 'a' | 'b';\nexport function word(kind: Kind): string {\n  switch (kind) {\n    case 'a':\n      return 'A';\n  }\n  return '';\n}\n`,
  ],
  [
    'no-unsafe-assignment',
    'backend/trusts.ts',
    `export function read(text: string) {\n  const cart = JSON.parse(text);\n  return typeof cart;\n}\n`,
  ],
];

describe('lint rules', () => {
  let linted: readonly LintedFile[];
  let typed: readonly Diagnostic[];
  beforeAll(async () => {
    const tree = plantTree(
      Object.fromEntries([
        ...[...OFFENDERS, ...TYPED_OFFENDERS].map(([, path, code]) => [path, code]),
        ...TEXTS.flatMap(([name, bad, good]) => [
          [textPath(name, false), componentOf(name, bad)],
          [textPath(name, true), componentOf(name, good)],
        ]),
      ]),
    );
    try {
      linted = JSON.parse(await tree.run('eslint/bin/eslint.js', ['--format', 'json', '.'])) as LintedFile[];
      const found = JSON.parse(await tree.run('oxlint/bin/oxlint', ['--format', 'json'])) as {
        readonly diagnostics: readonly Diagnostic[];
      };
      typed = found.diagnostics;
    } finally {
      tree.remove();
    }
  }, 120_000);

  test.each(OFFENDERS)('%s reports %s', (rule, path) => {
    const found = linted.find((file) => file.filePath.endsWith(`/${path}`))?.messages ?? [];
    expect(found.map((one) => one.ruleId)).toContain(rule);
  });

  test.each(TEXTS)('posy/lone-text tells %s from the same text well drawn', (name) => {
    const rulesOn = (path: string) =>
      linted.find((file) => file.filePath.endsWith(`/${path}`))?.messages.map(({ ruleId }) => ruleId);
    expect(rulesOn(textPath(name, false))).toContain('posy/lone-text');
    expect(rulesOn(textPath(name, true))).toEqual([]);
  });

  test.each(TYPED_OFFENDERS)('%s, which needs types, reports %s', (rule, path) => {
    const found = typed.filter(({ filename }) => filename === path);
    expect(found.map(({ code }) => code)).toContain(`typescript(${rule})`);
  });

  test('reports files that cannot be parsed as TypeScript instead of passing them', () => {
    expect(linted.flatMap((file) => file.messages.filter((one) => one.ruleId === null))).toEqual([]);
  });
});
