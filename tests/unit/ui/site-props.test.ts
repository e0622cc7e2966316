import { inStore } from '../../../src/ui/site-props';

test.each([
  ['', '/', '/'],
  ['', '/flowers.html', '/flowers.html'],
  ['/de', '/', '/de'],
  ['/de', '/cart', '/de/cart'],
  ['/de', 'tel:+441632960417', 'tel:+441632960417'],
  ['/de', 'https://maps.example/', 'https://maps.example/'],
  ['/de', '//elsewhere.example', '//elsewhere.example'],
  ['/de', '#content', '#content'],
])('a link of the store "%s" to %s points to %s', (prefix, path, address) => {
  expect(inStore(prefix, path)).toBe(address);
});
