import { makeOpenContentPage } from '../../../../src/application/content/open-content-page';
import { ok } from '../../../../src/domain/shared/result';
import { aContentPage } from '../../../builders/a-content-page';
import { aShop } from '../../../builders/a-shop';

test.each(['/terms', '/ie/terms'])(
  'S2-18, S2-37 %s is the page of terms, in whatever store it is read',
  async (path) => {
    const { content } = aShop({ pages: new Map([['terms', aContentPage()]]) });
    expect(await makeOpenContentPage({ content, storePrefixes: ['/ie'] })(path)).toEqual(ok(aContentPage()));
  },
);

test('a page that nobody wrote is not found', async () => {
  expect(await makeOpenContentPage(aShop())('/nobody-wrote-this')).toMatchObject({ reason: { kind: 'not-found' } });
});

test.each(['/', '/ie', '/ie/', '/terms.html', '/terms/more', '/Terms', `/${'a'.repeat(81)}`])(
  'the path %s can be no such page, so nobody is asked',
  async (path) => {
    const { content, wire } = aShop();
    const openContentPage = makeOpenContentPage({ content, storePrefixes: ['/ie'] });
    expect(await openContentPage(path)).toMatchObject({ reason: { kind: 'not-found' } });
    expect(wire.calls).toEqual([]);
  },
);

test('a content service that cannot be reached is a failure of its own', async () => {
  const { content, wire } = aShop();
  wire.cut();
  expect(await makeOpenContentPage({ content })('/terms')).toMatchObject({ reason: { kind: 'unreachable' } });
});
