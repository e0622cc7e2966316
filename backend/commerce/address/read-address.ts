import { plainName } from '../../../src/domain/text/person-name';
import { readTelephone } from '../../../src/domain/text/telephone';
import type { ShopDatabase } from '../../database/shop-database';
import type { AddressKind } from '../../database/sale-tables';
import type { CartAddress } from '../cart/cart-record';
import { refuseName } from '../customer/person-name';
import { isLongerThan } from '../shared/clean-text';
import { readAddressPostcode } from './address-postcode';
import { describePostcodeRefusal } from '../delivery/describe-refusals';
import { ok, refuse, type Result } from '../../shared/result';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';

/** An address as sent by a caller. */
export interface AddressInput {
  readonly city: string;
  readonly company?: string | null;
  readonly country_code: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly postcode?: string | null;
  readonly region?: string | null;
  readonly region_id?: number | null;
  readonly street: readonly (string | null)[];
  readonly telephone?: string | null;
  /** False unless requested: flowers mostly go to other people. */
  readonly save_in_address_book?: boolean | null;
}

export type Address = Omit<CartAddress, 'cart_id' | 'kind'>;

/** Names and number of an address that was stored, perhaps before there were rules for them. */
type StoredPerson = Pick<Address, 'firstname' | 'lastname'> & { readonly telephone: string };

const MAX_LENGTH = 255;
const MAX_STREET_LINES = 4;

/** Field, its name in messages; the first empty one is reported. */
const REQUIRED = [
  ['firstname', 'First name'],
  ['lastname', 'Last name'],
  ['city', 'Town or city'],
  ['telephone', 'Phone'],
] as const;

const clean = (text: string | null | undefined): string => plainName(text ?? '');

function refuseTexts(input: AddressInput, street: readonly string[]): ShopRefusal | null {
  for (const [field, name] of REQUIRED) {
    if (clean(input[field]) === '') return badInput(`"${name}" is required.`);
  }
  if (street.length === 0) return badInput('"Street" is required.');
  if (street.length > MAX_STREET_LINES)
    return badInput(`"Street Address" cannot contain more than ${MAX_STREET_LINES} lines.`);
  const texts = [
    input.firstname,
    input.lastname,
    input.city,
    input.telephone,
    input.company,
    input.postcode,
    input.region,
  ];
  const tooLong = [...texts, ...street].some((text) => isLongerThan(clean(text), MAX_LENGTH));
  if (tooLong) return badInput(`A line of an address takes at most ${MAX_LENGTH} characters.`);
  return null;
}

/** Names and number of an address, as `stored` has them, or as they are typed. */
function readPerson(
  { firstname, lastname, telephone }: AddressInput,
  stored: StoredPerson | null,
): Result<StoredPerson, ShopRefusal> {
  const person = { firstname: clean(firstname), lastname: clean(lastname), telephone: clean(telephone) };
  for (const field of ['firstname', 'lastname'] as const) {
    const refusal = stored?.[field] === person[field] ? null : refuseName(field, person[field]);
    if (refusal !== null) return refuse(refusal);
  }
  const number = stored?.telephone === person.telephone ? person.telephone : readTelephone(person.telephone);
  if (number === null) return refuse(badInput('"Phone" is not a telephone number.'));
  return ok({ ...person, telephone: number });
}

/** The region by its id, its code or its name, where the country has regions; elsewhere the given text. */
async function readRegion(
  database: ShopDatabase,
  country: string,
  input: AddressInput,
): Promise<Result<Pick<Address, 'region' | 'region_code' | 'region_id'>, ShopRefusal>> {
  const regions = await database.selectFrom('regions').selectAll().where('country_code', '=', country).execute();
  const text = clean(input.region);
  if (regions.length === 0) return ok({ region: text === '' ? null : text, region_code: null, region_id: null });
  const wanted = text.toLowerCase();
  const region = regions.find(
    (one) =>
      one.id === (input.region_id ?? null) ||
      ((input.region_id ?? null) === null && [one.code.toLowerCase(), one.name.toLowerCase()].includes(wanted)),
  );
  if (region !== undefined) return ok({ region: region.name, region_code: region.code, region_id: region.id });
  return refuse(
    badInput(
      text === '' && !input.region_id ? 'Region is required.' : 'Region is not available for the selected country',
    ),
  );
}

/**
 * Validates an address: no required field is empty, the country and its region exist, and the postcode is one of the
 * country. It decides who delivers, when and for how much, and is stored in its form. Names and number that are those of
 * `stored` are accepted as they are.
 */
export async function readAddress(
  database: ShopDatabase,
  input: AddressInput,
  stored: StoredPerson | null = null,
): Promise<Result<Address, ShopRefusal>> {
  const street = input.street.map(clean).filter((line) => line !== '');
  const refusal = refuseTexts(input, street);
  if (refusal !== null) return refuse(refusal);
  const person = readPerson(input, stored);
  if (!person.ok) return person;
  const code = input.country_code.trim().toUpperCase();
  const country = await database.selectFrom('countries').select('code').where('code', '=', code).executeTakeFirst();
  if (country === undefined) return refuse(badInput('Country is not available'));
  const region = await readRegion(database, code, input);
  if (!region.ok) return region;
  const postcode = readAddressPostcode(code, clean(input.postcode));
  if (!postcode.ok) return refuse(badInput(describePostcodeRefusal(postcode.reason)));
  return ok({
    ...region.value,
    ...person.value,
    company: clean(input.company) || null,
    street: street.join('\n'),
    city: clean(input.city),
    postcode: postcode.value || null,
    country_code: code,
  });
}

/** Stores an address on a cart, replacing the one of the same kind. */
export async function storeAddress(
  database: ShopDatabase,
  cartId: string,
  kind: AddressKind,
  address: Address,
): Promise<void> {
  await database.deleteFrom('cart_addresses').where('cart_id', '=', cartId).where('kind', '=', kind).execute();
  await database
    .insertInto('cart_addresses')
    .values({ ...address, cart_id: cartId, kind })
    .execute();
}

type DoorAddress = Pick<CartAddress, 'firstname' | 'lastname' | 'street' | 'city' | 'postcode' | 'country_code'>;

const comparable = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Whether two addresses are the same person at the same door, however they are typed. */
export function isSameAddress(one: DoorAddress, other: DoorAddress): boolean {
  const fields = ['firstname', 'lastname', 'street', 'city', 'country_code'] as const;
  const postcode = (address: DoorAddress): string => comparable(address.postcode).replaceAll(' ', '');
  return (
    fields.every((field) => comparable(one[field]) === comparable(other[field])) && postcode(one) === postcode(other)
  );
}
