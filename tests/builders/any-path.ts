import fc from 'fast-check';

/** Words, characters allowed by RFC 3986, and escapes of one and several bytes. */
const part = fc.constantFrom(
  ...['flowers', 'women', 'default', 'fr', 'html', 'a', 'Z', '0', '9', '-', '.', '..', '_', '~', '!', '$', '&', "'"],
  ...['(', ')', '*', '+', ',', ';', '=', ':', '@', '%20', '%2F', '%2e', '%C3%A9', '%E6%BC%A2', '%00'],
);
const segment = fc.array(part, { maxLength: 5 }).map((parts) => parts.join(''));

/** Any well-formed path; faster to create than fast-check's `webPath`. */
export const anyPath = () => fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);

/** Any well-formed URL, with and without query and fragment. */
export const anyUrl = () =>
  fc
    .record({
      scheme: fc.constantFrom('http', 'https'),
      host: fc.constantFrom('evil.test', 'assets.host', 'a.b.c.example', 'xn--caf-dma.example', '127.0.0.1', '[::1]'),
      port: fc.constantFrom('', ':8080', ':65535'),
      path: anyPath(),
      tail: fc.constantFrom('', '?', '?w=1&h=2', '?a=%20', '#', '#top', '?q=x#y'),
    })
    .map(({ scheme, host, port, path, tail }) => `${scheme}://${host}${port}${path}${tail}`);
