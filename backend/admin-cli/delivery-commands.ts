import { DELIVERY, recordChanges, recordProductChange } from '../commerce/catalogue/listing/record-changes';
import { deliveryBlock } from '../commerce/delivery/delivery-block';
import { isCourier } from '../commerce/delivery/carriers';
import { HOME } from '../commerce/delivery/delivery-zones';
import { toUnits } from '../commerce/pricing/money';
import { ok, refuse } from '../shared/result';
import type { CourierReach } from '../database/catalogue-tables';
import { inTransaction } from '../database/transaction';
import {
  type AdminCommand,
  type AdminContext,
  type AdminResult,
  parseArguments,
  type ParsedArguments,
  readCount,
  readPounds,
} from './admin-command';
import { clock, dayNames, readClock, readOption, readPlaces, readWeekdays, valueOf } from './delivery-arguments';
import { asTable } from './table';
import { isUnusual, unlessSure } from './unusual-values';

const REACHES: Readonly<Record<CourierReach, string>> = {
  never: 'no courier takes it',
  home: 'a courier takes it within the country',
  abroad: 'a courier takes it, abroad too',
};
const isReach = (word: string): word is CourierReach => Object.hasOwn(REACHES, word);
const MAX_AHEAD = 365;
const MAX_LEAD = 14;
const MAX_TRANSIT = 30;

async function show({ database }: AdminContext): Promise<string> {
  const settings = await database.selectFrom('delivery_settings').selectAll().executeTakeFirstOrThrow();
  const zones = await database.selectFrom('delivery_zones').selectAll().orderBy('position').execute();
  const places = await database.selectFrom('delivery_zone_postcodes').selectAll().orderBy('postcode').execute();
  const areas = zones.map((zone) => [
    zone.code,
    isCourier(zone.carrier_code) ? 'courier' : 'van',
    zone.title,
    toUnits(zone.fee_pence).toFixed(2),
    dayNames(zone.weekdays),
    clock(zone.cut_off_minutes ?? settings.cut_off_minutes),
    zone.transit_days.toString(),
    zone.country_code === HOME
      ? places.flatMap(({ zone_code, postcode }) => (zone_code === zone.code ? [postcode] : [])).join(' ')
      : zone.country_code,
  ]);
  return [
    `Orders until ${clock(settings.cut_off_minutes)}, up to ${settings.days_ahead} days ahead. Closed: ${dayNames(settings.closed_weekdays)}. Peak days need ${settings.peak_lead_days} more working days.`,
    '',
    asTable(['Area', 'By', 'Name', 'Fee', 'Days', 'Until', 'On the way', 'Postcodes'], areas, new Set([3, 6])),
  ].join('\n');
}

/** The content of the block, as an editor may paste and change it. */
async function showBlock({ database }: AdminContext): Promise<string> {
  const { content } = await deliveryBlock(database, { code: 'GBP', rate: 1_000_000 });
  return JSON.stringify(JSON.parse(content), null, 2);
}

async function change(
  admin: AdminContext,
  work: (database: AdminContext['database']) => Promise<string | null>,
): Promise<AdminResult> {
  const changed = await inTransaction<null, string>(admin.database, async (transaction) => {
    const problem = await work(transaction);
    if (problem !== null) return refuse(problem);
    await recordChanges(transaction, [DELIVERY]);
    return ok(null);
  });
  return changed.ok ? ok(await show(admin)) : changed;
}

async function changeSettings(admin: AdminContext, read: ParsedArguments): Promise<AdminResult> {
  const cutOff = readOption(read, 'until', readClock, '14:00');
  const ahead = readOption(read, 'ahead', (text) => readCount(text, 1, MAX_AHEAD), '90');
  const closed = readOption(read, 'closed', readWeekdays, 'sun,mon or none');
  const peak = readOption(read, 'peak', (text) => readCount(text, 0, MAX_LEAD), '1');
  for (const one of [cutOff, ahead, closed, peak]) if (typeof one === 'string') return refuse(one);
  const values = {
    cut_off_minutes: valueOf(cutOff),
    days_ahead: valueOf(ahead),
    closed_weekdays: valueOf(closed),
    peak_lead_days: valueOf(peak),
  };
  return change(admin, async (database) => {
    await database.updateTable('delivery_settings').set(values).execute();
    return null;
  });
}

/** A place that another area of the same carrier has. */
function takenPlace(
  database: AdminContext['database'],
  { code, carrier_code }: { readonly code: string; readonly carrier_code: string },
  postcodes: readonly string[],
) {
  return database
    .selectFrom('delivery_zone_postcodes')
    .innerJoin('delivery_zones', 'delivery_zones.code', 'delivery_zone_postcodes.zone_code')
    .select(['delivery_zones.code', 'delivery_zone_postcodes.postcode'])
    .where('delivery_zones.carrier_code', '=', carrier_code)
    .where('delivery_zones.code', '<>', code)
    .where('delivery_zone_postcodes.postcode', 'in', [...postcodes])
    .executeTakeFirst();
}

