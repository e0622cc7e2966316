import type { Enquiries, EnquiryPage, NoEnquiries } from '../../../application/ports/customer';
import type { Failure } from '../../../application/ports/failures';
import type { Enquiry } from '../../../domain/enquiries/enquiry';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import type { CallMiddleware } from '../call-middleware';
import { decodeQuery, decodeResponse } from '../decode-response';
import { OWN_ENQUIRIES, SEND_ENQUIRY } from '../documents/enquiry-documents';
import { isSchemaError } from '../query-with-fallback';
import { record } from '../wire-value';
import { fromEnquiry, toEnquiryPage } from './decode-enquiry';

/** A Magento takes no enquiries, and so keeps none. */
export class MiddlewareEnquiries implements Enquiries {
  constructor(private readonly call: CallMiddleware) {}

  async send(enquiry: Enquiry): Promise<Result<void, Failure | NoEnquiries>> {
    const argument = { mutation: SEND_ENQUIRY, mutationVariables: { input: fromEnquiry(enquiry) } };
    const answer = await this.call('customMutation', [argument]);
    if (isSchemaError(answer)) return refuse({ kind: 'not-offered' });
    return decodeResponse(answer, 'sendEnquiry', () => undefined);
  }

  async own(page: number, itemsPerPage: number): Promise<Result<EnquiryPage, Failure>> {
    const queryVariables = { pageSize: itemsPerPage, currentPage: page };
    const answer = await this.call('customQuery', [{ query: OWN_ENQUIRIES, queryVariables }]);
    if (isSchemaError(answer)) return ok({ enquiries: [], totalPages: 0 });
    return decodeQuery(answer, 'customer', (value) => toEnquiryPage(record(value, 'customer').enquiries));
  }
}
