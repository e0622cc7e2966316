import type { AddGroupInput } from '../../application/actions/cart-actions';
import type { OutputOf } from '../../application/actions/actions';
import { makeAddGroup } from '../../application/cart/add-group';
import { withProduct } from '../../application/cart/with-product';
import { requestedGroupItems } from '../../domain/catalogue/group';
import type { Product } from '../../domain/catalogue/product';
import { refuse } from '../../domain/shared/result';
import type { ActionRequest } from './action';
import { answersFor } from './product-answers';

/** Adds the wanted products of a group, by the group's sku, to the active cart. */
export async function addGroup({ app, scope, input }: ActionRequest<AddGroupInput>): Promise<OutputOf<'add-group'>> {
  const { sku, quantities, answers } = input;
  const days = app.deliverySchedule(scope.visitor);
  const addFrom = async (group: Product): Promise<OutputOf<'add-group'>> => {
    if (group.group === null) return refuse({ kind: 'not-found', message: '' });
    return makeAddGroup({ addToCart: scope.cart.addToCart, clock: app.clock })({
      group,
      wanted: requestedGroupItems(group.group, quantities),
      answers: answersFor(group, answers),
      deliverySchedule: (await days).deliverySchedule,
    });
  };
  return withProduct(
    { catalogue: scope.commerce.catalogue, knownProduct: scope.knownProduct },
    { sku },
    addFrom,
    // Once it has stopped, some of the group may be in the cart.
    ({ kind }) => kind === 'options-refused' || kind === 'nothing-wanted',
  );
}
