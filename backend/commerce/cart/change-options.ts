import type { ShopDatabase } from '../../database/shop-database';
import type { CatalogueLoaders } from '../catalogue/catalogue-loaders';
import { monthsOfLine } from '../catalogue/product/season';
import { readDeliverySchedule } from '../delivery/delivery-schedule';
import { ok, refuse, type Result } from '../../shared/result';
import type { CartLine } from './cart-record';
import { type LineRefusal, lineRefusal, MAX_QUANTITY, QUANTITY_RULE } from './line-request';
import { lineSignature, removeLine, replaceOptions, storeQuantity } from './store-line';
import { type NamedOption, readNamedOptions, readSelectable } from './legacy-add';
import { validateOptions } from './validate-options';
import { refuseUnknownUids } from './validate-line';

/** The line with these answers in place of its own; they are validated like those of a new line. */
export async function withOptions(
  database: ShopDatabase,
  catalogue: CatalogueLoaders,
  line: CartLine,
  options: readonly NamedOption[],
  now: number,
): Promise<Result<CartLine, LineRefusal>> {
  const { product, quantity } = line;
  const answers = readNamedOptions(options, await readSelectable(database, options));
  const request = { sku: product.sku, parentSku: null, quantity, ...answers };
  const unknown = await refuseUnknownUids(catalogue, product, request);
  if (unknown !== null) return refuse(unknown);
  // The delivery zone is checked when the order is placed.
  const months = monthsOfLine(product, line.parts);
  const rules = { now, deliverySchedule: await readDeliverySchedule(database), zone: null, months };
  const selectedOptions = await validateOptions(catalogue, product, request, rules);
  return selectedOptions.ok ? ok({ ...line, selectedOptions: selectedOptions.value }) : selectedOptions;
}

/** Stores changed answers. A line that now equals another is merged into it, as in Magento. Returns the lines after that. */
export async function storeOptions(
  database: ShopDatabase,
  lines: readonly CartLine[],
  line: CartLine,
): Promise<Result<readonly CartLine[], LineRefusal>> {
  const signature = lineSignature(line);
  const twin = lines.find((one) => one.id !== line.id && lineSignature(one) === signature);
  if (twin === undefined) {
    await replaceOptions(database, line);
    return ok(lines.map((one) => (one.id === line.id ? line : one)));
  }
  const merged = { ...twin, quantity: twin.quantity + line.quantity };
  if (merged.quantity > MAX_QUANTITY) return refuse(lineRefusal('UNDEFINED', QUANTITY_RULE));
  await removeLine(database, line.id);
  await storeQuantity(database, twin.id, merged.quantity);
  return ok(lines.filter((one) => one.id !== line.id).map((one) => (one.id === twin.id ? merged : one)));
}
