import { screen } from '@testing-library/react';
import { deliveryRulesFor } from '../../../src/domain/delivery/delivery-rules';
import type { Availability } from '../../../src/domain/catalogue/availability';
import { aDeliverySchedule } from '../../builders/a-delivery-schedule';
import { ProductCards } from '../../../src/ui/components/catalogue/ProductCards';
import { OrderByPhone } from '../../../src/ui/components/product/ProductNotes';
import { PartPrice } from '../../../src/ui/components/product/bundle/BundleItems';
import { StockLine } from '../../../src/ui/components/product/PriceBlock';
import { OrderNote } from '../../../src/ui/components/product/day/DayNotes';
import { aBundle } from '../../builders/a-bundle';
import { aProduct, aSummary } from '../../builders/a-product';
import { draw, markup, someSiteProps } from '../drawn';

const PEONIES: Availability = { inStock: false, onlyLeft: null, backIn: 5 };
const AHEAD: Availability = { inStock: true, onlyLeft: null, backIn: 1 };

test('a card out of season says when it is back, and offers nothing to add', () => {
  const products = [aSummary({ availability: PEONIES }), aSummary({ sku: 'FERN', availability: AHEAD })];
  draw(<ProductCards products={products} view="grid" site={someSiteProps()} back="/" place="listing" />);
  expect(screen.getByText('Back in May').className).toContain('stock-none');
  expect(screen.getByText('Back in January')).toBeTruthy();
  expect(screen.queryByText('Out of stock')).toBeNull();
  expect(screen.queryByRole('button', { name: /Add to cart/ })).toBeNull();
});

test('the page of a product says when it is back, or that it can be ordered ahead', () => {
  const words = (availability: Availability) =>
    markup(<StockLine product={aProduct()} availability={availability} />).textContent;
  expect(words(PEONIES)).toBe('Back in May');
  expect(words(AHEAD)).toBe('Back in January: you can order it now');
  expect(words({ inStock: false, onlyLeft: null })).toBe('Out of stock');
});

test('in place of its form it has the telephone number, for something that is in season', () => {
  const words = (availability: Availability) =>
    markup(<OrderByPhone product={aProduct({ availability })} />).textContent ?? '';
  expect(words(PEONIES)).toContain('in season now');
  expect(words({ inStock: false, onlyLeft: null })).toContain('when there will be more');
});

test('a part of a bundle says when it is back', () => {
  const choice = aBundle().bundle?.[0]?.choices[0];
  if (choice === undefined) throw new Error('The bundle has no choices.');
  const words = markup(<PartPrice choice={{ ...choice, availability: PEONIES }} locale="en-GB" />).textContent;
  expect(words).toContain('Back in May');
});

test('before its season the page names the first day of it', () => {
  const rules = deliveryRulesFor([], Date.parse('2026-04-20T09:00:00Z'), 0, aDeliverySchedule(), null, [5, 6]);
  const words = markup(<OrderNote rules={rules} locale="en-GB" />).textContent ?? '';
  expect(words).toContain('Friday 1 May');
  expect(words).toContain('when it is in season');
  expect(words).not.toContain('today');
});
