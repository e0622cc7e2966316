import { type BundleQuestion, findBundleChoice, type BundlePart } from '../catalogue/bundle';
import { checkAnswers, type OptionsRefused } from '../catalogue/options/check-answers';
import { type CustomizableOption, type OptionAnswers, answerTo } from '../catalogue/options/customizable-option';
import { isEmailOption } from '../catalogue/options/gift-card-options';
import type { Product, ProductSummary } from '../catalogue/product';
import { inSeason } from '../catalogue/season';
import type { DayRules } from '../delivery/delivery-rules';
import { commonMonths } from '../delivery/calendar/months-of-sale';
import { ok, refuse, type Result } from '../shared/result';
import { plainEmail } from '../text/email';
import { bundleAnswerNames, bundlePartsFromAnswers } from './bundle-answers';
import { checkEligibility, variantOf, type EligibilityRefusal } from './eligibility';

/** The text entered for an option, or the quantity of a part of a bundle. */
export interface EnteredAnswer {
  readonly uid: string;
  readonly value: string;
  /** The value is a day, `YYYY-MM-DD`; left out for anything else. */
  readonly isDay?: true;
}

/** A line to add to the cart, validated by `add-to-cart.ts`. */
export interface CartLine {
  readonly sku: string;
  /** The sku of the configurable product if `sku` is its variant's. */
  readonly parentSku: string | null;
  readonly quantity: number;
  readonly entered: readonly EnteredAnswer[];
  readonly selected: readonly string[];
}

export type AddToCartRefusal = EligibilityRefusal | OptionsRefused;

/**
 * Returns the cart line, or the first refusal of type, quantity, variant or stock, else all missing or invalid options.
 * A product summary has no options, so the backend checks them.
 */
export function toCartLine(
  product: Product | ProductSummary,
  quantity: number,
  answers: OptionAnswers,
  rules: DayRules,
): Result<CartLine, AddToCartRefusal> {
  const refusal = checkEligibility(inSeason(product, rules), quantity);
  if (refusal !== null) return refuse(refusal);
  const options = 'customizableOptions' in product ? product.customizableOptions : [];
  const questions = 'bundle' in product ? (product.bundle ?? []) : [];
  const parts = bundlePartsFromAnswers(questions, answers);
  const refusals = checkAnswers(options, withoutParts(questions, answers), withMonthsOf(questions, parts, rules));
  if (!parts.ok) return refuse({ kind: 'options-refused', options: [...parts.reason.options, ...refusals] });
  if (refusals.length > 0) return refuse({ kind: 'options-refused', options: refusals });
  const variant = variantOf(product);
  return ok({
    sku: variant?.sku ?? product.sku,
    parentSku: variant === null ? null : product.sku,
    quantity,
    entered: [
      ...otherQuantities(questions, parts.value),
      ...options.flatMap((option) => enteredAnswer(option, answerTo(answers, option.uid))),
    ],
    selected: [
      ...parts.value.map(({ choiceUid }) => choiceUid),
      ...options.flatMap((option) => ('values' in option ? answerTo(answers, option.uid) : [])),
    ],
  });
}

/** The day has to be in the months of every part too. */
function withMonthsOf(
  questions: readonly BundleQuestion[],
  parts: ReturnType<typeof bundlePartsFromAnswers>,
  rules: DayRules,
): DayRules {
  const chosen = parts.ok ? parts.value : [];
  return chosen.reduce((narrowed, { choiceUid }) => {
    const months = findBundleChoice(questions, choiceUid)?.monthsOfSale ?? null;
    return { ...narrowed, monthsOfSale: commonMonths(narrowed.monthsOfSale ?? null, months) };
  }, rules);
}

function withoutParts(questions: readonly BundleQuestion[], answers: OptionAnswers): OptionAnswers {
  const names = bundleAnswerNames(questions);
  return Object.fromEntries(Object.entries(answers).filter(([uid]) => !names.has(uid)));
}

/** The bundle quantities that differ from the default ones. */
function otherQuantities(questions: readonly BundleQuestion[], parts: readonly BundlePart[]): CartLine['entered'] {
  return parts
    .filter(({ choiceUid, quantity }) => findBundleChoice(questions, choiceUid)?.quantity !== quantity)
    .map(({ choiceUid, quantity }) => ({ uid: choiceUid, value: String(quantity) }));
}

/** Returns the entered answer to an option, none for an empty one. */
export function enteredAnswer(option: CustomizableOption, [answer]: readonly string[]): CartLine['entered'] {
  if (answer === undefined) return [];
  switch (option.kind) {
    case 'field':
      return [{ uid: option.uid, value: isEmailOption(option) ? plainEmail(answer) : answer.replace(/\n+/g, ' ') }];
    case 'area':
      return [{ uid: option.uid, value: answer }];
    case 'date':
      return [{ uid: option.uid, value: answer, isDay: true }];
    default:
      return [];
  }
}
