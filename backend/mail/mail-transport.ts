import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Selectable } from 'kysely';
import type { OrderTables } from '../database/sale-tables';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';

export type OutboxEmail = Selectable<OrderTables['outbox']>;

/** Sends an email. Rejects on failure: it is retried later. */
export type SendEmail = (email: OutboxEmail) => Promise<void>;

/** ms to wait for a mail server. */
const SEND_TIMEOUT = 10_000;

function toMessage(email: OutboxEmail) {
  return {
    from: { name: SHOP_CONTACT.name, address: SHOP_CONTACT.email },
    to: email.recipient,
    replyTo: email.reply_to ?? undefined,
    subject: email.subject,
    text: email.text,
    html: email.html,
    // A stable id: mail programs recognise a duplicate after a crash between sending and recording it.
    messageId: `<${email.reference}@posy.example>`,
    date: new Date(email.created_at),
  };
}

/** Sends through a mail server, `smtp://user:password@host:587`. */
export function smtpTransport(smtpUrl: string): SendEmail {
  return async (email) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: SEND_TIMEOUT,
      greetingTimeout: SEND_TIMEOUT,
      socketTimeout: SEND_TIMEOUT,
    });
    await transport.sendMail(toMessage(email));
  };
}

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Writes each email as a file that mail programs open. Files appear complete, once per email. */
export function folderTransport(folder: string): SendEmail {
  return async (email) => {
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
    const { message } = await transport.sendMail(toMessage(email));
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${email.reference}.eml`);
    await writeFile(`${file}.part`, message);
    await rename(`${file}.part`, file);
  };
}
