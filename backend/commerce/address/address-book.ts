import type { ShopDatabase } from '../../database/shop-database';
import { inTransaction } from '../../database/transaction';
import type { Address } from './read-address';
import { ok, refuse, type Result } from '../../shared/result';
import { badInput, noSuchEntity, type ShopRefusal } from '../shared/shop-refusal';
import { type BookAddressInput, readBookAddress } from './address-input';
import type { AddressRow } from '../customer/customer-row';

/** Few enough to show on one page. */
const MAX_ADDRESSES = 200;

export async function readAddresses(database: ShopDatabase, customerId: number): Promise<readonly AddressRow[]> {
  return database
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute();
}

/**
 * An address of a customer. The query itself checks the owner: an address of another customer looks like a missing one,
 * so that ids cannot be probed.
 */
export async function findAddress(
  database: ShopDatabase,
  customerId: number,
  id: number,
): Promise<Result<AddressRow, ShopRefusal>> {
  const row = await database
    .selectFrom('customer_addresses')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row === undefined ? refuse(noSuchEntity(`Could not find a address with ID "${id}"`)) : ok(row);
}

/** Serialises the changes of a customer's addresses: to be called before they are read. */
async function lockAddresses(transaction: ShopDatabase, customerId: number): Promise<void> {
  await transaction
    .updateTable('customers')
    .set((eb) => ({ email: eb.ref('email') }))
    .where('id', '=', customerId)
    .execute();
}

/** Unsets the default of each kind that the input sets. */
async function clearDefaults(transaction: ShopDatabase, customerId: number, input: BookAddressInput): Promise<void> {
  const addresses = transaction.updateTable('customer_addresses').where('customer_id', '=', customerId);
  if (input.default_billing === true) await addresses.set({ is_default_billing: 0 }).execute();
  if (input.default_shipping === true) await addresses.set({ is_default_shipping: 0 }).execute();
}

/**
 * Saves an address entered in a checkout unless it is in the book already or the book is full: an order never fails
 * because of it.
 */
export async function saveAddress(transaction: ShopDatabase, customerId: number, address: Address): Promise<void> {
  const own = await readAddresses(transaction, customerId);
  const isSame = (row: AddressRow): boolean =>
    (Object.keys(address) as (keyof Address)[]).every((field) => row[field] === address[field]);
  if (own.length >= MAX_ADDRESSES || own.some(isSame)) return;
  const nothing = { prefix: null, middlename: null, suffix: null, fax: null, vat_id: null };
  const defaults = { is_default_billing: 0, is_default_shipping: 0 } as const;
  await transaction
    .insertInto('customer_addresses')
    .values({ ...address, ...nothing, ...defaults, customer_id: customerId })
    .execute();
}

/** Adds an address to the address book. */
export async function createAddress(
  database: ShopDatabase,
  customerId: number,
  input: BookAddressInput,
): Promise<Result<AddressRow, ShopRefusal>> {
  return inTransaction<AddressRow, ShopRefusal>(database, async (transaction) => {
    await lockAddresses(transaction, customerId);
    const address = await readBookAddress(transaction, input, null);
    if (!address.ok) return address;
    if ((await readAddresses(transaction, customerId)).length >= MAX_ADDRESSES) {
      return refuse(badInput(`An address book holds at most ${MAX_ADDRESSES} addresses.`));
    }
    await clearDefaults(transaction, customerId, input);
    const row = await transaction
      .insertInto('customer_addresses')
      .values({
        ...address.value,
        customer_id: customerId,
        is_default_billing: input.default_billing === true ? 1 : 0,
        is_default_shipping: input.default_shipping === true ? 1 : 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return ok(row);
  });
}

/** Changes the fields of an address that were sent. */
export async function updateAddress(
  database: ShopDatabase,
  customerId: number,
  id: number,
  input: BookAddressInput,
): Promise<Result<AddressRow, ShopRefusal>> {
  return inTransaction<AddressRow, ShopRefusal>(database, async (transaction) => {
    await lockAddresses(transaction, customerId);
    const before = await findAddress(transaction, customerId, id);
    if (!before.ok) return before;
    const address = await readBookAddress(transaction, input, before.value);
    if (!address.ok) return address;
    await clearDefaults(transaction, customerId, input);
    const { is_default_billing: billing, is_default_shipping: shipping } = before.value;
    const row = await transaction
      .updateTable('customer_addresses')
      .set({
        ...address.value,
        is_default_billing: (input.default_billing ?? billing === 1) ? 1 : 0,
        is_default_shipping: (input.default_shipping ?? shipping === 1) ? 1 : 0,
      })
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .returningAll()
      .executeTakeFirstOrThrow();
    return ok(row);
  });
}

/** Deletes an address. A default address is refused: another one has to become the default first. */
export async function deleteAddress(
  database: ShopDatabase,
  customerId: number,
  id: number,
): Promise<Result<true, ShopRefusal>> {
  return inTransaction<true, ShopRefusal>(database, async (transaction) => {
    await lockAddresses(transaction, customerId);
    const found = await findAddress(transaction, customerId, id);
    if (!found.ok) return found;
    const { is_default_billing: billing, is_default_shipping: shipping } = found.value;
    const kind = billing === 1 ? 'billing' : shipping === 1 ? 'shipping' : null;
    if (kind !== null) {
      return refuse(badInput(`Customer Address ${id} is set as default ${kind} address and can not be deleted`));
    }
    await transaction
      .deleteFrom('customer_addresses')
      .where('id', '=', id)
      .where('customer_id', '=', customerId)
      .execute();
    return ok(true);
  });
}
