import type { ActionName } from '../../application/actions/actions';
import { ACCOUNT_ACTIONS } from './account-actions';
import { LINK_ACTIONS } from './account/link-actions';
import type { ActionDefinition, ActionTable } from './action';
import { ADDRESS_ACTIONS } from './address-actions';
import { CART_ACTIONS } from './cart-actions';
import { CHECKOUT_ACTIONS } from './checkout-actions';
import { ENQUIRY_ACTIONS } from './enquiries/enquiry-actions';
import { VISITOR_ACTIONS } from './visitor-actions';
import { WISHLIST_ACTIONS } from './wishlist-actions';

/** Every action of `POST /api/actions/{action}`. */
export const ACTIONS: ActionTable<ActionName> = {
  ...CART_ACTIONS,
  ...CHECKOUT_ACTIONS,
  ...ACCOUNT_ACTIONS,
  ...ADDRESS_ACTIONS,
  ...LINK_ACTIONS,
  ...ENQUIRY_ACTIONS,
  ...WISHLIST_ACTIONS,
  ...VISITOR_ACTIONS,
};

const byName: ReadonlyMap<string, ActionDefinition> = new Map(Object.entries(ACTIONS));

export function findAction(name: string): ActionDefinition | null {
  return byName.get(name) ?? null;
}
