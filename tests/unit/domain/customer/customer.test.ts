import { customerName } from '../../../../src/domain/customer/customer';

test.each([
  [{ firstName: 'Ann', lastName: 'Lee' }, 'Ann Lee'],
  [{ firstName: 'Ann', lastName: '' }, 'Ann'],
  [null, ''],
])('S3-52 %j is greeted as %j', (customer, name) => {
  expect(customerName(customer)).toBe(name);
});
