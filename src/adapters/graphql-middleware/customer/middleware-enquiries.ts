import type { EnquiryPage, Enquiries, NoEnquiries } from '../../../application/ports/customer';
import {
  ASKED_FIELDS,
  ENQUIRY_KINDS,
  enquiryKind,
  type Enquiry,
  type EnquiryField,
  type EnquiryKind,
  type KeptEnquiry,
} from '../../../domain/enquiries/enquiry';
import { number, optionalText, readEach, record, text, DecodingError, type WireRecord } from '../wire-value';
import type { Failure } from '../../../application/ports/failures';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { type CallMiddleware, type CallResponse, askAgain, isRefusedWhole, lacks } from '../call-middleware';
import { decodeQuery, decodeResponse } from '../decode-response';

/** What a customer has sent while signed in; our own addition. */
export const OWN_ENQUIRIES = `query posyOwnEnquiries($pageSize: Int, $currentPage: Int) {
  customer {
    enquiries(pageSize: $pageSize, currentPage: $currentPage) {
      items {
        about created_at story name email telephone date place people budget frequency funeral_director order_number
        message wanted
      }
      page_info { total_pages }
    }
  }
}`;

const WIRE_NAMES: Readonly<Record<EnquiryField, string>> = {
  date: 'date',
  place: 'place',
  people: 'people',
  director: 'funeral_director',
  frequency: 'frequency',
  budget: 'budget',
  order: 'order_number',
  message: 'message',
  wanted: 'wanted',
  name: 'name',
  email: 'email',
  phone: 'telephone',
};

/** Gives the florist an enquiry of a kind; our own addition, whose types no Magento has. */
const sendingOf = (kind: EnquiryKind): string => {
  const optional = [...ASKED_FIELDS[kind].map(({ field }) => WIRE_NAMES[field]), 'story'].filter(
    (name) => name !== 'email' && name !== 'name',
  );
  const given = ['email', 'name', ...optional].map((name) => `${name}: $${name}`).join(', ');
  const declared = ['$email: String!', '$name: String!', ...optional.map((name) => `$${name}: String`)].join(', ');
  const name = `posySend${kind.charAt(0).toUpperCase()}${kind.slice(1)}Enquiry`;
  return `mutation ${name}(${declared}) {
    sendEnquiry(input: { about: ${kind.toUpperCase()}, ${given} }) { is_received }
  }`;
};

/** A document for each kind, in the order of `ENQUIRY_KINDS`. */
export const SEND_ENQUIRY: readonly string[] = ENQUIRY_KINDS.map(sendingOf);

/** The variables of `SEND_ENQUIRY`; what was left empty is left out. */
export function fromEnquiry({ kind, fields, story }: Enquiry): WireRecord {
  const filled = ASKED_FIELDS[kind].flatMap(({ field }) => {
    const value = fields[field] ?? '';
    return value === '' ? [] : [[WIRE_NAMES[field], value] as const];
  });
  return { ...Object.fromEntries(filled), ...(story !== null && { story }) };
}

function toEnquiryPage(value: unknown): EnquiryPage {
  const wire = record(value, 'enquiries');
  const info = record(wire.page_info, 'paging of enquiries');
  return { enquiries: readEach(wire.items, toEnquiry), totalPages: number(info.total_pages ?? 0, 'pages') };
}

function toEnquiry(wire: WireRecord): KeptEnquiry {
  const kind = enquiryKind(text(wire.about, 'kind of an enquiry').toLowerCase());
  if (kind === null) throw new DecodingError('the kind of an enquiry is not known');
  const fields = ASKED_FIELDS[kind].map(({ field }) => [field, optionalText(wire[WIRE_NAMES[field]]) ?? ''] as const);
  return {
    kind,
    fields: Object.fromEntries(fields),
    story: optionalText(wire.story),
    sentAt: text(wire.created_at, 'time of an enquiry'),
  };
}

/** A Magento takes no enquiries, and so keeps none. */
export class MiddlewareEnquiries implements Enquiries {
  constructor(private readonly call: CallMiddleware) {}

  async send(enquiry: Enquiry, captcha: string | null = null): Promise<Result<void, Failure | NoEnquiries>> {
    const mutation = SEND_ENQUIRY[ENQUIRY_KINDS.indexOf(enquiry.kind)];
    const proof = captcha === null ? {} : { recaptchaToken: captcha };
    const argument = { mutation, mutationVariables: fromEnquiry(enquiry), ...proof };
    const answer = await this.call('customMutation', [argument], true);
    if (await lacks(answer, () => this.askOwn(1, 1))) return refuse({ kind: 'not-offered' });
    return decodeResponse(answer, 'sendEnquiry', () => undefined);
  }

  async own(page: number, itemsPerPage: number): Promise<Result<EnquiryPage, Failure>> {
    const answer = await this.askOwn(page, itemsPerPage);
    if (isRefusedWhole(answer)) return ok({ enquiries: [], totalPages: 0 });
    return decodeQuery(answer, 'customer', (value) => toEnquiryPage(record(value, 'customer').enquiries));
  }

  private askOwn(currentPage: number, pageSize: number): Promise<CallResponse> {
    return askAgain(this.call, { query: OWN_ENQUIRIES, queryVariables: { pageSize, currentPage } }, true);
  }
}
