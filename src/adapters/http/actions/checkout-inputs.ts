import {
  AttemptKey,
  CaptchaToken,
  Flag,
  Id,
  Line,
  Nullable,
  Optional,
  OptionalWith,
  RecordOf,
  Text,
  Whole,
} from '../input-rules';
import { RegionInput } from './addresses/address-input';
import { ShownCartInput } from './cart-inputs';

const Typed = () => OptionalWith('savedAddressId', 'pickupLocation');

/** An entered address, or only the id of a saved one. */
export class AddressInput {
  @Optional() @Id() savedAddressId?: string;
  @Typed() @Line() firstName?: string;
  @Typed() @Line() lastName?: string;
  @Typed() @Line() street?: string;
  @Typed() @Line() apartment?: string;
  @Typed() @Line() city?: string;
  @Typed() @Nullable() @RecordOf(RegionInput) region?: RegionInput | null;
  @Typed() @Line() postcode?: string;
  @Typed() @Text(2) countryCode?: string;
  @Typed() @Line() phone?: string;
}

class DeliveryInput {
  @Id() carrier?: string;
  @Id() method?: string;
}

export class AttachEmailInput extends ShownCartInput {
  @Line() email?: string;
}

/** An address, or the place where the order is collected. */
class DestinationInput extends AddressInput {
  @Optional() @Id() pickupLocation?: string;
}

export class SetDeliveryAddressInput extends ShownCartInput {
  @RecordOf(DestinationInput) address?: DestinationInput;
}

export class ChooseShippingMethodInput extends ShownCartInput {
  @Id() carrier?: string;
  @Id() method?: string;
}

export class SaveBillingInput extends ShownCartInput {
  @RecordOf(AddressInput) address?: AddressInput;
  @Flag() sameAsDelivery?: boolean;
  @Nullable() @RecordOf(DeliveryInput) delivery?: DeliveryInput | null;
}

export class ChoosePaymentInput extends ShownCartInput {
  @Id() code?: string;
}

export class PlaceOrderInput {
  @Id() cart?: string;
  @Id() digest?: string;
  @Id() payment?: string;
  @Optional() @AttemptKey() attempt?: string;
  @Optional() @CaptchaToken() captchaToken?: string | null;
}

export class TraceOrderInput {
  @Id() cart?: string;
  @Optional() @Nullable() @AttemptKey() attempt?: string | null;
  @Optional() @Whole(0, Number.MAX_SAFE_INTEGER) ageMs?: number;
}
