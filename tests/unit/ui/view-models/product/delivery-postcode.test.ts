import type { FindDeliveryOptions } from '../../../../../src/application/delivery/find-delivery-options';
import { deliveryOptions } from '../../../../../src/domain/delivery/delivery-option';
import { aDeliverySchedule } from '../../../../builders/a-delivery-schedule';
import { ok, refuse } from '../../../../../src/domain/shared/result';
import { DeliveryPostcode, type SavedPostcode } from '../../../../../src/ui/view-models/product/delivery-postcode';

const [FIRST_ZONE] = aDeliverySchedule().zones;
if (FIRST_ZONE === undefined) throw new Error('The schedule has no zone');
const offersAt = (postcode: string) =>
  ok(deliveryOptions('never', { country: 'GB', postcode }, aDeliverySchedule(), '2026-10-08'));

function opened(find: FindDeliveryOptions = (_sku, postcode) => Promise.resolve(offersAt(postcode))) {
  const asked: string[] = [];
  const place = new DeliveryPostcode(['POSY'], (sku, postcode) => {
    asked.push(`${sku} ${postcode}`);
    return find(sku, postcode);
  });
  return { place, asked };
}

test('a postcode decides the zone, and no more of it is sent than zones need', async () => {
  const { place, asked } = opened();
  await place.check(' po226aa ');
  expect([place.postcode, place.zone?.code, asked]).toEqual(['PO22 6AA', 'coast-and-downs', ['POSY PO22 6AA']]);
  await place.check('PO19 8ZZ');
  expect([place.postcode, place.zone?.code, asked[1]]).toEqual(['PO19 8ZZ', 'chichester', 'POSY PO19 8AA']);
  await place.check('po18');
  expect([place.postcode, place.zone?.code, asked[2]]).toEqual(['PO18', 'villages', 'POSY PO18']);
});

test('where nobody delivers there is no zone', async () => {
  const { place } = opened();
  await place.check('SW1A 1AA');
  expect([place.postcode, place.zone]).toEqual(['SW1A 1AA', null]);
  expect(place.offers.map(({ method, refusal }) => [method, refusal?.kind])).toEqual([
    ['van', 'outside-zones'],
    ['courier', 'not-by-courier'],
    ['collection', undefined],
  ]);
});

test('no postcode is refused without a request, and forgets the place before', async () => {
  const { place, asked } = opened();
  await place.check('PO19');
  await place.check('Chichester');
  expect([place.refusal?.kind, place.postcode, place.zone, asked.length]).toEqual(['postcode-invalid', null, null, 1]);
  await place.check('');
  expect([place.refusal, place.postcode, asked.length]).toEqual([null, null, 1]);
});

test('a failure is told and can be repeated', async () => {
  let fails = true;
  const { place } = opened((_sku, postcode) =>
    Promise.resolve(fails ? refuse({ kind: 'unreachable', status: 0 }) : offersAt(postcode)),
  );
  await place.check('PO19');
  expect([place.refusal?.kind, place.postcode]).toEqual(['unreachable', null]);
  fails = false;
  await place.check('PO19');
  expect([place.refusal, place.postcode]).toEqual([null, 'PO19']);
});

test('only the latest postcode counts, whatever order answers arrive in', async () => {
  const waiting: (() => void)[] = [];
  const { place } = opened(
    (_sku, postcode) => new Promise((resolve) => waiting.push(() => resolve(offersAt(postcode)))),
  );
  const first = place.check('PO22');
  const second = place.check('PO19');
  // The rule of postcodes is fetched first.
  while (waiting.length < 2) await Promise.resolve();
  waiting[1]?.();
  await second;
  waiting[0]?.();
  await first;
  expect([place.postcode, place.zone?.code]).toEqual(['PO19', 'chichester']);
});

describe('A place that is kept in the tab', () => {
  const kept = (start: string | null = null) => {
    let now = start;
    const listeners = new Set<() => void>();
    const memory: SavedPostcode = {
      read: () => now,
      write: (postcode) => {
        if (now === postcode) return;
        now = postcode;
        listeners.forEach((changed) => changed());
      },
      listen: (changed) => {
        listeners.add(changed);
        return () => void listeners.delete(changed);
      },
    };
    return { memory, now: () => now };
  };
  const find: FindDeliveryOptions = (_sku, postcode) => Promise.resolve(offersAt(postcode));

  test('is the one that was found last, until the field is emptied', async () => {
    const { memory, now } = kept();
    const place = new DeliveryPostcode(['POSY'], find, memory);
    await place.check('po22 6aa');
    await place.check('Chichester');
    expect(now()).toBe('PO22 6AA');
    await place.check('');
    expect(now()).toBeNull();
  });

  test('is followed by the other places of the page, until they leave', async () => {
    const { memory } = kept();
    const [header, product] = [new DeliveryPostcode([''], find, memory), new DeliveryPostcode(['POSY'], find, memory)];
    const told: string[] = [];
    const stop = product.follow((postcode) => told.push(postcode));
    await header.check('po22 6aa');
    await new Promise(process.nextTick);
    expect([product.postcode, product.zone?.code, told]).toEqual(['PO22 6AA', header.zone?.code, ['PO22 6AA']]);
    await header.check('');
    expect([product.postcode, told]).toEqual([null, ['PO22 6AA', '']]);
    stop();
    await header.check('PO19');
    expect([product.postcode, told.length]).toEqual([null, 2]);
  });

  test('is looked up again on the next page, once', async () => {
    const { memory } = kept('PO22 6AA');
    const asked: string[] = [];
    const place = new DeliveryPostcode(
      ['POSY'],
      (sku, postcode) => {
        asked.push(postcode);
        return find(sku, postcode);
      },
      memory,
    );
    expect(place.recall()).toBe('PO22 6AA');
    await Promise.resolve();
    await new Promise(process.nextTick);
    expect([place.postcode, place.zone?.code, place.recall(), asked]).toEqual([
      'PO22 6AA',
      'coast-and-downs',
      null,
      ['PO22 6AA'],
    ]);
  });
});

test('of several products the most delicate one decides who brings them all', async () => {
  const reach = { PLANT: 'home', POSY: 'never' } as const;
  const courier = { ...aDeliverySchedule(), courierZones: [{ ...FIRST_ZONE, code: 'mainland', postcodes: ['*'] }] };
  const find: FindDeliveryOptions = (sku, postcode) =>
    Promise.resolve(
      ok(deliveryOptions(reach[sku as 'PLANT' | 'POSY'], { country: 'GB', postcode }, courier, '2026-10-08')),
    );
  const [plant, both] = [new DeliveryPostcode(['PLANT'], find), new DeliveryPostcode(['PLANT', 'POSY'], find)];
  await plant.check('SW1A 1AA');
  await both.check('SW1A 1AA');
  expect([plant.zone?.code, both.zone]).toEqual(['mainland', null]);
  expect(both.offers.map(({ method, refusal }) => [method, refusal?.kind])).toEqual([
    ['van', 'outside-zones'],
    ['courier', 'not-by-courier'],
    ['collection', undefined],
  ]);
});
