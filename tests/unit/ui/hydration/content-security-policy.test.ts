import { pagePolicy } from '../../../../src/ui/hydration/content-security-policy';

const directive = (deliverySchedule: string, name: string) =>
  deliverySchedule.split('; ').find((one) => one.startsWith(`${name} `)) ?? `no ${name}`;

test('a shop without captcha allows no scripts from other sites', () => {
  const deliverySchedule = pagePolicy('');
  expect(deliverySchedule).not.toContain('https:');
  expect(directive(deliverySchedule, 'frame-src')).toBe('no frame-src');
});

test('S7-87 a shop with captcha allows its script and frame, by their paths, and nothing else', () => {
  const deliverySchedule = pagePolicy('', true);
  const hosts = deliverySchedule.match(/https:\/\/\S+?(?=[;\s]|$)/g) ?? [];
  expect(directive(deliverySchedule, 'script-src')).toContain('https://www.google.com/recaptcha/');
  expect(directive(deliverySchedule, 'frame-src')).toContain('https://www.google.com/recaptcha/');
  expect(hosts.every((host) => host.endsWith('/recaptcha/'))).toBe(true);
  expect(deliverySchedule).not.toContain('unsafe');
});
