import fc from 'fast-check';

/** What paths are made of: words of the shop, what RFC 3986 allows in a segment, escapes of one and of several bytes. */
const piece = fc.constantFrom(
  ...['flowers', 'women', 'default', 'fr', 'html', 'a', 'Z', '0', '9', '-', '.', '..', '_', '~', '!', '$', '&', "'"],
  ...['(', ')', '*', '+', ',', ';', '=', ':', '@', '%20', '%2F', '%2e', '%C3%A9', '%E6%BC%A2', '%00'],
);
const segment = fc.array(piece, { maxLength: 5 }).map((pieces) => pieces.join(''));

/** Any well-formed path, the root among them. The library's own `webPath` says the same, and takes most of a second to begin. */
export const anyPath = () => fc.array(segment, { maxLength: 5 }).map((segments) => `/${segments.join('/')}`);

/** Any well-formed address of the web, with and without query and fragment. */
export const anyAddress = () =>
  fc
    .record({
      scheme: fc.constantFrom('http', 'https'),
      host: fc.constantFrom('evil.test', 'assets.host', 'a.b.c.example', 'xn--caf-dma.example', '127.0.0.1', '[::1]'),
      port: fc.constantFrom('', ':8080', ':65535'),
      path: anyPath(),
      tail: fc.constantFrom('', '?', '?w=1&h=2', '?a=%20', '#', '#top', '?q=x#y'),
    })
    .map(({ scheme, host, port, path, tail }) => `${scheme}://${host}${port}${path}${tail}`);
