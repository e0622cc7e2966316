import type { ShopContext } from '../commerce/graphql/shop-context';
import { ACCOUNT_EMAILS } from './queue-account-emails';
import { enquiryEmails } from './queue-enquiry-emails';
import { type MailSettings, orderEmails } from './queue-order-emails';

/** Every email that a request can queue. */
export function shopEmails(settings: MailSettings): ShopContext['emails'] {
  return { ...orderEmails(settings), ...enquiryEmails(settings), ...ACCOUNT_EMAILS };
}
