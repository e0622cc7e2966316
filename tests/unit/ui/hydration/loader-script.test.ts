import { Linter } from 'eslint';
import { createHash } from 'node:crypto';
import { pagePolicy } from '../../../../src/ui/hydration/content-security-policy';
import { inlineScripts } from '../../../../src/next-internals/inline-scripts';
import { SPECULATION_RULES } from '../../../../src/domain/navigation/speculation-rules';
import { LOADER_SCRIPT } from '../../../../src/next-internals/deferred-scripts/loader-script';

const SCRIPTS = inlineScripts(undefined);

/** What every browser has, as far as the loader may lean on it. */
const BROWSER = [
  'window document Event Element HTMLElement HTMLFormElement HTMLInputElement HTMLSelectElement HTMLTextAreaElement',
  'KeyboardEvent AbortSignal FormData URLSearchParams JSON Promise Set Map Array Object String',
].flatMap((names) => names.split(' '));

/** Undeclared names in the script that are not browser globals. */
function undeclared(script: string): readonly string[] {
  const globals = Object.fromEntries(BROWSER.map((name) => [name, 'readonly'] as const));
  const found = new Linter().verify(script, {
    languageOptions: { globals, sourceType: 'script' },
    rules: { 'no-undef': 'error' },
  });
  return found.map(({ message }) => message);
}

describe('The loader as it is printed', () => {
  test('the policy allows exactly this text, the rules of links, and no other inline script', () => {
    const [loader, rules] = [LOADER_SCRIPT, SPECULATION_RULES].map(
      (text) => `'sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}'`,
    );
    expect(pagePolicy(SCRIPTS, '')).toContain(`script-src 'self' ${loader} ${rules};`);
    expect(pagePolicy(SCRIPTS, '')).not.toMatch(/unsafe|\*/);
  });

  test('the policy allows pictures from a configured host, and nothing else', () => {
    const plain = pagePolicy(SCRIPTS, '').split('; ');
    const withAssets = pagePolicy(SCRIPTS, 'https://assets.test').split('; ');
    expect(withAssets.filter((rule) => !plain.includes(rule))).toEqual(["img-src 'self' data: https://assets.test"]);
    expect(plain).toContain("img-src 'self' data:");
  });

  test('it refers to nothing outside itself but what every browser has', () => {
    expect(undeclared('(function(w){ helper(w) })(window)')).toEqual(["'helper' is not defined."]);
    expect(undeclared(LOADER_SCRIPT)).toEqual([]);
  });

  test('it neither ends its element nor holds anything that HTML would read otherwise', () => {
    expect(LOADER_SCRIPT).not.toMatch(/<\/script|<!--|\u2028|\u2029/i);
  });
});
