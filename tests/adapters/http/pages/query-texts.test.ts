import type { GetServerSideProps } from 'next';
import { getServerSideProps as cart } from '../../../../src/pages/cart';
import { getServerSideProps as thanks } from '../../../../src/pages/checkout/thank-you';
import { getServerSideProps as confirm } from '../../../../src/pages/customer/account/confirm';
import { getServerSideProps as confirmEmail } from '../../../../src/pages/customer/account/confirm-email';
import { getServerSideProps as home } from '../../../../src/pages';
import { getServerSideProps as newsletter } from '../../../../src/pages/newsletter';
import { getServerSideProps as confirmNewsletter } from '../../../../src/pages/newsletter/confirm';
import { getServerSideProps as orderStatus } from '../../../../src/pages/order-status';
import { getServerSideProps as reset } from '../../../../src/pages/reset-password';
import { getServerSideProps as search } from '../../../../src/pages/search';
import { getServerSideProps as signIn } from '../../../../src/pages/sign-in';
import { getServerSideProps as bySlug } from '../../../../src/pages/[...slug]';
import { aServerApp } from '../../../composition/a-server-app';
import { askedPage } from '../../../composition/asked-page';

const WORDS = 'Your card is blocked, call 0900 123 or visit evil.example/pay';

const PAGES: readonly (readonly [string, GetServerSideProps<object>])[] = [
  ['/', home],
  ['/flowers.html', bySlug],
  ['/tulips.html', bySlug],
  ['/search?term=tulips', search],
  ['/cart', cart],
  ['/checkout/thank-you', thanks],
  ['/order-status', orderStatus],
  ['/sign-in', signIn],
  ['/newsletter', newsletter],
  ['/reset-password', reset],
  ['/customer/account/confirm', confirm],
  ['/customer/account/confirm-email', confirmEmail],
  ['/newsletter/confirm', confirmNewsletter],
];

/** What a form adds to the address of its page. Typed answers come back into their fields, so `o.` is left out. */
const NAMES = [
  'added',
  'removed',
  'changed',
  'coupon',
  'gift-card',
  'account',
  'left',
  'newsletter',
  'order',
  'payment',
  'form',
];

test.each(PAGES)('no words of the query reach the page %s as results of a form', async (path, page) => {
  aServerApp();
  const said = NAMES.map((name) => [name, WORDS]);
  const refused = ['rejected', 'not-found', 'out-of-stock'].map((kind) => ['refused', `${kind}~${WORDS}~${WORDS}`]);
  const query = new URLSearchParams([...said, ...refused]).toString();
  const url = `${path}${path.includes('?') ? '&' : '?'}${query}`;
  const { props, body } = await askedPage(page, url);
  // Links that lead back to the same address may have its query, encoded.
  const shown = `${JSON.stringify(props)}${body}`.replaceAll(/[?&][^"\\ ]*/g, '');
  expect(shown).not.toMatch(/card is blocked|0900|evil\.example/);
});
