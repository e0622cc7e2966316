import { londonMoment, weekdayName } from '../../../../domain/delivery/calendar/london-time';
import { clockInWords } from '../delivery/delivery-days';
import { contactTexts } from './contact';

/** Texts for a shopper without a connection, of the offline page and of pages that the service worker has kept. */
export const offlineTexts = {
  title: 'You are offline',
  lead: 'This page needs a connection, and at the moment there is none.',
  hint: 'Pages that you have looked at in the last few days still open.',
  opensItself: 'As soon as the connection is back, this page opens by itself.',
  callUs: 'You can reach us by telephone:',
  /** `sent`: when the page came from the server, ms since 1970, less than a week ago. */
  keptFrom: (sent: number) =>
    `You are offline: this page is from ${weekdayName(sent)}, ${clockInWords(londonMoment(sent).minutes)}.`,
  keptHint: `Prices and stock may have changed since. To order, please call us on ${contactTexts.phone}.`,
} as const;
