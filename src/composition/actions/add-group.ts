import type { AddGroupInput } from '../../application/actions/cart-actions';
import type { OutputOf } from '../../application/actions/actions';
import { makeAddGroup } from '../../application/cart/add-group';
import { requestedGroupItems } from '../../domain/catalogue/group';
import { refuse } from '../../domain/shared/result';
import type { ActionRequest } from './action';
import { answersFor } from './product-answers';

/** Adds the wanted products of a group, by the group's sku, to the active cart. */
export async function addGroup({ app, scope, input }: ActionRequest<AddGroupInput>): Promise<OutputOf<'add-group'>> {
  const { sku, quantities, answers } = input;
  const [product, { deliverySchedule }] = await Promise.all([
    scope.commerce.catalogue.product(sku, []),
    app.deliverySchedule(scope.visitor),
  ]);
  if (!product.ok) return product;
  if (product.value.group === null) return refuse({ kind: 'not-found', message: '' });
  return makeAddGroup({ addToCart: scope.cart.addToCart, clock: app.clock })({
    group: product.value,
    wanted: requestedGroupItems(product.value.group, quantities),
    answers: answersFor(product.value, answers),
    deliverySchedule,
  });
}
