import {
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  type GraphQLArgument,
  type GraphQLInputField,
} from 'graphql';
import type { Ids } from './access-callers';

type Named = Pick<GraphQLInputField | GraphQLArgument, 'name' | 'type'>;

const BY_NAME: Readonly<Record<string, keyof Ids>> = {
  cart_id: 'cart',
  cartId: 'cart',
  source_cart_id: 'cart',
  destination_cart_id: 'cart',
  sourceCartId: 'cart',
  destinationCartId: 'cart',
  cart_item_uid: 'line',
  customer_address_id: 'address',
  wishlistId: 'wishlist',
  wishlistItemsIds: 'wish',
  email: 'email',
  number: 'order',
};

/** A value of the type that names `ids` wherever the name of a field asks for one. Optional fields without an id are left out. */
export function valueFor({ name, type }: Named, ids: Ids): unknown {
  if (isNonNullType(type)) return valueFor({ name, type: type.ofType }, ids);
  if (isListType(type)) return [valueFor({ name, type: type.ofType }, ids)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const needed = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || field.name in BY_NAME,
    );
    const isCart = type.name === 'ClearCartInput';
    return Object.fromEntries(needed.map((field) => [field.name, isCart ? ids.cart : valueFor(field, ids)]));
  }
  const known = BY_NAME[name];
  if (known !== undefined) return ids[known];
  if (type.name === 'Int') return name === 'id' ? ids.address : 1;
  if (type.name === 'Float') return 1;
  return type.name === 'Boolean' ? false : 'x';
}
