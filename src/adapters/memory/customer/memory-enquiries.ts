import type { Enquiries, EnquiryPage } from '../../../application/ports/customer';
import type { Failure } from '../../../application/ports/failures';
import type { Enquiry, KeptEnquiry } from '../../../domain/enquiries/enquiry';
import { readEnquiry } from '../../../domain/enquiries/read-enquiry';
import { londonMoment } from '../../../domain/delivery/calendar/london-time';
import { ok, type Result } from '../../../domain/shared/result';
import type { InMemoryStore } from '../in-memory-store';
import { rejected } from '../memory-wire';
import { NO_TOKEN, type CurrentToken } from './customer-records';

/** An enquiry as the in-memory store keeps it. */
export interface StoredEnquiry {
  /** Account of the sender; null for a guest. */
  readonly author: string | null;
  readonly enquiry: KeptEnquiry;
}

/** ms in which the same enquiry is stored once. */
const ONCE_WITHIN = 60 * 60_000;

export class MemoryEnquiries implements Enquiries {
  constructor(
    private readonly shop: InMemoryStore,
    private readonly who: CurrentToken = NO_TOKEN,
  ) {}

  send(enquiry: Enquiry): Promise<Result<void, Failure>> {
    return this.shop.wire.answer('enquiries.send', () => {
      const now = this.shop.now();
      const read = readEnquiry({ kind: enquiry.kind, typed: enquiry.fields }, londonMoment(now).date);
      if (!read.ok) return rejected('The enquiry is incomplete.');
      const account = this.shop.people.whoIs(this.who());
      const author = account.ok ? account.value.id : null;
      const kept = { ...read.value, story: enquiry.story };
      if (!this.isSentAlready(kept, now)) {
        this.shop.enquiries.unshift({ author, enquiry: { ...kept, sentAt: new Date(now).toISOString() } });
      }
      return ok(undefined);
    });
  }

  own(page: number, itemsPerPage: number): Promise<Result<EnquiryPage, Failure>> {
    return this.shop.answerCustomer('enquiries.own', this.who, ({ id }) => {
      const own = this.shop.enquiries.filter(({ author }) => author === id).map(({ enquiry }) => enquiry);
      const first = (page - 1) * itemsPerPage;
      return ok({
        enquiries: own.slice(first, first + itemsPerPage),
        totalPages: Math.ceil(own.length / itemsPerPage),
      });
    });
  }

  private isSentAlready(enquiry: Enquiry, now: number): boolean {
    return this.shop.enquiries.some(({ enquiry: { sentAt, ...sent } }) => {
      const isRecent = Date.parse(sentAt) > now - ONCE_WITHIN;
      return isRecent && JSON.stringify(sent) === JSON.stringify(enquiry);
    });
  }
}
