import type { Region } from '../../../../domain/address/address';
import { Id, Line, Nullable, Optional, OptionalWith, RecordOf, Text } from '../../input-rules';
import { RegionInput } from '../addresses/address-input';

const Typed = () => OptionalWith('savedAddressId', 'pickupLocation');

/** An entered address, or only the id of a saved one. */
export class CartAddressInput {
  @Optional() @Id() readonly savedAddressId?: string;
  @Typed() @Line() readonly firstName?: string;
  @Typed() @Line() readonly lastName?: string;
  @Typed() @Line() readonly street?: string;
  @Typed() @Line() readonly apartment?: string;
  @Typed() @Line() readonly city?: string;
  @Typed() @Nullable() @RecordOf(RegionInput) readonly region?: Region | null;
  @Typed() @Line() readonly postcode?: string;
  @Typed() @Text(2) readonly countryCode?: string;
  @Typed() @Line() readonly phone?: string;
}
