import type { AddressChoice } from '../../../../domain/address/saved-address';
import type { PickupChoice } from '../../../../domain/delivery/delivery-method';
import { defineAction } from '../../define-action';
import { Id, Optional, RecordOf } from '../../input-rules';
import { ShownCartInput } from '../cart/cart-form-fields';
import { CartAddressInput } from './cart-address-input';

/** An address, or the place where the order is collected. */
class DestinationInput extends CartAddressInput {
  @Optional() @Id() readonly pickupLocation?: string;
}

class DeliveryAddressInput extends ShownCartInput {
  @RecordOf(DestinationInput) readonly address!: AddressChoice | PickupChoice;
}

export const setDeliveryAddress = defineAction({
  name: 'set-delivery-address',
  access: 'own-cart',
  changes: true,
  input: DeliveryAddressInput,
  run: ({ scope: { useCases, session }, input: { cart, address } }) =>
    useCases.checkout.setDeliveryAddress(session.cartOf(cart), address),
});
