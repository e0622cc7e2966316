import type { AddressChoice } from '../../../../domain/address/saved-address';
import { defineAction } from '../../define-action';
import { Flag, Id, Nullable, RecordOf } from '../../input-rules';
import { ShownCartInput } from '../cart/cart-form-fields';
import { CartAddressInput } from './cart-address-input';

class ShippingCodesInput {
  @Id() readonly carrier!: string;
  @Id() readonly method!: string;
}

class BillingInput extends ShownCartInput {
  @RecordOf(CartAddressInput) readonly address!: AddressChoice;
  @Flag() readonly sameAsDelivery!: boolean;
  /** The shipping method chosen before; null for a virtual cart. */
  @Nullable() @RecordOf(ShippingCodesInput) readonly delivery!: ShippingCodesInput | null;
}

export const saveBilling = defineAction({
  name: 'save-billing',
  access: 'own-cart',
  changes: true,
  input: BillingInput,
  run: ({ scope: { useCases, session }, input: { cart, ...billing } }) =>
    useCases.checkout.saveBilling(session.cartOf(cart), billing),
});
