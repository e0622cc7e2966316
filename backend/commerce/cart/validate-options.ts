import { readEmail } from '../../../src/domain/text/email';
import { holdsLink, readName } from '../../../src/domain/text/person-name';
import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import { type CustomOption, isEntered, MAX_TEXT, takesSeveral } from '../catalogue/product/custom-options';
import { optionUid, valueUid } from '../catalogue/product/option-fields';
import { parseDay } from '../delivery/calendar-day';
import { type DeliveryRules, refuseDay } from '../delivery/delivery-days';
import { describeDayRefusal } from '../delivery/describe-refusals';
import { EVERY_DAY, GIFT_CARD_EMAIL, GIFT_CARD_NAME, isEmailDay } from '../catalogue/product/gift-card-options';
import { ok, refuse, type Result } from '../../shared/result';
import type { SelectedOption } from './cart-record';
import { lengthOfText } from '../catalogue/product/index-prices';
import { type LineRefusal, lineRefusal, type LineRequest } from './line-request';

const undefinedRefusal = (message: string) => refuse(lineRefusal('UNDEFINED', message));

function readText(option: CustomOption, text: string): Result<SelectedOption, LineRefusal> {
  const most = option.max_characters ?? MAX_TEXT;
  if (lengthOfText(option, text) > most || [...text].length > MAX_TEXT)
    return undefinedRefusal(`“${option.title}” takes at most ${most} characters.`);
  if (option.kind === 'field' && text.includes('\n')) return undefinedRefusal(`“${option.title}” is a single line.`);
  if (option.sku === GIFT_CARD_EMAIL) {
    const email = readEmail(text);
    return email === null
      ? undefinedRefusal(`“${option.title}” must be an email address, such as ann@example.org.`)
      : ok({ option, value: null, text: email });
  }
  if (option.sku !== GIFT_CARD_NAME) return ok({ option, value: null, text });
  // It is in the subject of an email.
  if (holdsLink(text)) return undefinedRefusal(`“${option.title}” cannot contain a web address.`);
  const name = readName(text);
  return name === null
    ? undefinedRefusal(`“${option.title}” needs a letter.`)
    : ok({ option, value: null, text: name });
}

function readDate(
  option: CustomOption,
  text: string,
  leadDays: number,
  rules: DeliveryRules,
): Result<SelectedOption, LineRefusal> {
  const day = parseDay(text);
  const refusal = isEmailDay(option)
    ? refuseDay(day, 0, { now: rules.now, deliverySchedule: EVERY_DAY, zone: null })
    : refuseDay(day, leadDays, rules);
  if (refusal !== null) return undefinedRefusal(describeDayRefusal(option.title, refusal));
  return ok({ option, value: null, text: `${day} 00:00:00` });
}

/** Browsers send a line break as two characters, but a shopper counts it as one. */
const clean = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    // Control characters cannot be printed on a card.
    .replace(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ')
    .trim();

function selectedOptionsOf(
  option: CustomOption,
  request: LineRequest,
  leadDays: number,
  rules: DeliveryRules,
): Result<readonly SelectedOption[], LineRefusal> {
  if (isEntered(option.kind)) {
    const text = clean(request.entered.filter((entry) => entry.uid === optionUid(option.id)).at(-1)?.value ?? '');
    if (text === '') return ok([]);
    const entered = option.kind === 'date' ? readDate(option, text, leadDays, rules) : readText(option, text);
    return entered.ok ? ok([entered.value]) : entered;
  }
  const picked = option.values.filter((value) => request.selected.includes(valueUid(option.id, value.id)));
  if (picked.length > 1 && !takesSeveral(option.kind)) {
    return undefinedRefusal(`“${option.title}” takes only one choice.`);
  }
  return ok(picked.map((value) => ({ option, value, text: null })));
}

/**
 * Validates the answers to a product's customizable options: required ones are present, texts fit and delivery days are
 * possible. Returns them in the order of the options.
 */
export async function validateOptions(
  catalogue: CatalogueLoaders,
  product: { readonly id: number; readonly lead_days: number },
  request: LineRequest,
  rules: DeliveryRules,
): Promise<Result<readonly SelectedOption[], LineRefusal>> {
  const options = await catalogue.customOptions.load(product.id);
  const selectedOptions: SelectedOption[] = [];
  for (const option of options) {
    const own = selectedOptionsOf(option, request, product.lead_days, rules);
    if (!own.ok) return own;
    if (own.value.length === 0 && option.required === 1) return undefinedRefusal(`“${option.title}” is required.`);
    selectedOptions.push(...own.value);
  }
  return ok(selectedOptions);
}

/** The uids that this product's options accept. */
export async function knownOptionUids(catalogue: CatalogueLoaders, productId: number): Promise<ReadonlySet<string>> {
  const options = await catalogue.customOptions.load(productId);
  return new Set(
    options.flatMap((option) =>
      isEntered(option.kind) ? [optionUid(option.id)] : option.values.map((value) => valueUid(option.id, value.id)),
    ),
  );
}
