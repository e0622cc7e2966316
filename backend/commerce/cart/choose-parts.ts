import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import type { BundleChoice, BundleItem } from '../catalogue/product/composed-products';
import type { DownloadLink } from '../catalogue/product/downloads';
import { linkUid } from '../catalogue/product/composed-fields';
import { ok, refuse, type Result } from '../../shared/result';
import { readId, readUid } from '../shared/uid';
import type { ChosenPart } from './cart-record';
import { isQuantity, type LineRefusal, lineRefusal, type LineRequest } from './line-request';

interface BundleSelection {
  readonly itemId: number;
  readonly choiceId: number;
  readonly quantity: number;
}

/** Reads `bundle/item/choice/quantity`; null for any other uid. */
export function readBundleUid(uid: string): BundleSelection | null {
  const words = readUid(uid);
  if (words === null || words.length !== 4 || words[0] !== 'bundle') return null;
  const [itemId, choiceId, quantity] = [readId(words[1]), readId(words[2]), readId(words[3])];
  return itemId === null || choiceId === null || quantity === null ? null : { itemId, choiceId, quantity };
}

/** The selected choices; an entered quantity overrides the one in the uid. */
function selectionsOf(request: LineRequest): readonly BundleSelection[] {
  const picks = new Map<number, BundleSelection>();
  for (const uid of request.selected) {
    const pick = readBundleUid(uid);
    if (pick !== null) picks.set(pick.choiceId, pick);
  }
  for (const { uid, value } of request.entered) {
    const pick = readBundleUid(uid);
    if (pick !== null) picks.set(pick.choiceId, { ...pick, quantity: Number(value) });
  }
  return [...picks.values()];
}

/** A bundle sent without any choice gets the florist's default choices. */
function defaultChoices(items: readonly BundleItem[]): readonly BundleSelection[] {
  return items.flatMap((item) => {
    const defaults = item.choices.filter((choice) => choice.is_default === 1);
    const first = item.required === 1 ? item.choices.slice(0, 1) : [];
    return (defaults.length > 0 ? defaults : first).map((choice) => ({
      itemId: item.id,
      choiceId: choice.id,
      quantity: choice.quantity,
    }));
  });
}

function refuseQuantity(choice: BundleChoice, quantity: number): boolean {
  return !isQuantity(quantity, false) || (quantity !== choice.quantity && choice.can_change_quantity === 0);
}

/** Validates the choices of a bundle: all exist, required items have one, and single-choice items at most one. */
export async function chooseParts(
  catalogue: CatalogueLoaders,
  bundleId: number,
  request: LineRequest,
): Promise<Result<readonly ChosenPart[], LineRefusal>> {
  const items = await catalogue.bundleItems.load(bundleId);
  const picked = selectionsOf(request);
  const picks = picked.length === 0 ? defaultChoices(items) : picked;
  const parts: ChosenPart[] = [];
  for (const item of items) {
    const own = picks.filter((pick) => pick.itemId === item.id);
    if (own.length === 0 && item.required === 1)
      return refuse(lineRefusal('UNDEFINED', `“${item.title}” is required.`));
    if (own.length > 1 && (item.kind === 'radio' || item.kind === 'select')) {
      return refuse(lineRefusal('UNDEFINED', `“${item.title}” takes only one choice.`));
    }
    for (const pick of own) {
      const choice = item.choices.find((one) => one.id === pick.choiceId);
      const product = choice === undefined ? null : await catalogue.product.load(choice.product_id);
      if (choice === undefined || product === null) {
        return refuse(lineRefusal('NOT_SALABLE', 'The required options you selected are not available'));
      }
      if (refuseQuantity(choice, pick.quantity)) {
        return refuse(lineRefusal('UNDEFINED', `“${item.title}” is not available in that quantity.`));
      }
      parts.push({ item, choice, product, quantity: pick.quantity });
    }
  }
  return ok(parts);
}

/** The selected download links; without a selection those that cost nothing extra. */
export async function chooseLinks(
  catalogue: CatalogueLoaders,
  productId: number,
  request: LineRequest,
): Promise<Result<readonly DownloadLink[], LineRefusal>> {
  const links = await catalogue.downloadLinks.load(productId);
  const picked = links.filter((link) => request.selected.includes(linkUid(link.id)));
  const chosen = picked.length > 0 ? picked : links.filter((link) => link.pence === 0);
  return chosen.length > 0
    ? ok(chosen)
    : refuse(lineRefusal('UNDEFINED', 'Please choose what you would like to download.'));
}
