import type { Failure } from '../../../application/ports/failures';
import type { Product } from '../../../domain/catalogue/product';
import { firstOf } from '../../../domain/navigation/reserved-params';
import { type OrderedItem, isOrderNumber } from '../../../domain/orders/order';
import { orderedBefore } from '../../../domain/orders/order-again';
import { ok, type Result } from '../../../domain/shared/result';
import { TYPED } from '../session/typed-answers';
import { ACCOUNT_PAGES } from '../../../ui/texts/en/account/account-pages';
import { failed, type PageContext, type PageLoadResult } from './page';

/** Leads from a line of an order to its product as it was ordered; from what is no longer sold, back to the order. */
export async function loadOrderAgain({ shop, query }: PageContext): Promise<PageLoadResult<object>> {
  const [number, line] = [firstOf(query.number), firstOf(query.line)];
  if (!isOrderNumber(number) || !/^\d{1,4}$/.test(line)) return { kind: 'failed', status: 404 };
  const order = await shop.commerce.orderHistory.find(number);
  if (!order.ok) return failed(order.reason);
  const item = order.value.items[Number(line)];
  if (item === undefined) return { kind: 'failed', status: 404 };
  const product = await productOf(shop, item);
  if (product.ok) {
    const to = `${product.value.path}?${asOrdered(product.value, item, shop.session)}`;
    return { kind: 'redirect', to, setsCookies: true };
  }
  const back = `${ACCOUNT_PAGES['order-history'].path}/${encodeURIComponent(number)}`;
  return product.reason.kind === 'not-found'
    ? { kind: 'redirect', to: `${back}?gone=${line}#line-${line}` }
    : failed(product.reason);
}

/** Finds the product by its page, because a line names the variant's sku; without a page by that sku. */
async function productOf({ commerce }: PageContext['shop'], item: OrderedItem): Promise<Result<Product, Failure>> {
  const { catalogue, urlResolver } = commerce;
  const found = await urlResolver.resolvePage(item.path.slice(1), []);
  if (!found.ok && found.reason.kind !== 'not-found') return found;
  if (!found.ok || found.value.route.kind !== 'product') return catalogue.product(item.sku, []);
  const { route, product } = found.value;
  return product === null ? catalogue.product(route.sku, []) : ok(product);
}

/** The query of a product page with these choices made. The words that it offers are in a cookie: they are about people. */
function asOrdered(
  product: Product,
  item: OrderedItem,
  { typedForm }: Pick<PageContext['shop']['session'], 'typedForm'>,
): string {
  const { chosen, answers } = orderedBefore(product, item);
  const query = new URLSearchParams({ ...chosen, 'o.quantity': String(item.quantity) });
  const words = Object.entries(answers).flatMap(([uid, value]) =>
    (typeof value === 'string' ? [value] : value).map((text) => [`option.${uid}`, text] as const),
  );
  if (words.length === 0) return query.toString();
  typedForm.remember(words);
  query.set(TYPED, '1');
  return query.toString();
}
