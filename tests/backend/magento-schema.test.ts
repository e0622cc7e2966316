import {
  getNamedType,
  type GraphQLType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { shopSchema } from '../../backend/commerce/http/shop-schema';
import { publishedFacts } from '../magento/magento-facts';

/**
 * Parts of Magento's schema that this shop does not offer: payment modules, gift messages, remote shopping assistance.
 */
const NOT_OURS =
  /^(Braintree|CreditCardDetails|GiftMessage|HostedPro|Payflow|Paypal|VaultToken)\w*|^PaymentMethodInput\.(braintree|hosted_pro|payflow|paypal)|\.(gift_message|allow_remote_shopping_assistance)$|^ProductAttributeFilterInput\.(short_)?description$/;

/** Whether every value of `stricter` is valid for `laxer`, which may be nullable where `stricter` is not. */
function fits(stricter: GraphQLType, laxer: GraphQLType): boolean {
  if (isNonNullType(laxer)) return isNonNullType(stricter) && fits(stricter.ofType as GraphQLType, laxer.ofType);
  if (isNonNullType(stricter)) return fits(stricter.ofType as GraphQLType, laxer);
  if (isListType(laxer) || isListType(stricter)) {
    return isListType(laxer) && isListType(stricter) && fits(stricter.ofType, laxer.ofType);
  }
  return getNamedType(stricter)?.name === getNamedType(laxer)?.name;
}

/** Differences in every type, field and argument of Magento that our documents use. */
function differences(): readonly string[] {
  const [magento, ours] = [publishedFacts(), shopSchema()];
  return Object.values(magento.getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return [];
    const own = ours.getType(type.name);
    if (own === undefined) return [type.name];
    if (isEnumType(type) && isEnumType(own)) {
      return type.getValues().flatMap(({ name }) => (own.getValue(name) === undefined ? [`${type.name}.${name}`] : []));
    }
    if (isInputObjectType(type) && isInputObjectType(own)) {
      return Object.values(type.getFields()).flatMap((field) => {
        const place = `${type.name}.${field.name}`;
        const mine = own.getFields()[field.name];
        if (mine === undefined) return [place];
        return fits(field.type, mine.type) ? [] : [`${place}: ${String(mine.type)} for ${String(field.type)}`];
      });
    }
    if (!(isObjectType(type) || isInterfaceType(type)) || !(isObjectType(own) || isInterfaceType(own))) return [];
    return Object.values(type.getFields()).flatMap((field) => {
      const place = `${type.name}.${field.name}`;
      const mine = own.getFields()[field.name];
      if (mine === undefined) return [place];
      const args = field.args.filter((arg) => {
        const same = mine.args.find(({ name }) => name === arg.name);
        return same === undefined || !fits(arg.type, same.type);
      });
      const wrong = fits(mine.type, field.type) ? [] : [`${place}: ${String(mine.type)} for ${String(field.type)}`];
      return [...wrong, ...args.map(({ name }) => `${place}(${name})`)];
    });
  });
}

test('S7-1 returns everything Magento returns to our documents, never null where Magento does not, and accepts all its inputs', () => {
  expect(differences().filter((place) => !NOT_OURS.test(place))).toEqual([]);
});

test('detects a missing field', () => {
  expect(differences()).toContain('CartItemUpdateInput.gift_message');
});
