import type { Failure } from '../../../../../src/application/ports/failures';
import type { NewsletterStatus } from '../../../../../src/domain/customer/customer';
import { ok, refuse } from '../../../../../src/domain/shared/result';
import { NewsletterViewModel } from '../../../../../src/ui/view-models/account/newsletter-view-model';
import { settled } from '../../a-schedule';
import { manualResponses } from '../../manual-responses';

test('S4-64 ignores any result for an email that was edited meanwhile', async () => {
  const subscribe = manualResponses<[string], NewsletterStatus, Failure>();
  const vm = new NewsletterViewModel({ subscribe: subscribe.ask });
  vm.form.setValue('email', 'ann@example.org');
  vm.agree(true);
  const first = vm.submit();
  await settled();
  vm.form.setValue('email', 'bea@example.org');
  const second = vm.submit();
  await settled();
  await subscribe.answer(1, ok('subscribed'));
  await subscribe.answer(0, refuse<Failure>({ kind: 'rejected', code: 'UNDEFINED', message: 'No.' }));
  await Promise.all([first, second]);
  expect(subscribe.asked).toEqual([['ann@example.org'], ['bea@example.org']]);
  expect([vm.status, vm.subscribing.error]).toEqual(['subscribed', null]);
});
