import { checkAccount } from '../../../../src/ui/forms/account-form';
import { PASTED_EMAILS, PASTED_NAMES, PASTED_TELEPHONES } from '../../../builders/pasted-values';

const GOOD = { firstName: 'Ann', lastName: 'Lee', email: 'ann@example.org', phone: '01243 900123' };

test.each([
  ['phone', PASTED_TELEPHONES],
  ['email', PASTED_EMAILS],
  ['lastName', PASTED_NAMES],
] as const)('the form accepts in its field %s what the shop stores, and refuses the rest', async (field, table) => {
  for (const [pasted, stored] of table) {
    const messages = await checkAccount({ ...GOOD, [field]: pasted });
    expect([pasted, ...messages.keys()]).toEqual(stored === null ? [pasted, field] : [pasted]);
  }
});
