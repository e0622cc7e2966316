import { getServerSideProps as list } from '../../../../src/pages/customer/addresses-details';
import { getServerSideProps as create } from '../../../../src/pages/customer/addresses-details/create';
import { getServerSideProps as edit } from '../../../../src/pages/customer/addresses-details/edit/[addressId]';
import { aCustomer, anAccount, aSavedAddress, signedIn } from '../../../builders/a-customer';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const LIST = '/customer/addresses-details';

/** A customer with two addresses, and another one with the address 9. */
function customerShop() {
  const data = aServerApp();
  const addresses = [aSavedAddress({ id: '7' }), aSavedAddress({ id: '8', isDefaultBilling: true })];
  signedIn(data, { addresses });
  anAccount(data.shop, {
    customer: aCustomer({ email: 'bea@example.org' }),
    addresses: [aSavedAddress({ id: '9' })],
  });
  return { ...data, cookie: `vsf-customer=${data.visitor.token()}` };
}

test('S1-9 S2-28 the list has the addresses, default ones first, and what a form has done', async () => {
  const { cookie } = customerShop();
  const { props } = await askedPage<object>(list, `${LIST}?account=address-removed`, { cookie });
  expect(props).toMatchObject({
    addresses: [{ id: '8' }, { id: '7' }],
    saved: 'address-removed',
    refusal: null,
  });
});

test('S1-9 addresses that cannot be loaded leave the page, with a link to try again', async () => {
  const { cookie, wire } = customerShop();
  wire.failNext('addressBook.all');
  const { props, status } = await askedPage<object>(list, LIST, { cookie });
  expect([status, props]).toMatchObject([200, { account: 'open', addresses: null }]);
});

test('S2-35 a saved address is edited, with its countries and regions', async () => {
  const { cookie } = customerShop();
  const { props } = await askedPage<object>(edit, `${LIST}/edit/7?addressId=7`, { cookie });
  expect(props).toMatchObject({ address: { id: '7' }, regions: [] });
  expect((props as { countries: object[] }).countries).toHaveLength(3);
});

test('S2-34 S2-35 forms while addresses cannot be loaded: a new one needs none, a saved one is asked for again', async () => {
  const { cookie, wire } = customerShop();
  wire.failNext('addressBook.all');
  const added = await askedPage<object>(create, `${LIST}/create`, { cookie });
  expect([added.status, added.props]).toMatchObject([200, { account: 'open', address: null }]);
  wire.failNext('addressBook.all');
  const edited = await askedPage<object>(edit, `${LIST}/edit/7?addressId=7`, { cookie });
  expect([edited.status, edited.props]).toMatchObject([200, { account: 'open', unread: '7' }]);
});

test.each(['9', '10', '1e9', '..', '%00', '', 'constructor'])(
  "S2-35 the address %j, another customer's or none, is a 404",
  async (id) => {
    const { cookie } = customerShop();
    const answer = await askedPage<object>(edit, `${LIST}/edit/x?addressId=${encodeURIComponent(id)}`, { cookie });
    expect([answer.status, answer.props]).toMatchObject([404, { failure: 404 }]);
  },
);

test('S2-34 S3-61 a new address begins in the country of the last one, else in that of the store', async () => {
  const { cookie } = customerShop();
  const at = async (path: string, cookies: string) =>
    (await askedPage<object>(create, path, { cookie: cookies })).props;
  expect(await at(`${LIST}/create`, cookie)).toMatchObject({ address: null, homeCountry: 'GB', regions: [] });
  expect(await at(`/ie${LIST}/create`, cookie)).toMatchObject({ homeCountry: 'IE', regions: [{}, {}] });
  expect(await at(`${LIST}/create`, `${cookie}; vsf-country=IE`)).toMatchObject({ homeCountry: 'IE' });
});

test('the form is there when the countries could not be loaded', async () => {
  const { cookie, wire } = customerShop();
  wire.failNext('countries.all');
  const { props, status } = await askedPage<object>(create, `${LIST}/create`, { cookie });
  expect([status, props]).toMatchObject([200, { countries: [] }]);
});
