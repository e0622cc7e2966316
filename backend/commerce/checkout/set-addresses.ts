import { changeCart } from '../cart/open-cart';
import { ok, refuse, type Result } from '../result';
import type { ShopContext } from '../shop-context';
import { badInput, NOT_AUTHORISED, type ShopRefusal } from '../shop-refusal';
import { type AddressInput, readAddress, storeAddress } from './read-address';

export interface ShippingAddressInput {
  readonly address?: AddressInput | null;
  readonly customer_address_id?: number | null;
}

export interface BillingAddressInput extends ShippingAddressInput {
  readonly same_as_shipping?: boolean | null;
  readonly use_for_shipping?: boolean | null;
}

const has = (value: unknown): boolean => value !== null && value !== undefined;

function oneShippingAddress(inputs: readonly (ShippingAddressInput | null)[]): Result<AddressInput, ShopRefusal> {
  const [input, ...more] = inputs;
  if (!input) return refuse(badInput('Required parameter "shipping_addresses" is missing'));
  if (more.length > 0) return refuse(badInput('You cannot specify multiple shipping addresses.'));
  if (has(input.address) && has(input.customer_address_id)) {
    return refuse(
      badInput('The shipping address cannot contain "customer_address_id" and "address" at the same time.'),
    );
  }
  // Only a customer has an address book, and customers come with accounts.
  if (has(input.customer_address_id)) return refuse(NOT_AUTHORISED);
  return input.address
    ? ok(input.address)
    : refuse(badInput('The shipping address must contain either "customer_address_id" or "address".'));
}

/** S7-26. Says where the flowers go. The chosen way of delivery stays while it goes there too (`readCart` tells). */
export async function setShippingAddress(
  context: ShopContext,
  cartId: string,
  inputs: readonly (ShippingAddressInput | null)[],
): Promise<Result<null, ShopRefusal>> {
  const input = oneShippingAddress(inputs);
  if (!input.ok) return input;
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database }) => {
    const address = await readAddress(database, input.value);
    if (!address.ok) return address;
    await storeAddress(database, cartId, 'shipping', address.value);
    return ok(null);
  });
}

function refuseBilling(input: BillingAddressInput): ShopRefusal | null {
  if (has(input.address) && has(input.customer_address_id)) {
    return badInput('The billing address cannot contain "customer_address_id" and "address" at the same time.');
  }
  if (has(input.customer_address_id)) return NOT_AUTHORISED;
  if (has(input.address) || input.same_as_shipping === true) return null;
  return badInput('The billing address must contain either "customer_address_id", "address", or "same_as_shipping".');
}

/** S7-28. Says where the invoice goes: an address, or (`same_as_shipping`) where the flowers go. */
export async function setBillingAddress(
  context: ShopContext,
  cartId: string,
  input: BillingAddressInput,
): Promise<Result<null, ShopRefusal>> {
  const refusal = refuseBilling(input);
  if (refusal !== null) return refuse(refusal);
  return changeCart<null, ShopRefusal>(context, cartId, async ({ database }) => {
    // The address book of the storefront sends both; what was written wins, as the shopper saw it.
    if (input.address) {
      const address = await readAddress(database, input.address);
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
    await storeAddress(database, cartId, 'billing', address);
    return ok(null);
  });
}
