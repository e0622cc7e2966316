import type { GiftCardEmails, SentGiftCard } from '../commerce/gift-card/send-gift-cards';
import { withoutLinks } from '../commerce/customer/person-name';
import { formatDay } from '../commerce/delivery/calendar-day';
import { poundsOf } from '../commerce/pricing/money';
import { type Email, type EmailSection, queueEmail } from './email';
import { SHOP_CONTACT } from '../commerce/store/shop-contact';

const section = (heading: string, ...paragraphs: readonly string[]): EmailSection => ({
  heading,
  paragraphs,
  rows: [],
});

/** To the recipient, with the code. */
function giftCardEmail(card: SentGiftCard, shop: string): Email {
  const { pence, message, expiresOn, code } = card;
  const giver = card.buyerName === '' ? 'somebody' : withoutLinks(card.buyerName);
  return {
    subject: `A Posy gift card for you: ${poundsOf(pence)}`,
    greeting: `${withoutLinks(card.recipientName)}, ${giver} has sent you a ${poundsOf(pence)} gift card for Posy, the florist in ${SHOP_CONTACT.city}.`,
    sections: [
      ...(message === null ? [] : [section('Their message', withoutLinks(message))]),
      section('Your code', code),
      {
        ...section(
          'How to use it',
          'Choose whatever you like at our shop, and enter the code in your cart. It pays for flowers, plants, gifts, workshops and delivery, in one order or several. Anything it does not cover, you can pay in any other way.',
          `It is good until ${formatDay(expiresOn)}. Whoever has the code can spend it, so please keep this email safe.`,
        ),
        link: { text: 'Go to the shop', href: shop },
      },
      section(
        'If anything is not right',
        `Call us on ${SHOP_CONTACT.phone} or write to ${SHOP_CONTACT.email}. ${SHOP_CONTACT.company}, ${SHOP_CONTACT.address}.`,
      ),
    ],
  };
}

/** To the buyer: the facts, without the code, which belongs to the recipient. */
function giftCardSentEmail({ pence, recipientEmail, expiresOn, orderNumber, ...card }: SentGiftCard): Email {
  const recipientName = withoutLinks(card.recipientName);
  return {
    subject: `Your gift card for ${recipientName} is on its way`,
    greeting: `We have sent your ${poundsOf(pence)} gift card to ${recipientName}.`,
    sections: [
      section(
        'What we sent',
        `Address: ${recipientEmail}\nGood until: ${formatDay(expiresOn)}\nOrder: ${orderNumber}`,
        'The code is in that email only.',
      ),
      section(
        'If it does not arrive',
        `Please ask ${recipientName} to look in the junk folder. Then call us on ${SHOP_CONTACT.phone} or write to ${SHOP_CONTACT.email}, and we will send it again.`,
      ),
    ],
  };
}

/** The emails of a gift card. `siteUrl` is the public address of the shop. */
export function giftCardEmails(siteUrl: string): GiftCardEmails {
  return {
    giftCardSent: async (transaction, card, now) => {
      const { orderId, reference } = card;
      const common = { orderId, replyTo: SHOP_CONTACT.email };
      const message = giftCardEmail(card, siteUrl);
      await queueEmail(
        transaction,
        { ...common, reference, message, recipient: card.recipientEmail, isSecret: true },
        now,
      );
      const toBuyer = { message: giftCardSentEmail(card), reference: `${reference}-buyer`, recipient: card.buyerEmail };
      await queueEmail(transaction, { ...common, ...toBuyer, isSecret: false }, now);
    },
  };
}
