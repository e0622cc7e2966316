import { htmlInStore } from '../../../src/ui/html-in-store';

test.each([
  ['<a href="/terms">x</a>', '<a href="/ie/terms">x</a>'],
  ['<a title="/a" href="/terms">x</a> <a href="/">y</a>', '<a title="/a" href="/ie/terms">x</a> <a href="/ie">y</a>'],
  ['<a href="tel:+44">x</a>', '<a href="tel:+44">x</a>'],
  ['<a href="https://a.test/b">x</a>', '<a href="https://a.test/b">x</a>'],
  ['<p>href="/terms"</p>', '<p>href="/terms"</p>'],
])('in another store %s becomes %s', (html, linked) => {
  expect(htmlInStore('/ie', html)).toBe(linked);
  expect(htmlInStore('', html)).toBe(html);
});
