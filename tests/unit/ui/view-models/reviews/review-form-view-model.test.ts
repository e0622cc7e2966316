import type { Captcha } from '../../../../../src/application/ports/system';
import { refuse } from '../../../../../src/domain/shared/result';
import { reviewRefusalMessage } from '../../../../../src/ui/texts/en/product/reviews';
import { validationTexts } from '../../../../../src/ui/texts/en/validation';
import {
  ReviewFormViewModel,
  type ReviewFieldName,
} from '../../../../../src/ui/view-models/reviews/review-form-view-model';
import { aShop } from '../../../../builders/a-shop';
import { reviewWriter } from '../../../../builders/review-writer';

interface Options {
  readonly author?: string | null;
  readonly captcha?: Captcha;
  readonly sku?: string;
}

/** The form of a review of the tulips, with its questions on the page. */
async function aForm({ author = null, captcha, sku = 'TULIPS' }: Options = {}) {
  const data = aShop();
  const { reviews } = data;
  const deps = { loadQuestions: () => reviews.questions(), writeReview: reviewWriter({ reviews }, captcha), author };
  const vm = new ReviewFormViewModel(sku, deps);
  await vm.open();
  data.wire.calls.length = 0;
  const type = (values: Partial<Record<ReviewFieldName, string>>) => {
    for (const [field, value] of Object.entries(values)) vm.form?.setValue(field as ReviewFieldName, value ?? '');
  };
  const messages = () => Object.fromEntries(vm.form?.messages ?? []);
  const newest = () => data.shop.reviews[0];
  return { ...data, deps, vm, type, messages, newest };
}

const GOOD = { nickname: ' Cleo ', title: 'Bright', 'rating:rating': 'stars-4', text: 'Lasted a week.' } as const;

describe('the form', () => {
  test("S7-16 has the backend's rating questions, which are loaded once", async () => {
    const { vm, wire } = await aForm();
    expect(vm.questions.map(({ name, values }) => [name, values.length])).toEqual([['Rating', 5]]);
    await vm.open();
    expect([wire.calls, vm.asksName, vm.isSent]).toEqual([[], true, false]);
  });

  test('S4-63, S4-64 is absent while the questions cannot be loaded, and retries', async () => {
    const { deps, wire } = await aForm();
    const vm = new ReviewFormViewModel('TULIPS', deps);
    wire.failNext('reviews.questions');
    await vm.open();
    expect([vm.form, vm.opening.error?.kind]).toEqual([null, 'unreachable']);
    await vm.submit();
    expect(wire.calls).toEqual(['reviews.questions']);
    await vm.open();
    expect([vm.form === null, vm.opening.error]).toEqual([false, null]);
  });

  test('S5-1 requires every field, and focuses the first invalid one', async () => {
    const { vm, messages, wire } = await aForm();
    await vm.submit();
    const { required } = validationTexts;
    expect(messages()).toEqual({
      nickname: required('enter your name'),
      title: required('enter a title'),
      'rating:rating': required('choose the stars'),
      text: required('write your review'),
    });
    expect([vm.form?.focusOn, wire.calls, vm.isSent]).toEqual(['nickname', [], false]);
  });

  test('S5-2 requires two characters in texts, and clears the message when they have them', async () => {
    const { vm, type, messages } = await aForm();
    type({ ...GOOD, title: ' A ', text: 'B' });
    await vm.submit();
    const short = 'The field should have at least 2 characters';
    expect(messages()).toEqual({ title: short, text: short });
    type({ title: 'Al' });
    await vm.form?.blur('title');
    expect(messages()).toEqual({ text: short });
  });

  test('a rating that the question does not offer is invalid', async () => {
    const { vm, type, messages } = await aForm();
    type({ ...GOOD, 'rating:rating': 'stars-9' });
    await vm.submit();
    expect(messages()).toEqual({ 'rating:rating': validationTexts.required('choose the stars') });
  });
});

describe('sending', () => {
  test('S1-10, S7-14 an accepted review waits for approval, and replaces the form', async () => {
    const { vm, type, newest } = await aForm();
    type(GOOD);
    const sending = vm.submit();
    expect(vm.isSent).toBe(false);
    await sending;
    expect(vm.isSent).toBe(true);
    expect(newest()).toMatchObject({
      sku: 'TULIPS',
      isApproved: false,
      review: { nickname: 'Cleo', title: 'Bright', text: 'Lasted a week.', stars: 4 },
    });
    expect(vm.form?.values.title).toBe('');
  });

  test('S1-10 a customer needs no name', async () => {
    const { vm, type, newest } = await aForm({ author: 'Ann Lee' });
    expect([vm.asksName, vm.form !== null && 'nickname' in vm.form.values]).toEqual([false, false]);
    type({ title: 'Bright', 'rating:rating': 'stars-5', text: 'Lasted a week.' });
    await vm.submit();
    expect([vm.isSent, newest()?.review.nickname]).toEqual([true, 'Ann Lee']);
  });

  test('pressed twice it is sent once', async () => {
    const { vm, type, wire } = await aForm();
    type(GOOD);
    await Promise.all([vm.submit(), vm.submit()]);
    expect(wire.calls.filter((call) => call === 'reviews.write')).toHaveLength(1);
  });

  test('S4-63, S4-64 keeps entered values while the backend is unreachable, until they are sent', async () => {
    const { vm, type, wire } = await aForm();
    type(GOOD);
    wire.failNext('reviews.write');
    await vm.submit();
    expect([vm.isSent, vm.writing.error?.kind, vm.form?.values.title]).toEqual([false, 'unreachable', 'Bright']);
    await vm.submit();
    expect([vm.isSent, vm.writing.error]).toEqual([true, null]);
  });

  test('S8-31 without a captcha token nothing is sent, and the form says why until it is edited', async () => {
    const captcha: Captcha = { getToken: async () => refuse({ kind: 'no-captcha', why: 'no-key' }) };
    const { vm, type, wire } = await aForm({ captcha });
    type(GOOD);
    await vm.submit();
    const { error } = vm.writing;
    expect(error !== null && reviewRefusalMessage(error)).toBe('ReCaptcha error: No key provided');
    expect([vm.isSent, wire.calls]).toEqual([false, []]);
    type({ title: 'Brighter' });
    expect(vm.writing.error).toBeNull();
  });

  test('reports a product that no longer exists', async () => {
    const { vm, type } = await aForm({ sku: 'GONE' });
    type(GOOD);
    await vm.submit();
    expect([vm.isSent, vm.writing.error]).toMatchObject([false, { kind: 'not-found' }]);
  });
});
