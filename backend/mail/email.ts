import type { ShopDatabase } from '../database/shop-database';
import { visibleText } from '../../src/domain/text/visible-text';

/** One entry of a list: a line, its details, and a right-aligned amount. */
export interface EmailRow {
  readonly text: string;
  readonly details: readonly string[];
  readonly amount: string | null;
}

export interface EmailSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly rows: readonly EmailRow[];
  /** A link to a page of the shop. */
  readonly link?: { readonly text: string; readonly href: string };
}

/** An email before it is rendered as plain text or HTML. All fields are plain text, never markup. */
export interface Email {
  readonly subject: string;
  readonly greeting: string;
  readonly sections: readonly EmailSection[];
}

const WIDTH = 64;

const indented = (text: string, by: string): string => text.replace(/^/gm, by);

function rowAsText({ text, details, amount }: EmailRow): string {
  const gap = amount === null ? '' : ' '.repeat(Math.max(1, WIDTH - text.length - amount.length)) + amount;
  return [`${text}${gap}`, ...details.map((detail) => indented(detail, '    '))].join('\n');
}

/** The plain-text part of an email. */
export function emailAsText(message: Email): string {
  const sections = message.sections.map(({ heading, paragraphs, rows, link }) =>
    [
      heading.toUpperCase(),
      ...paragraphs,
      ...(link === undefined ? [] : [`${link.text}:\n${link.href}`]),
      ...(rows.length > 0 ? [rows.map(rowAsText).join('\n')] : []),
    ].join('\n\n'),
  );
  return `${[message.greeting, ...sections].join('\n\n\n')}\n`;
}

const escape = (text: string): string =>
  text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;')
    .replace(/\n/g, '<br>');

function rowAsHtml({ text, details, amount }: EmailRow): string {
  const lines = [escape(text), ...details.map((detail) => `<span style="color:#5d5a4f">${escape(detail)}</span>`)];
  const right = amount === null ? '' : escape(amount);
  return `<tr><td style="padding:6px 12px 6px 0;vertical-align:top">${lines.join('<br>')}</td><td style="padding:6px 0;text-align:right;vertical-align:top;white-space:nowrap">${right}</td></tr>`;
}

/** Shows a link together with its full URL, so that the reader can check and copy it. */
function linkAsHtml(link: EmailSection['link']): string {
  if (link === undefined) return '';
  const href = escape(link.href);
  return `<p style="margin:0 0 12px"><a href="${href}" style="color:#2f4a36;font-weight:bold">${escape(link.text)}</a><br><span style="color:#5d5a4f;word-break:break-all">${href}</span></p>`;
}

/** The HTML part of an email, without pictures or scripts, so that it looks alike in every mail program. */
export function emailAsHtml(message: Email): string {
  const sections = message.sections.map(({ heading, paragraphs, rows, link }) => {
    const table =
      rows.length === 0
        ? ''
        : `<table style="width:100%;border-collapse:collapse">${rows.map(rowAsHtml).join('')}</table>`;
    const texts = paragraphs.map((text) => `<p style="margin:0 0 12px">${escape(text)}</p>`).join('');
    return `<h2 style="font-size:17px;margin:28px 0 8px;color:#2f4a36">${escape(heading)}</h2>${texts}${linkAsHtml(link)}${table}`;
  });
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>${escape(message.subject)}</title></head><body style="margin:0;background:#f7f2e8;color:#2b2a26;font:16px/1.5 Georgia,serif"><div style="max-width:560px;margin:0 auto;padding:24px">${`<p style="font-size:19px">${escape(message.greeting)}</p>`}${sections.join('')}</div></body></html>`;
}

/** Due at once, whatever the shop's clock says. */
const DUE_NOW = '1970-01-01T00:00:00.000Z';

export interface AddressedEmail {
  readonly message: Email;
  /** Unique per email. */
  readonly reference: string;
  readonly recipient: string;
  readonly replyTo: string;
  /** The order's row id, for an email about an order. */
  readonly orderId: number | null;
  /** The text grants access, or is an enquiry's: it is deleted from the outbox once sent. */
  readonly isSecret: boolean;
}

/** Adds an email to the outbox, in the transaction of the change, so that neither exists without the other. */
export async function queueEmail(
  transaction: ShopDatabase,
  { message, reference, recipient, replyTo, orderId, isSecret }: AddressedEmail,
  now: number,
): Promise<void> {
  await transaction
    .insertInto('outbox')
    .values({
      order_id: orderId,
      reference,
      recipient,
      reply_to: replyTo,
      subject: visibleText(message.subject, ' '),
      text: visibleText(emailAsText(message), ' '),
      html: visibleText(emailAsHtml(message), ' '),
      created_at: new Date(now).toISOString(),
      next_try_at: DUE_NOW,
      attempts: 0,
      sent_at: null,
      last_error: null,
      is_secret: isSecret ? 1 : 0,
    })
    .execute();
}
