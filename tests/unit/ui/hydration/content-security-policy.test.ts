import { pagePolicy } from '../../../../src/ui/hydration/content-security-policy';
import { inlineScripts } from '../../../../src/next-internals/inline-scripts';

const SCRIPTS = inlineScripts(undefined);
const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? `no ${name}`;

test('a shop without captcha allows no scripts from other sites', () => {
  const policy = pagePolicy(SCRIPTS, '');
  expect(policy).not.toContain('https:');
  expect(directive(policy, 'frame-src')).toBe('no frame-src');
});

test('a page may load, run, frame and send nothing but what the shop needs, and names nothing twice', () => {
  const [scripts] = /'sha256-\S+' 'sha256-[^']+'/.exec(pagePolicy(SCRIPTS, '')) ?? [];
  expect(scripts).toBeDefined();
  expect(pagePolicy(SCRIPTS, 'https://assets.example').split('; ').sort()).toEqual([
    "base-uri 'none'",
    "default-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' data: https://assets.example",
    "object-src 'none'",
    `script-src 'self' ${scripts}`,
  ]);
});

test('S7-87 a shop with captcha allows its script and frame, by their paths, and nothing else', () => {
  const policy = pagePolicy(SCRIPTS, '', true);
  const hosts = policy.match(/https:\/\/\S+?(?=[;\s]|$)/g) ?? [];
  expect(directive(policy, 'script-src')).toContain('https://www.google.com/recaptcha/');
  expect(directive(policy, 'frame-src')).toContain('https://www.google.com/recaptcha/');
  expect(hosts.every((host) => host.endsWith('/recaptcha/'))).toBe(true);
  expect(policy).not.toContain('unsafe');
});
