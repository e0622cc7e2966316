/** @jest-environment jsdom */
import { keptPlace } from '../../../src/composition/browser/kept-place';

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

test('keeps a postcode for the tab, and forgets it', () => {
  keptPlace.write('PO19 1AA');
  expect(keptPlace.read()).toBe('PO19 1AA');
  keptPlace.write(null);
  expect([keptPlace.read(), sessionStorage.length]).toEqual([null, 0]);
});

test('what is no postcode is not read, and blocked storage keeps nothing', () => {
  sessionStorage.setItem('posy-place', '<script>');
  expect(keptPlace.read()).toBeNull();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('blocked');
  });
  expect(keptPlace.read()).toBeNull();
});