async function changeArea(admin: AdminContext, code: string, read: ParsedArguments): Promise<AdminResult> {
  const fee = readOption(read, 'fee', readPounds, '9.95');
  const days = readOption(read, 'days', readWeekdays, 'tue,wed,thu');
  const cutOff = readOption(read, 'until', (text) => (text === 'shop' ? -1 : readClock(text)), '12:00 or shop');
  const transit = readOption(read, 'transit', (text) => readCount(text, 0, MAX_TRANSIT), '1');
  const places = readOption(read, 'postcodes', readPlaces, 'PO19,"PO20 8",BN');
  for (const one of [fee, days, cutOff, transit, places]) if (typeof one === 'string') return refuse(one);
  return change(admin, async (database) => {
    const zone = await database.selectFrom('delivery_zones').selectAll().where('code', '=', code).executeTakeFirst();
    if (zone === undefined) return `There is no area ${code}. “delivery” lists them.`;
    const postcodes = valueOf(places);
    const taken = postcodes === undefined ? undefined : await takenPlace(database, zone, postcodes);
    if (taken !== undefined) return `${taken.postcode} belongs to ${taken.code}: take it from there first.`;
    const newFee = valueOf(fee) ?? zone.fee_pence;
    const [before, now] = [zone.fee_pence, newFee].map((pence) => `£${toUnits(pence).toFixed(2)}`);
    const unusual = unlessSure(read, [
      [isUnusual(newFee, zone.fee_pence), `The fee would go from ${before} to ${now}.`],
    ]);
    if (unusual !== null) return unusual;
    const until = valueOf(cutOff);
    const values = {
      fee_pence: newFee,
      weekdays: valueOf(days) ?? zone.weekdays,
      cut_off_minutes: until === undefined ? zone.cut_off_minutes : until < 0 ? null : until,
      transit_days: valueOf(transit) ?? zone.transit_days,
    };
    await database.updateTable('delivery_zones').set(values).where('code', '=', code).execute();
    if (postcodes === undefined) return null;
    await database.deleteFrom('delivery_zone_postcodes').where('zone_code', '=', code).execute();
    await database
      .insertInto('delivery_zone_postcodes')
      .values(postcodes.map((postcode) => ({ postcode, zone_code: code })))
      .execute();
    return null;
  });
}

async function changeReach(admin: AdminContext, sku: string, courier: string): Promise<AdminResult> {
  if (!isReach(courier)) return refuse(`A courier takes a product never, home or abroad, not ${courier}.`);
  return inTransaction<string, string>(admin.database, async (transaction) => {
    const product = await transaction
      .updateTable('products')
      .set({ courier })
      .where('sku', '=', sku)
      .returning(['id', 'name'])
      .executeTakeFirst();
    if (product === undefined) return refuse(`There is no product ${sku}.`);
    await recordProductChange(transaction, [product.id], 'listed');
    return ok(`${product.name}: ${REACHES[courier]}.`);
  });
}

export const deliveryCommand: AdminCommand = {
  name: 'delivery',
  help: [
    ['delivery', 'cut-off, closed weekdays, and the areas of van and courier with fees and days'],
    ['delivery --block', 'the same as the content of a Magento’s CMS block “delivery-rules”'],
    ['delivery set', 'changes what holds for the whole shop'],
    ['  --until 14:00 --ahead 90', 'last order of a working day; days that can be booked ahead'],
    ['  --closed sun | none --peak 1', 'closed weekdays; more working days for peak days'],
    ['delivery area AREA', 'changes an area'],
    ['  --fee 9.95 --days tue,wed --transit 1', 'pounds, delivery weekdays, days on the way'],
    ['  --sure', 'also a fee of 0, of less than a fifth or of more than five times'],
    ['  --until 12:00 | shop', 'its own last order, or that of the shop'],
    ['  --postcodes PO19,"PO20 8",BN', 'all its outward codes, sectors and areas; * for all others'],
    ['delivery product SKU never | home | abroad', 'how far a courier may take a product'],
  ],
  run: async (admin, words) => {
    if (words.length === 0) return ok(await show(admin));
    if (words.length === 1 && words[0] === '--block') return ok(await showBlock(admin));
    const [verb, ...typed] = words;
    const names =
      verb === 'set' ? ['until', 'ahead', 'closed', 'peak'] : ['fee', 'days', 'until', 'transit', 'postcodes'];
    const read = parseArguments(typed, names, verb === 'area' ? ['sure'] : []);
    if (read === null) return null;
    const [first, second, ...more] = read.positionals;
    if (verb === 'set') return first === undefined && typed.length > 0 ? changeSettings(admin, read) : null;
    if (first === undefined || more.length > 0) return null;
    if (verb === 'area') return second === undefined && typed.length > 1 ? changeArea(admin, first, read) : null;
    return verb === 'product' && second !== undefined ? changeReach(admin, first, second) : null;
  },
};
