import type { SavedAddress } from '../../domain/address/saved-address';
import type { Result } from '../../domain/shared/result';
import type { Failure } from '../ports/failures';

/** Makes the address the default for deliveries or invoices. */
export type MakeDefault = (
  address: SavedAddress,
  what: 'delivery' | 'billing',
) => Promise<Result<SavedAddress, Failure>>;
