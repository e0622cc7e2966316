import type { OptionAnswers } from '../../domain/catalogue/customizable-option';
import type { Product } from '../../domain/catalogue/product';
import { parseQuantity } from '../../domain/cart/quantity';
import { addGroupForm } from './add-group-form';
import { refusalCodes, refusalPairs } from './form-result-query';
import { first, optionAnswers, type FormFields } from './form-body';
import type { FormResult, FormRequest } from './form-request';

/** Longest typed text that goes back to the page in its address, characters. */
const MAX_TYPED = 300;

/**
 * Adds what the form describes: `sku`, `quantity`, `chosen` (configurable values), `option.<uid>` for a product's own
 * questions and the parts of a bundle, and `quantity.<sku>` for the goods of a group.
 */
export async function addToCartForm({ app, shop, visitor, fields }: FormRequest): Promise<FormResult> {
  const sku = first(fields, 'sku');
  const quantity = parseQuantity(first(fields, 'quantity') || '1');
  if (!quantity.ok) return [...refusalPairs(refusalCodes(quantity.reason)), ...typed(fields)];
  const product = await shop.catalogue.product(sku, fields.get('chosen') ?? []);
  if (!product.ok) return [...refusalPairs(refusalCodes(product.reason)), ...typed(fields)];
  if (product.value.group !== null) return addGroupForm(shop, product.value.group, sku, fields);
  const answers = answersFor(product.value, fields);
  const deliverySchedule = await app.deliverySchedule(visitor);
  const added = await shop.useCases.addToCart({
    product: product.value,
    quantity: quantity.value,
    answers,
    deliverySchedule,
  });
  if (added.ok) return [['added', sku]];
  return [...refusalPairs(refusalCodes(added.reason)), ...typed(fields)];
}

/** Options that take several values get lists, the others their one text. Uids the product does not know go along, to be refused by the rule. */
function answersFor(product: Product, fields: FormFields): OptionAnswers {
  const questions = [...product.customizableOptions, ...(product.bundle ?? [])];
  const many = new Set(
    questions.filter(({ kind }) => kind === 'checkbox' || kind === 'multiple').map(({ uid }) => uid),
  );
  return Object.fromEntries(
    Object.entries(optionAnswers(fields)).map(([uid, values]) => [uid, many.has(uid) ? values : (values[0] ?? '')]),
  );
}

/** What was typed goes back with the refusal, so that nothing has to be typed twice. */
function typed(fields: FormFields): FormResult {
  const quantity = first(fields, 'quantity');
  const answers = Object.entries(optionAnswers(fields)).flatMap(([uid, values]) =>
    values.map((value) => [`o.${uid}`, value.slice(0, MAX_TYPED)] as const),
  );
  return quantity === '' || quantity === '1' ? answers : [...answers, ['o.quantity', quantity.slice(0, 20)] as const];
}
