import { type CartLine, toCartLine } from '../../src/domain/cart/add-to-cart';
import type { CustomizableOption, OptionAnswers } from '../../src/domain/catalogue/options/customizable-option';
import type { Product } from '../../src/domain/catalogue/product';
import { plusDays } from '../../src/domain/delivery/calendar/calendar-date';
import { earliestDay, checkDeliveryDay } from '../../src/domain/delivery/delivery-days';
import { type DeliveryRules } from '../../src/domain/delivery/delivery-rules';
import { someDeliveryRules } from '../builders/a-delivery-schedule';
import type { Harness, ProductKind } from './harness';
import { present, valueOf } from './suite';

/** Days ahead, beyond every lead time. */
const AHEAD = 14;

/** A product of that kind as it is sold: a configurable with its first values. */
export async function productOf({ ports, given }: Harness, kind: ProductKind): Promise<Product> {
  const { sku } = await given.product(kind);
  const asked = valueOf(await ports.catalogue.product(sku, []));
  if (asked.configurable === null) return asked;
  const first = asked.configurable.options.map(({ values }) => present(values[0], 'value of an option').uid);
  return valueOf(await ports.catalogue.product(sku, first));
}

/** A valid line, with answers to all required options. */
export async function lineOf(h: Harness, kind: ProductKind, quantity = 1): Promise<CartLine> {
  const product = await productOf(h, kind);
  return lineFor(h, product, requiredAnswers(h, product), quantity);
}

export function lineFor(h: Harness, product: Product, answers: OptionAnswers, quantity = 1): CartLine {
  return valueOf(
    toCartLine(product, quantity, answers, someDeliveryRules(product.categoryPaths, h.now(), product.leadDays)),
  );
}

export function requiredAnswers(h: Harness, product: Product): OptionAnswers {
  const rules = someDeliveryRules(product.categoryPaths, h.now(), product.leadDays);
  const required = product.customizableOptions.filter((option) => option.required);
  return Object.fromEntries(required.map((option) => [option.uid, answerTo(option, rules)]));
}

function answerTo(option: CustomizableOption, rules: DeliveryRules): string | readonly string[] {
  switch (option.kind) {
    case 'field':
    case 'area':
      return 'Ann';
    case 'date':
      return openDay(rules);
    case 'dropdown':
    case 'radio':
      return present(option.values[0], 'value of an option').uid;
    case 'checkbox':
    case 'multiple':
      return [present(option.values[0], 'value of an option').uid];
  }
}

function openDay(rules: DeliveryRules): string {
  let day = plusDays(earliestDay(rules), AHEAD);
  while (checkDeliveryDay(day, rules) !== null) day = plusDays(day, 1);
  return day;
}
