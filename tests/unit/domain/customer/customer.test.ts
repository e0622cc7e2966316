import { customerName } from '../../../../src/domain/customer/customer';
import { changesEmail } from '../../../../src/domain/customer/registration';

test.each([
  [{ firstName: 'Ann', lastName: 'Lee' }, 'Ann Lee'],
  [{ firstName: 'Ann', lastName: '' }, 'Ann'],
  [null, ''],
])('S3-52 returns the name of %j as %j', (customer, name) => {
  expect(customerName(customer)).toBe(name);
});

test.each([
  ['ann@example.org', false],
  [' ann@example.org ', false],
  ['', false],
  ['  ', false],
  [undefined, false],
  ['bea@example.org', true],
  ['Ann@example.org', true],
])('S5-27 compares the email %j with the current one, changed: %s', (email, isAnother) => {
  expect(changesEmail({ email: 'ann@example.org' }, email)).toBe(isAnother);
});
