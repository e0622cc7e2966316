import type { AddressBook } from '../../../application/ports/customer';
import type { Failure } from '../../../application/ports/failures';
import type { BookAddress, SavedAddress } from '../../../domain/address/saved-address';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { allOfThem, decodeQuery, decodeResponse } from '../decode-response';
import { fromBookAddress, toSavedAddress } from './decode-saved-address';
import { toWireId, record, records, text } from '../wire-value';

export class MiddlewareAddressBook implements AddressBook {
  constructor(private readonly call: CallMiddleware) {}

  async all(): Promise<Result<readonly SavedAddress[], Failure>> {
    const answer = await this.call('getCustomerAddresses', []);
    const read = decodeQuery(answer, 'customer', (value) =>
      records(record(value, 'customer').addresses).map(toSavedAddress),
    );
    return !read.ok && read.reason.kind === 'not-found'
      ? refuse({ kind: 'unauthorised', message: read.reason.message })
      : read;
  }

  /** The response omits the names, so the submitted ones are used. */
  async add(address: BookAddress): Promise<Result<SavedAddress, Failure>> {
    return this.keep('createCustomerAddress', fromBookAddress(address), address);
  }

  async change(id: string, address: BookAddress): Promise<Result<SavedAddress, Failure>> {
    const addressId = toWireId(id);
    if (addressId === null) return unknown(id);
    return this.keep('updateCustomerAddress', { addressId, input: fromBookAddress(address) }, address);
  }

  async remove(id: string): Promise<Result<void, Failure>> {
    const addressId = toWireId(id);
    if (addressId === null) return unknown(id);
    const method = 'deleteCustomerAddress';
    return decodeResponse(await this.call(method, [addressId]), method, () => undefined, allOfThem);
  }

  private async keep(method: string, argument: object, given: BookAddress): Promise<Result<SavedAddress, Failure>> {
    const answer = await this.call(method, [argument]);
    const id = decodeResponse(answer, method, (value) => text(record(value, method).id, 'id'), allOfThem);
    return id.ok ? ok({ ...given, id: id.value }) : id;
  }
}

function unknown(id: string): Result<never, Failure> {
  return refuse({ kind: 'not-found', message: `There is no address "${id}".` });
}
