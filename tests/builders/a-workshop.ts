import type { Workshop } from '../../src/domain/catalogue/workshop';
import { aPrice } from './a-price';

/** On the Tuesday after `WEDNESDAY_MORNING`, with places. */
export function aWorkshop(overrides: Partial<Workshop> = {}): Workshop {
  return {
    sku: 'WREATH',
    name: 'Winter Wreath',
    path: '/winter-wreath.html',
    price: aPrice(52),
    availability: { inStock: true, onlyLeft: 12 },
    day: '2026-03-10',
    hours: '6.30 pm to 8.30 pm',
    ...overrides,
  };
}
