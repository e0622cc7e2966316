import type { Failure } from '../../../application/ports/failures';
import type { Newsletter } from '../../../application/ports/customer';
import type { NewsletterStatus } from '../../../domain/customer/customer';
import { refuse, type Result } from '../../../domain/shared/result';
import { type CallMiddleware, namesUnknown } from '../call-middleware';
import { allOfThem, decodeResponse } from '../decode-response';
import { CONFIRM_NEWSLETTER } from './account-documents';
import { record, text, DecodingError } from '../wire-value';

const STATUSES: ReadonlyMap<string, NewsletterStatus> = new Map([
  ['NOT_ACTIVE', 'not-active'],
  ['SUBSCRIBED', 'subscribed'],
  ['UNCONFIRMED', 'unconfirmed'],
  ['UNSUBSCRIBED', 'unsubscribed'],
]);

export class MiddlewareNewsletter implements Newsletter {
  constructor(private readonly call: CallMiddleware) {}

  async subscribe(email: string, captcha: string | null = null): Promise<Result<NewsletterStatus, Failure>> {
    const method = 'subscribeEmailToNewsletter';
    const argument = { email, ...(captcha !== null && { recaptchaToken: captcha }) };
    return decodeResponse(await this.call(method, [argument]), method, (value) => {
      const status = STATUSES.get(text(record(value, method).status, 'status'));
      if (status === undefined) throw new DecodingError('the status of a subscription is not known');
      return status;
    });
  }

  async confirm(email: string, key: string): Promise<Result<void, Failure>> {
    const argument = { mutation: CONFIRM_NEWSLETTER, mutationVariables: { email, key } };
    const answer = await this.call('customMutation', [argument], true);
    // A Magento has no such links.
    if (namesUnknown(answer)) return refuse({ kind: 'rejected', code: 'UNDEFINED', message: '' });
    return decodeResponse(answer, 'confirmNewsletter', () => undefined, allOfThem);
  }
}
