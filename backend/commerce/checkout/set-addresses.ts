import type { ShopDatabase } from '../../database/shop-database';
import { changeCart } from '../cart/open-cart';
import { findAddress, saveAddress } from '../address/address-book';
import { PICKUP_ADDRESS, PICKUP_LOCATION } from '../delivery/pickup';
import { ok, refuse, type Result } from '../../shared/result';
import type { ShopContext } from '../graphql/shop-context';
import { badInput, NOT_AUTHORISED, type ShopRefusal } from '../shared/shop-refusal';
import { type Address, type AddressInput, readAddress, storeAddress } from '../address/read-address';

export interface ShippingAddressInput {
  readonly address?: AddressInput | null;
  readonly customer_address_id?: number | null;
  readonly pickup_location_code?: string | null;
}

export interface BillingAddressInput extends Omit<ShippingAddressInput, 'pickup_location_code'> {
  readonly same_as_shipping?: boolean | null;
  readonly use_for_shipping?: boolean | null;
}

const has = (value: unknown): boolean => value !== null && value !== undefined;

function oneShippingAddress(
  inputs: readonly (ShippingAddressInput | null)[],
): Result<ShippingAddressInput, ShopRefusal> {
  const [input, ...more] = inputs;
  if (!input) return refuse(badInput('Required parameter "shipping_addresses" is missing'));
  if (more.length > 0) return refuse(badInput('You cannot specify multiple shipping addresses.'));
  if (has(input.address) && has(input.customer_address_id)) {
    return refuse(
      badInput('The shipping address cannot contain "customer_address_id" and "address" at the same time.'),
    );
  }
  const { pickup_location_code: pickup } = input;
  if (has(pickup)) {
    return pickup === PICKUP_LOCATION ? ok(input) : refuse(badInput(`There is no pickup location “${pickup}”.`));
  }
  return has(input.address) || has(input.customer_address_id)
    ? ok(input)
    : refuse(badInput('The shipping address must contain either "customer_address_id" or "address".'));
}

/** The shop for a pickup; else the entered address, saved in the address book if requested, or the chosen one of it. */
async function chosenAddress(
  database: ShopDatabase,
  { customer }: ShopContext,
  input: ShippingAddressInput,
): Promise<Result<Address, ShopRefusal>> {
  if (has(input.pickup_location_code)) return ok(PICKUP_ADDRESS);
  const id = input.customer_address_id ?? null;
  if (id !== null) {
    if (customer === null) return refuse(NOT_AUTHORISED);
    const found = await findAddress(database, customer.id, id);
    if (!found.ok) return found;
    return readAddress(database, { ...found.value, street: found.value.street.split('\n') }, found.value);
  }
  if (!input.address) return refuse(badInput('The address is missing.'));
  const address = await readAddress(database, input.address);
  const isKept = customer !== null && input.address.save_in_address_book === true;
  if (address.ok && isKept) await saveAddress(database, customer.id, address.value);
  return address;
}

/**
 * Sets the shipping address. The selected shipping method stays if it is available there too, which `readCart` checks.
 */
export async function setShippingAddress(
  context: ShopContext,
  cartId: string,
  inputs: readonly (ShippingAddressInput | null)[],
): Promise<Result<null, ShopRefusal>> {
  const input = oneShippingAddress(inputs);
  if (!input.ok) return input;
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database }) => {
    const address = await chosenAddress(database, context, input.value);
    if (!address.ok) return address;
    await storeAddress(database, cartId, 'shipping', address.value);
    return ok(null);
  });
}

function refuseBilling(input: BillingAddressInput): ShopRefusal | null {
  if (has(input.address) && has(input.customer_address_id)) {
    return badInput('The billing address cannot contain "customer_address_id" and "address" at the same time.');
  }
  if (has(input.address) || has(input.customer_address_id) || input.same_as_shipping === true) return null;
  return badInput('The billing address must contain either "customer_address_id", "address", or "same_as_shipping".');
}

/** Sets the billing address: a given one, or with `same_as_shipping` the shipping address. */
export async function setBillingAddress(
  context: ShopContext,
  cartId: string,
  input: BillingAddressInput,
): Promise<Result<null, ShopRefusal>> {
  const refusal = refuseBilling(input);
  if (refusal !== null) return refuse(refusal);
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database }) => {
    // A storefront with an address book may send both; the entered address wins, because the shopper saw that one.
    if (has(input.address) || has(input.customer_address_id)) {
      const address = await chosenAddress(database, context, input);
      if (!address.ok) return address;
      await storeAddress(database, cartId, 'billing', address.value);
      if (input.use_for_shipping === true) await storeAddress(database, cartId, 'shipping', address.value);
      return ok(null);
    }
    const shipping = await database
      .selectFrom('cart_addresses')
      .selectAll()
      .where('cart_id', '=', cartId)
      .where('kind', '=', 'shipping')
      .executeTakeFirst();
    if (shipping === undefined) {
      return refuse(
        badInput('Could not use the "same_as_shipping" option, because the shipping address has not been set.'),
      );
    }
    const { cart_id: _cart, kind: _kind, ...address } = shipping;
    if (address.company === PICKUP_ADDRESS.company && address.street === PICKUP_ADDRESS.street) {
      return refuse(badInput('The order is collected: the billing address must be given.'));
    }
    await storeAddress(database, cartId, 'billing', address);
    return ok(null);
  });
}
