import type { IncomingMessage, ServerResponse } from 'node:http';
import { originRefusal } from '../../../middleware/middleware';
import { returnPath } from '../../domain/navigation/return-path';
import { readBody } from '../server/read-body';
import { serverApp } from '../server/server-app';
import { storeOfPath, visitorOf } from '../server/visitor';
import { answerAddress } from './form-result-query';
import { addToCartForm } from './add-to-cart-form';
import { applyCouponForm, changeQuantityForm, removeCouponForm, removeItemForm } from './cart-forms';
import { first, readForm } from './form-body';
import type { FormResult, FormRequest, FormRedirect } from './form-request';
import { changeCurrencyForm, changeStoreForm } from './store-forms';

type Form = (request: FormRequest) => Promise<FormResult | FormRedirect>;

const FORMS: ReadonlyMap<string, Form> = new Map<string, Form>([
  ['add-to-cart', addToCartForm],
  ['change-quantity', changeQuantityForm],
  ['remove-item', removeItemForm],
  ['apply-coupon', applyCouponForm],
  ['remove-coupon', removeCouponForm],
  ['change-currency', changeCurrencyForm],
  ['change-store', changeStoreForm],
]);

const MAX_BODY = 64 * 1024;

/**
 * The shop without scripts: a form of a page does what the page's script would have done, and is answered by 303 to
 * the page it came from, with a refusal as a code in the query.
 */
export async function handleForm(name: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const app = serverApp();
  const form = FORMS.get(name);
  if (form === undefined) return plain(response, 404, 'There is no such form.');
  if (request.method !== 'POST') return plain(response, 405, 'This address takes posted forms only.');
  const refusal = originRefusal(request.headers, app.config.allowedHosts, 'form');
  if (refusal !== null) return plain(response, refusal.status, refusal.message);
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    return plain(response, 415, 'This address takes posted forms only.');
  }
  const body = await readBody(request, MAX_BODY);
  const fields = body === null ? null : readForm(body);
  if (fields === null) return plain(response, 413, 'The form is too large.');
  const back = returnPath(first(fields, 'back'));
  const store = storeOfPath(back, app.config.stores);
  const visitor = visitorOf(request.headers, store);
  const shop = app.forVisitor(visitor);
  const answer = await form({ app, shop, visitor, fields });
  const cookies = shop.setCookies();
  if (cookies.length > 0) response.setHeader('Set-Cookie', [...cookies]);
  const location = 'goTo' in answer ? answer.goTo : answerAddress(back, answer);
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
}

function plain(response: ServerResponse, status: number, message: string): void {
  response
    .writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
    .end(`${message}\n`);
}
