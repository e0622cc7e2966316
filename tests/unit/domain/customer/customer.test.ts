import { customerName } from '../../../../src/domain/customer/customer';

test.each([
  [{ firstName: 'Ann', lastName: 'Lee' }, 'Ann Lee'],
  [{ firstName: 'Ann', lastName: '' }, 'Ann'],
  [null, ''],
])('S3-52 returns the name of %j as %j', (customer, name) => {
  expect(customerName(customer)).toBe(name);
});
