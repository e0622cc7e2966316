import { pagePolicy } from '../../../../src/ui/wake/content-security-policy';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((one) => one.startsWith(`${name} `)) ?? `no ${name}`;

test('a shop that asks nobody whether they are human lets no other house’s script in', () => {
  const policy = pagePolicy('');
  expect(policy).not.toContain('https:');
  expect(directive(policy, 'frame-src')).toBe('no frame-src');
});

test('S7-87 one that asks lets the captcha’s script and frame in, by their paths, and nothing else', () => {
  const policy = pagePolicy('', true);
  const hosts = policy.match(/https:\/\/\S+?(?=[;\s]|$)/g) ?? [];
  expect(directive(policy, 'script-src')).toContain('https://www.google.com/recaptcha/');
  expect(directive(policy, 'frame-src')).toContain('https://www.google.com/recaptcha/');
  expect(hosts.every((host) => host.endsWith('/recaptcha/'))).toBe(true);
  expect(policy).not.toContain('unsafe');
});
