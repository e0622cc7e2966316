import { isForFuneral, isWorkshop } from '../../../../src/domain/catalogue/departments';

const of = (...categoryPaths: string[]) => ({ categoryPaths });

test('a cart is for a funeral if any of its products is', () => {
  expect(isForFuneral([of('gifts'), of('funerals', 'funerals/wreaths')])).toBe(true);
  expect(isForFuneral([of('funerals')])).toBe(true);
  expect(isForFuneral([of('flowers/occasions/sympathy'), of('funerals-and-more')])).toBe(false);
  expect(isForFuneral([])).toBe(false);
});

test('a workshop is a product of that department', () => {
  expect([isWorkshop(of('workshops/days')), isWorkshop(of('gifts'))]).toEqual([true, false]);
});
