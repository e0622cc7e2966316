import { getServerSideProps as download } from '../../../../src/pages/customer/my-data/download';
import { getServerSideProps as page } from '../../../../src/pages/customer/my-data';
import { aCustomer, aSavedAddress, signedIn } from '../../../builders/a-customer';
import { anEnquiry } from '../../../builders/an-enquiry';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

/** A customer with that many orders of nothing. */
function customerShop(orders = 0) {
  const data = aServerApp();
  signedIn(data, { addresses: [aSavedAddress({ street: '1 High Street' })] });
  for (let index = 0; index < orders; index += 1) {
    const own = data.shop.openCustomerCart(() => data.visitor.token());
    if (own.ok) data.shop.sell(own.value);
  }
  const cookie = `vsf-customer=${data.visitor.token()}`;
  return {
    ...data,
    ask: (as: string) => askedPage(download, `/customer/my-data/download?as=${as}`, { cookie }),
    cookie,
  };
}

test('the page of a customer names the account', async () => {
  const { cookie } = customerShop();
  const { props } = await askedPage(page, '/customer/my-data?refused=rejected~~UNDEFINED', { cookie });
  expect(props).toMatchObject({ email: aCustomer().email, refusal: { kind: 'rejected' } });
});

test('everything kept is sent as a JSON file that nobody stores', async () => {
  const { ask } = customerShop(120);
  const { body, headers } = await ask('json');
  const data = JSON.parse(body) as { orders: readonly object[]; isComplete: boolean };
  expect(data).toMatchObject({
    customer: aCustomer(),
    addresses: [{ street: '1 High Street' }],
    wishes: [],
    reviews: [],
    isComplete: true,
  });
  expect(data.orders).toHaveLength(120);
  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="posy-\d{4}-\d{2}-\d{2}\.json"$/),
  });
});

test('the same is sent as a text to read', async () => {
  const { ask } = customerShop(1);
  const { body, headers } = await ask('text');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  for (const part of ['Name: Ann Lee', 'Email: ann@example.org', '1 High Street', 'Orders (1)', '000000001 of'])
    expect(body).toContain(part);
});

test('both files have the enquiries that the customer has sent', async () => {
  const { ask, enquiries } = customerShop();
  await enquiries.send({
    ...anEnquiry('wedding', { message: 'Peonies,\nif they are out.' }),
    story: 'A garden in June',
  });
  const { enquiries: kept } = JSON.parse((await ask('json')).body) as { enquiries: readonly object[] };
  expect(kept).toMatchObject([{ kind: 'wedding', story: 'A garden in June', fields: { place: 'Boxgrove Priory' } }]);
  const { body } = await ask('text');
  for (const part of ['Enquiries (1)', 'About: A garden in June', 'Peonies, / if they are out.'])
    expect(body).toContain(part);
});

test('a file is never sent with a part missing', async () => {
  const { ask, wire } = customerShop(1);
  wire.failNext('wishlists.page');
  expect((await ask('json')).status).toBe(503);
});
