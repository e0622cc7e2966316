import { type Picture, MAX_GALLERY } from './pictures/picture';
import type { Price } from '../pricing/money';
import type { Availability } from './availability';
import { firstOf, hasControl, isReserved, type UrlQuery } from '../navigation/reserved-params';
import type { Product } from './product';

export interface ConfigurableValue {
  readonly uid: string;
  readonly label: string;
  /** A CSS colour, or null. */
  readonly swatch: string | null;
}

/** An option such as `Size` or `Colour`. */
export interface ConfigurableOption {
  readonly uid: string;
  readonly code: string;
  readonly label: string;
  readonly values: readonly ConfigurableValue[];
}

/** The product that is sold once every option is chosen. */
export interface Variant {
  readonly uid: string;
  readonly sku: string;
  readonly price: Price;
  readonly availability: Availability;
}

/** A variant as the product page compares it. */
export interface VariantSummary {
  /** Value uids, one for each option. */
  readonly values: readonly string[];
  readonly price: Price;
  readonly availability: Availability;
  /** Plain text such as `12 stems, 40 cm tall`, or empty. */
  readonly note: string;
}

/** The options of a configurable product and the current choice. */
export interface ConfigurableChoice {
  readonly options: readonly ConfigurableOption[];
  /** Uids of the chosen values, at most one for each option. */
  readonly chosen: readonly string[];
  readonly variant: Variant | null;
  /** Pictures of the choice; empty to use the product's gallery. */
  readonly gallery: readonly Picture[];
}

/** Option uids of any backend: a number, base64, `size.1`, `gid://shop/Option/1`; `o.` is the prefix of form answers. */
const OPTION_NAME = /^(?!o\.)[A-Za-z0-9_+/.:~-]{1,60}={0,2}$/;
const MAX_VALUE = 200;
const MAX_CHOSEN = 20;

/** Returns the value uids in a product's query; those of unknown options are still to be removed. */
export function chosenFromQuery(query: UrlQuery): readonly string[] {
  return Object.entries(query)
    .filter(([name]) => !isReserved(name) && OPTION_NAME.test(name))
    .map(([, value]) => firstOf(value))
    .filter((uid) => uid !== '' && uid.length <= MAX_VALUE && !hasControl(uid))
    .slice(0, MAX_CHOSEN);
}

/** Returns the chosen values in option order after choosing `valueUid`; an empty uid clears the option, an unknown one is ignored. */
export function chooseValue(choice: ConfigurableChoice, optionUid: string, valueUid: string): readonly string[] {
  return choice.options.flatMap((option) => {
    const hasValue = (uid: string) => option.values.some((value) => value.uid === uid);
    const before = choice.chosen.find(hasValue) ?? '';
    const picked = option.uid === optionUid && (valueUid === '' || hasValue(valueUid));
    const after = picked ? valueUid : before;
    return after === '' ? [] : [after];
  });
}

/**
 * Returns the pictures of the choice, or those of the product if it has none; at most `MAX_GALLERY`. A text that several of
 * them share describes none of them, and is left empty.
 */
export function shownGallery({ configurable, gallery }: Pick<Product, 'configurable' | 'gallery'>): readonly Picture[] {
  const own = configurable?.gallery ?? [];
  const shown = (own.length > 0 ? own : gallery).slice(0, MAX_GALLERY);
  const isShared = ({ alt }: Picture): boolean => shown.filter((other) => other.alt === alt).length > 1;
  return shown.map((picture) => (isShared(picture) ? { ...picture, alt: '' } : picture));
}
