import type { Failure } from '../../../application/ports/failures';
import type { CartLine } from '../../../domain/cart/add-to-cart';
import { isQuantity, MAX_QUANTITY } from '../../../domain/shared/quantity';
import { type BundleQuestion, findBundleChoice, type BundlePart } from '../../../domain/catalogue/bundle';
import { dayRulesFor, isEmailName, isEmailOption } from '../../../domain/catalogue/options/gift-card-options';
import {
  lengthOfText,
  type CustomizableOption,
  type DateOption,
} from '../../../domain/catalogue/options/customizable-option';
import { holdsLink } from '../../../domain/text/person-name';
import { isEmail } from '../customer/email-address';
import type { Product, ProductType } from '../../../domain/catalogue/product';
import { inSeason } from '../../../domain/catalogue/season';
import { checkDeliveryDay } from '../../../domain/delivery/delivery-days';
import type { DayRules } from '../../../domain/delivery/delivery-rules';
import { ok, refuse, type Result } from '../../../domain/shared/result';
import { acceptParts } from './validate-bundle-parts';
import type { MemoryProduct, MemoryVariant } from '../in-memory-store-data';
import { rejected } from '../memory-wire';

const SOLD_AS_THEY_ARE: ReadonlySet<ProductType> = new Set<ProductType>([
  'simple',
  'virtual',
  'downloadable',
  'bundle',
]);
const DATE = /^\d{4}-\d{2}-\d{2}$/;

export interface AcceptedProduct {
  readonly products: MemoryProduct;
  readonly variant: MemoryVariant | null;
  /** The parts of a bundle; otherwise empty. */
  readonly parts: readonly BundlePart[];
}

/** The inputs for a product's current delivery days. */
export type RulesFor = (product: Product) => DayRules;

/** Resolves a requested line, and refuses what is invalid whatever the stock. */
export function acceptLine(
  all: readonly MemoryProduct[],
  line: CartLine,
  rulesFor: RulesFor,
): Result<AcceptedProduct, Failure> {
  const refusal = refusalOfQuantity(line.quantity);
  if (refusal !== null) return refuse(refusal);
  const sku = line.parentSku ?? line.sku;
  const products = all.find(({ product }) => product.sku === sku);
  if (products === undefined) return unknownProduct(sku);
  const variant = products.variants.find((candidate) => candidate.variant.sku === line.sku) ?? null;
  if (line.parentSku !== null && variant === null) return unknownProduct(line.sku);
  if (variant === null && !SOLD_AS_THEY_ARE.has(products.product.type)) {
    return rejected('You need to choose options for your item.');
  }
  const outOfSeason = refusalOfSeason(products.product, rulesFor);
  if (outOfSeason !== null) return rejected(outOfSeason);
  const questions = products.product.bundle ?? [];
  const fault = faultOfAnswers(products.product, withoutParts(questions, line), rulesFor);
  if (fault !== null) return rejected(fault);
  const parts = acceptParts(questions, line);
  return parts.ok ? ok({ products, variant, parts: parts.value }) : rejected(parts.reason);
}

/** Why a product cannot be ordered now; null in season, and if it can be ordered ahead. */
export function refusalOfSeason(product: Product, rulesFor: RulesFor): string | null {
  const { inStock, backIn } = inSeason(product, rulesFor(product)).availability;
  return !inStock && backIn !== undefined ? `${product.name} is out of season.` : null;
}

function withoutParts(questions: readonly BundleQuestion[], line: CartLine): CartLine {
  const isPart = (uid: string) => findBundleChoice(questions, uid) !== undefined;
  return {
    ...line,
    entered: line.entered.filter(({ uid }) => !isPart(uid)),
    selected: line.selected.filter((uid) => !isPart(uid)),
  };
}

export function refusalOfQuantity(quantity: number): Failure | null {
  if (isQuantity(quantity)) return null;
  return {
    kind: 'rejected',
    code: 'UNDEFINED',
    message: `The quantity must be a whole number from 1 to ${MAX_QUANTITY}.`,
  };
}

/** `asked` is the total quantity; null when it is available. */
export function refusalOfStock(name: string, asked: number, left: number | null): Failure | null {
  if (left === null || asked <= left) return null;
  if (left === 0) return { kind: 'rejected', code: 'NOT_SALABLE', message: `${name} is out of stock.` };
  return { kind: 'rejected', code: 'INSUFFICIENT_STOCK', message: `Only ${left} of ${name} are left.` };
}

/** Validates each answer by its option's rule, and refuses answers to unknown options. */
function faultOfAnswers(product: Product, { entered, selected }: CartLine, rulesFor: RulesFor): string | null {
  const { customizableOptions: options } = product;
  const isAsked = (uid: string) => options.some((option) => !('values' in option) && option.uid === uid);
  const isOffered = (uid: string) =>
    options.some((option) => 'values' in option && option.values.some((value) => value.uid === uid));
  if (!entered.every(({ uid }) => isAsked(uid)) || !selected.every(isOffered)) {
    return 'The product has no such option.';
  }
  const isDeliverable = (option: DateOption, day: string) =>
    checkDeliveryDay(day, dayRulesFor(option, rulesFor(product))) === null;
  const faults = options.map((option) => faultOfAnswer(option, { entered, selected }, isDeliverable));
  return faults.find((fault) => fault !== null) ?? null;
}

function faultOfAnswer(
  option: CustomizableOption,
  { entered, selected }: Pick<CartLine, 'entered' | 'selected'>,
  isDeliverable: (option: DateOption, day: string) => boolean,
): string | null {
  const missing = option.required ? `The product's required option "${option.title}" wasn't answered.` : null;
  if ('values' in option) {
    const chosen = option.values.filter(({ uid }) => selected.includes(uid)).length;
    const takesOne = option.kind === 'dropdown' || option.kind === 'radio';
    if (chosen > 1 && takesOne) return `"${option.title}" takes one answer.`;
    return chosen === 0 ? missing : null;
  }
  const text = entered.find(({ uid }) => uid === option.uid)?.value.trim() ?? '';
  if (text === '') return missing;
  if (option.kind === 'date') {
    return DATE.test(text) && isDeliverable(option, text) ? null : `"${option.title}" cannot be kept.`;
  }
  if (isEmailOption(option) && !isEmail(text)) return `"${option.title}" must be an email address.`;
  if (isEmailName(option) && holdsLink(text)) return `"${option.title}" cannot contain a web address.`;
  const limit = option.maxCharacters;
  return limit !== null && lengthOfText(option, text) > limit
    ? `"${option.title}" takes up to ${limit} characters.`
    : null;
}

function unknownProduct(sku: string): Result<never, Failure> {
  const message = `Could not find a product with SKU "${sku}"`;
  return refuse({ kind: 'rejected', code: 'PRODUCT_NOT_FOUND', message });
}
