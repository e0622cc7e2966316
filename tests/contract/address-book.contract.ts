import { aBookAddress } from '../builders/a-customer';
import { POSTCODE_OF_REGIONS, type OpenHarness } from './harness';
import { NO_ADDRESSES } from './no-addresses';
import { signedIn } from './signed-in';
import { contract, present, reasonOf, valueOf } from './suite';

/** A backend whose schema lists all countries refuses another one as an error of the request, which explains nothing to a shopper. */
const NOT_KEPT = ['rejected', 'unreachable'];

export function addressBookContract(adapter: string, open: OpenHarness): void {
  contract(`Address books as kept by ${adapter}`, open, (h) => {
    const anOwner = async () => (await signedIn(h())).ports.addressBook;

    test("S7-18 a new customer's address book is empty", async () => {
      expect(valueOf(await (await anOwner()).all())).toEqual([]);
    });

    test('S7-19 S3-49 an added address is stored as entered, with all four street lines', async () => {
      const book = await anOwner();
      const written = aBookAddress({ apartment: 'Flat 2', neighborhood: 'Old Town', extra: 'Rear' });
      const added = valueOf(await book.add(written));
      expect(added).toEqual({ ...written, id: added.id });
      expect(valueOf(await book.all())).toEqual([added]);
    });

    test('a region of a list is stored by its code', async () => {
      const book = await anOwner();
      const countryCode = await h().given.country('with-regions');
      const region = present(valueOf(await h().ports.countries.find(countryCode)).regions[0], 'region');
      const postcode = POSTCODE_OF_REGIONS;
      valueOf(await book.add(aBookAddress({ countryCode, region, postcode })));
      expect(valueOf(await book.all())[0]?.region).toEqual(region);
    });

    test('a free-text region is stored as text', async () => {
      const book = await anOwner();
      const region = { code: '', id: null, name: 'West Sussex' };
      valueOf(await book.add(aBookAddress({ region })));
      expect(valueOf(await book.all())[0]?.region).toEqual(region);
    });

    test('S7-20 changes an address in place', async () => {
      const book = await anOwner();
      const first = valueOf(await book.add(aBookAddress()));
      const second = valueOf(await book.add(aBookAddress({ street: '1 West Street', apartment: 'Flat 9' })));
      const changed = valueOf(await book.change(first.id, aBookAddress({ street: '5 East Street' })));
      expect(changed).toEqual({ ...first, street: '5 East Street' });
      expect(valueOf(await book.all())).toEqual(expect.arrayContaining([changed, second]));
    });

    test('S7-20 a free-text region can be removed', async () => {
      const book = await anOwner();
      const { id } = valueOf(await book.add(aBookAddress({ region: { code: '', id: null, name: 'West Sussex' } })));
      const changed = valueOf(await book.change(id, aBookAddress()));
      expect(changed.region).toBeNull();
      expect(valueOf(await book.all())).toEqual([changed]);
    });

    test('S7-22 there is one default of each kind: setting another replaces it', async () => {
      const book = await anOwner();
      const first = valueOf(await book.add(aBookAddress({ isDefaultDelivery: true, isDefaultBilling: true })));
      const second = valueOf(await book.add(aBookAddress({ street: '1 West Street' })));
      const { id, ...written } = second;
      valueOf(await book.change(id, { ...written, isDefaultDelivery: true }));
      const flags = new Map(
        valueOf(await book.all()).map((one) => [one.id, [one.isDefaultDelivery, one.isDefaultBilling]]),
      );
      expect(flags.get(first.id)).toEqual([false, true]);
      expect(flags.get(second.id)).toEqual([true, false]);
    });

    test('S7-21 a removed address no longer exists and cannot be removed or changed again', async () => {
      const book = await anOwner();
      const { id } = valueOf(await book.add(aBookAddress()));
      valueOf(await book.remove(id));
      expect(valueOf(await book.all())).toEqual([]);
      expect(reasonOf(await book.remove(id)).kind).toBe('not-found');
      expect(reasonOf(await book.change(id, aBookAddress())).kind).toBe('not-found');
    });

    test("another customer's address is not-found, like one that does not exist", async () => {
      const owner = await anOwner();
      const kept = valueOf(await owner.add(aBookAddress()));
      const stranger = await anOwner();
      for (const id of [kept.id, '987654', 'no-number']) {
        expect(reasonOf(await stranger.change(id, aBookAddress({ city: 'Elsewhere' }))).kind).toBe('not-found');
        expect(reasonOf(await stranger.remove(id)).kind).toBe('not-found');
      }
      expect(valueOf(await owner.all())).toEqual([kept]);
      expect(valueOf(await stranger.all())).toEqual([]);
    });

    test.each(NO_ADDRESSES)('an address %s is refused, and the address book is unchanged', async (_what, overrides) => {
      const book = await anOwner();
      const countryCode = await h().given.country('with-regions');
      const [region = null] = valueOf(await h().ports.countries.find(countryCode)).regions;
      const there = { countryCode, region, postcode: POSTCODE_OF_REGIONS };
      const kept = valueOf(await book.add(aBookAddress(there)));
      const refused = aBookAddress({ ...there, ...overrides });
      const kinds = 'countryCode' in overrides ? NOT_KEPT : ['rejected'];
      expect(kinds).toContain(reasonOf(await book.add(refused)).kind);
      expect(kinds).toContain(reasonOf(await book.change(kept.id, refused)).kind);
      expect(valueOf(await book.all())).toEqual([kept]);
    });

    test.each(['isDefaultDelivery', 'isDefaultBilling'] as const)(
      'S7-21 a default address (%s) cannot be removed until another replaces it',
      async (kind) => {
        const book = await anOwner();
        const { id } = valueOf(await book.add(aBookAddress({ [kind]: true })));
        expect(reasonOf(await book.remove(id)).kind).toBe('rejected');
        const next = valueOf(await book.add(aBookAddress({ [kind]: true, street: '1 West Street' })));
        valueOf(await book.remove(id));
        expect(valueOf(await book.all())).toEqual([next]);
      },
    );

    test('S6-5 a guest has no address book', async () => {
      const { addressBook: book } = (await h().given.visitor()).ports;
      const answers = [await book.all(), await book.add(aBookAddress()), await book.remove('7')];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unauthorised'));
    });

    test('is unreachable without a backend', async () => {
      const { addressBook: book } = await h().given.unreachable();
      const answers = [
        await book.all(),
        await book.add(aBookAddress()),
        await book.change('7', aBookAddress()),
        await book.remove('7'),
      ];
      expect(answers.map((answer) => reasonOf(answer).kind)).toEqual(answers.map(() => 'unreachable'));
    });
  });
}
