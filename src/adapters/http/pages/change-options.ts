import { changeableOptions, enteredAnswers } from '../../../domain/cart/change-options';
import { validateDeliveryDay } from '../../../domain/catalogue/options/check-answers';
import { inSeason } from '../../../domain/catalogue/season';
import { deliveryDateRange } from '../../../domain/delivery/delivery-days';
import { isScheduled } from '../../../domain/delivery/is-scheduled';
import { currentPrice } from '../../../domain/catalogue/options/price-rules';
import { withMessage } from '../../../ui/texts/en/rejections';
import { inStore } from '../../../ui/site-props';
import type { ChangeOptionsScreenProps } from '../../../ui/screens/ChangeOptionsScreen';
import { refusalOfQuery } from '../../../ui/view-models/cart/refusal-in-query';
import { readFormOutcome } from '../form-outcome';
import { typedAnswers } from '../session/typed-answers';
import { failed, type PageContext, type PageLoadResult } from './page';
import { pageRules } from './page-rules';

type Body = Omit<ChangeOptionsScreenProps, 'site' | 'createChangeOptions'>;

const CART = { kind: 'redirect', to: '/cart' } as const;

/** The day and the texts of one cart item (`?item=<uid>`). Without such an item, the cart itself. */
export async function loadChangeOptions(request: PageContext): Promise<PageLoadResult<Body>> {
  const { app, shop, visitor, path, query } = request;
  if (visitor.isCrossSite && shop.session.cart.cartId() === null) return CART;
  const viewed = await shop.useCases.cart.viewCart();
  if (!viewed.ok) return viewed.reason.kind === 'unauthorised' ? CART : failed(viewed.reason);
  const { cart } = shop.session.forPage({ cart: viewed.value });
  const item = cart.items.find(({ uid }) => uid === query.item);
  if (item === undefined) return CART;
  const [found, deliverySchedule] = await Promise.all([productAt(request, item.path), app.deliverySchedule(visitor)]);
  if (!found.ok) return failed(found.reason);
  const product = found.value;
  const options = product === null ? [] : changeableOptions(product);
  if (product === null || options.length === 0) return CART;
  const rules = pageRules(request, product, deliverySchedule);
  if (inSeason(product, rules) !== product) return CART;
  const { refusals } = readFormOutcome(query);
  const typed = typedAnswers(query, shop.session);
  const refusal = refusalOfQuery(refusals, {
    product,
    options,
    deliveryDays: isScheduled(rules) ? deliveryDateRange(rules) : null,
    dayRefusal: validateDeliveryDay(options, typed, rules),
  });
  return {
    kind: 'page',
    body: {
      cartId: cart.id,
      item: { uid: item.uid, name: item.name, picture: item.picture },
      sku: product.sku,
      options,
      basePrice: currentPrice(product.price),
      answers: refusals.length > 0 ? typed : enteredAnswers(product, item),
      refusal: refusal === null ? null : withMessage(refusal),
      deliveryRules: rules,
      back: `${path}?item=${encodeURIComponent(item.uid)}`,
      cartPath: inStore(visitor.store.pathPrefix, '/cart'),
    },
  };
}

/** Null if there is no product at that path any more. */
async function productAt({ shop }: PageContext, path: string) {
  const found = await shop.useCases.pages.resolvePage(path, { tree: [], chosen: [] });
  if (!found.ok) return found;
  const { route, product } = found.value;
  if (route.kind !== 'product') return { ok: true, value: null } as const;
  return product === null ? shop.commerce.catalogue.product(route.sku, []) : ({ ok: true, value: product } as const);
}
