import { makeLoadContentPage } from '../../../../src/application/content/load-content-page';
import { ok } from '../../../../src/domain/shared/result';
import { aContentPage } from '../../../builders/a-content-page';
import { aShop } from '../../../builders/a-shop';

test.each(['/terms', '/ie/terms'])('S2-18, S2-37 opens the terms page at %s in any store', async (path) => {
  const { content } = aShop({ pages: new Map([['terms', aContentPage()]]) });
  expect(await makeLoadContentPage({ content, storePrefixes: ['/ie'] })(path)).toEqual(ok(aContentPage()));
});

test('returns not-found for an unknown page', async () => {
  expect(await makeLoadContentPage(aShop())('/no-such-page')).toMatchObject({ reason: { kind: 'not-found' } });
});

test.each(['/', '/ie', '/ie/', '/terms.html', '/terms/more', '/Terms', `/${'a'.repeat(81)}`])(
  'returns not-found for the path %s without a request',
  async (path) => {
    const { content, wire } = aShop();
    const openContentPage = makeLoadContentPage({ content, storePrefixes: ['/ie'] });
    expect(await openContentPage(path)).toMatchObject({ reason: { kind: 'not-found' } });
    expect(wire.calls).toEqual([]);
  },
);

test('returns a failure when the CMS is unreachable', async () => {
  const { content, wire } = aShop();
  wire.disconnect();
  expect(await makeLoadContentPage({ content })('/terms')).toMatchObject({ reason: { kind: 'unreachable' } });
});
