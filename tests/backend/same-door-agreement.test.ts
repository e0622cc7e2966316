import fc from 'fast-check';
import { isSameAddress as backendSays } from '../../backend/commerce/address/read-address';
import { isSameAddress as storefrontSays } from '../../src/domain/address/address';
import { anAddress } from '../builders/an-address';

type Address = ReturnType<typeof anAddress>;

/** As the storefront sends it: empty lines are left out. */
const stored = ({ firstName, lastName, street, apartment, city, postcode, countryCode }: Address) => ({
  firstname: firstName,
  lastname: lastName,
  street: [street, apartment].filter((line) => line.trim() !== '').join('\n'),
  city,
  postcode,
  country_code: countryCode,
});

/** Few words in many spellings, so that pairs are often the same door. */
const spelt = (...words: readonly string[]) =>
  fc
    .tuple(fc.constantFrom(...words), fc.constantFrom('', ' '), fc.boolean(), fc.constantFrom(' ', '  '))
    .map(([word, edge, isUpper, gap]) => {
      const text = word.replaceAll(' ', gap);
      return `${edge}${isUpper ? text.toUpperCase() : text}${edge}`;
    });

const addresses = fc.record({
  firstName: spelt('Ann', 'Bea'),
  lastName: spelt('Lee'),
  street: spelt('12 North Street', '14 North Street'),
  apartment: spelt('', 'Flat 2'),
  city: spelt('Chichester'),
  postcode: spelt('PO19 1LB', 'PO191LB', 'PO19 1LA'),
  countryCode: fc.constantFrom('GB', 'IE'),
});

test('storefront and backend agree on which addresses are the same door', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(addresses, addresses, (one, other) => {
      const [a, b] = [anAddress(one), anAddress(other)];
      const isSame = storefrontSays(a, b);
      seen.add(isSame);
      expect(backendSays(stored(a), stored(b))).toBe(isSame);
    }),
    { numRuns: 2_000, seed: 7 },
  );
  expect([...seen].sort()).toEqual([false, true]);
});
