import { serverApp } from '../../../../src/composition/server/create-server-app';
import { handleAction } from '../../../../src/adapters/http/handle-action';
import { aCustomer, aSavedAddress, signedIn } from '../../../builders/a-customer';
import { aServerApp } from '../../../composition/a-server-app';
import { runningFrontServer } from '../../../composition/opened-features';

const LIST = '/ie/customer/addresses-details';

let door: Awaited<ReturnType<typeof runningFrontServer>>;
let data: ReturnType<typeof aServerApp>;

beforeAll(async () => {
  door = await runningFrontServer((request, response) => {
    void handleAction(serverApp(), (request.url ?? '').split('/').at(-1) ?? '', request, response);
  });
});
beforeEach(() => {
  data = aServerApp({}, door.env);
  signedIn(data, {
    addresses: [aSavedAddress({ id: '7', extra: 'D' }), aSavedAddress({ id: '8', isDefaultBilling: true })],
  });
});
afterAll(() => door.close());

const kept = () => data.shop.people.withEmail(aCustomer().email)?.addresses ?? [];

async function sent(form: string, fields: Readonly<Record<string, string>>) {
  const body = new URLSearchParams({ ...fields, back: `${LIST}/create`, next: LIST }).toString();
  const answer = await door.post(`/api/actions/${form}`, body, {
    'content-type': 'application/x-www-form-urlencoded',
    cookie: `vsf-customer=${data.visitor.token()}`,
  });
  return answer.headers.get('location');
}

const TYPED = {
  firstName: 'Bea',
  lastName: 'Ray',
  street: '3 West Street',
  apartment: '',
  city: 'Dublin',
  region: 'D',
  postcode: 'D02 AF30',
  countryCode: 'IE',
  phone: '01 496 0000',
};

test('S1-9 S2-34 an address is added without scripts, and leads to the list', async () => {
  expect(await sent('add-address', { ...TYPED, isDefaultDelivery: 'on' })).toBe(`${LIST}?account=address-saved`);
  expect(kept().at(-1)).toMatchObject({
    ...TYPED,
    region: { id: 7, name: 'Dublin' },
    isDefaultDelivery: true,
    isDefaultBilling: false,
  });
});

test('S2-35 one is changed, and keeps the lines that the form does not show', async () => {
  const fields = { ...TYPED, id: '7', extra: 'D' };
  expect(await sent('change-address', fields)).toBe(`${LIST}?account=address-saved`);
  expect(kept()[0]).toMatchObject({ id: '7', firstName: 'Bea', extra: 'D' });
});

test('a refused address stays with its form, and only ours are led to', async () => {
  expect(await sent('add-address', { ...TYPED, countryCode: 'XX' })).toBe(
    `${LIST}/create?refused=rejected%7E%7EUNDEFINED`,
  );
  expect(kept()).toHaveLength(2);
  const elsewhere = { ...TYPED, next: 'https://evil.example/x' };
  const body = new URLSearchParams({ ...elsewhere, back: LIST }).toString();
  const answer = await door.post('/api/actions/add-address', body, {
    'content-type': 'application/x-www-form-urlencoded',
    cookie: `vsf-customer=${data.visitor.token()}`,
  });
  expect(answer.headers.get('location')).toBe('/?account=address-saved');
});

test('S2-28 an address is deleted, also one that is gone; a default one stays', async () => {
  expect(await sent('remove-address', { id: '7' })).toBe(`${LIST}/create?account=address-removed`);
  expect(await sent('remove-address', { id: '7' })).toBe(`${LIST}/create?account=address-removed`);
  expect(await sent('remove-address', { id: '8' })).toContain('refused=rejected');
  expect(kept().map(({ id }) => id)).toEqual(['8']);
});
