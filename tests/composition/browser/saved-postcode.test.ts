/** @jest-environment jsdom */
import { savedPostcode } from '../../../src/composition/browser/saved-postcode';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('keeps a postcode for the tab, and forgets it', () => {
  savedPostcode.write('PO19 1AA');
  expect(savedPostcode.read()).toBe('PO19 1AA');
  savedPostcode.write(null);
  expect([savedPostcode.read(), sessionStorage.length]).toEqual([null, 0]);
});

test('what is no postcode is not read, and blocked storage keeps nothing', () => {
  sessionStorage.setItem('posy-place', '<script>');
  expect(savedPostcode.read()).toBeNull();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(savedPostcode.read()).toBeNull();
});
