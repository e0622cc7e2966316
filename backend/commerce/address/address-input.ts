import type { ShopDatabase } from '../../database/shop-database';
import { readAddress } from './read-address';
import { cleanLine, isLongerThan } from '../shared/clean-text';
import { ok, refuse, type Result } from '../../shared/result';
import { badInput, type ShopRefusal } from '../shared/shop-refusal';
import type { AddressRow } from '../customer/customer-row';

/** An address of the address book as sent by a caller; fields left out of a change stay as they are. */
export interface BookAddressInput {
  readonly firstname?: string | null;
  readonly middlename?: string | null;
  readonly lastname?: string | null;
  readonly prefix?: string | null;
  readonly suffix?: string | null;
  readonly company?: string | null;
  readonly street?: readonly (string | null)[] | null;
  readonly city?: string | null;
  readonly region?: {
    readonly region?: string | null;
    readonly region_code?: string | null;
    readonly region_id?: number | null;
  } | null;
  readonly postcode?: string | null;
  readonly country_code?: string | null;
  /** The legacy name of `country_code`. */
  readonly country_id?: string | null;
  readonly telephone?: string | null;
  readonly fax?: string | null;
  readonly vat_id?: string | null;
  readonly default_billing?: boolean | null;
  readonly default_shipping?: boolean | null;
}

export type BookAddress = Omit<AddressRow, 'id' | 'customer_id' | 'is_default_billing' | 'is_default_shipping'>;

const MAX_LENGTH = 255;
const EXTRAS = ['prefix', 'middlename', 'suffix', 'fax', 'vat_id'] as const;

const filled = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';

/** Required fields that are missing (in a new address) or emptied (in an existing one), in Magento's names. */
function missingParts(input: BookAddressInput, isNew: boolean): readonly string[] {
  const country = input.country_code === undefined ? input.country_id : input.country_code;
  const parts: readonly (readonly [string, unknown, boolean])[] = [
    ['firstname', input.firstname, filled(input.firstname)],
    ['lastname', input.lastname, filled(input.lastname)],
    ['street', input.street, (input.street ?? []).some(filled)],
    ['city', input.city, filled(input.city)],
    ['country_id', country, filled(country)],
    ['telephone', input.telephone, filled(input.telephone)],
  ];
  return parts.filter(([, sent, isFilled]) => !isFilled && (isNew || sent !== undefined)).map(([name]) => name);
}

const sent = <Value>(value: Value | undefined, before: Value): Value => (value === undefined ? before : value);

/** The region as sent; a changed country without a region has none. */
function regionOf(input: BookAddressInput, before: BookAddress | null, country: string) {
  if (input.region !== undefined) {
    return {
      region: filled(input.region?.region) ? input.region?.region : (input.region?.region_code ?? null),
      region_id: input.region?.region_id ?? null,
    };
  }
  const stays = before !== null && before.country_code === country;
  return { region: stays ? before.region : null, region_id: stays ? before.region_id : null };
}

/**
 * Validates an address for the address book. `before` is the address to change, null for a new one. Refuses missing
 * fields by Magento's names, then whatever a checkout would refuse.
 */
export async function readBookAddress(
  database: ShopDatabase,
  input: BookAddressInput,
  before: BookAddress | null,
): Promise<Result<BookAddress, ShopRefusal>> {
  const missing = missingParts(input, before === null);
  if (missing.length > 0) return refuse(badInput(`Required parameters are missing: ${missing.join(', ')}`));
  const country = (input.country_code ?? input.country_id ?? before?.country_code ?? '').toUpperCase();
  const typed = {
    ...regionOf(input, before, country),
    firstname: input.firstname ?? before?.firstname ?? '',
    lastname: input.lastname ?? before?.lastname ?? '',
    street: input.street ?? before?.street.split('\n') ?? [],
    city: input.city ?? before?.city ?? '',
    telephone: input.telephone ?? before?.telephone ?? '',
    company: sent(input.company, before?.company ?? null),
    postcode: sent(input.postcode, before?.postcode ?? null),
    country_code: country,
  };
  const read = await readAddress(database, typed, before);
  if (!read.ok) return read;
  const extras = { prefix: null, middlename: null, suffix: null, fax: null, vat_id: null } as Pick<
    BookAddress,
    (typeof EXTRAS)[number]
  >;
  for (const field of EXTRAS) {
    const text = cleanLine(sent(input[field], before?.[field] ?? null) ?? '');
    if (isLongerThan(text, MAX_LENGTH))
      return refuse(badInput(`A line of an address takes at most ${MAX_LENGTH} characters.`));
    extras[field] = text === '' ? null : text;
  }
  return ok({ ...read.value, ...extras });
}
