import fc from 'fast-check';
import {
  type Notice,
  dismiss,
  push,
  loggedNotice,
  NOTICE_LIFE_MS,
  readFlashMessage,
} from '../../../../src/domain/notifications/notice';
import { NoticesViewModel } from '../../../../src/ui/view-models/site/notices-view-model';
import { aSchedule } from '../../ui/a-schedule';

let sent = 0;
const notice = (message: string): Notice => {
  sent += 1;
  return { id: `n${sent}`, type: 'info', title: null, message, persist: false };
};
const pushAll = (messages: readonly string[]) =>
  messages.reduce<readonly Notice[]>((shown, message) => push(shown, notice(message)), []);
const messages = (shown: readonly Notice[]) => shown.map(({ message }) => message);

describe('The shown notices', () => {
  test.each([
    ['S9-3, S9-4', ['a', 'b', 'c', 'd'], ['b', 'c', 'd']],
    ['S4-62', ['a', 'a'], ['a']],
    ['S4-62', ['a', 'b', 'c', 'b'], ['a', 'b', 'c']],
    ['S9-4', ['a', 'b', 'c', 'd', 'a'], ['c', 'd', 'a']],
  ])('%s of %j are %j', (_ids, all, expected) => {
    expect(messages(pushAll(all))).toEqual(expected);
  });

  test('S4-62 can include a dismissed message again', () => {
    const [first] = pushAll(['a']);
    const empty = dismiss(pushAll([]), first?.id ?? '');
    expect(messages(push(empty, notice('a')))).toEqual(['a']);
  });

  test('S4-62 a success takes the failed attempt at the same away, and no other', () => {
    const failed: Notice = { ...notice('Wrong password'), type: 'danger', title: 'User Account' };
    const other: Notice = { ...notice('Not removed'), type: 'danger', title: 'Cart' };
    const saved: Notice = { ...notice('Saved'), type: 'success', title: 'User Account' };
    expect(messages(push([failed, other], saved))).toEqual(['Not removed', 'Saved']);
    expect(messages(push([saved], failed))).toEqual(['Saved', 'Wrong password']);
  });

  test('lose a dismissed notice, and none for an unknown id', () => {
    const shown = pushAll(['a', 'b']);
    expect(messages(dismiss(shown, shown[0]?.id ?? ''))).toEqual(['b']);
    expect(messages(dismiss(shown, 'unknown'))).toEqual(['a', 'b']);
  });

  test('S9-3, S4-62 are at most three distinct messages that include the latest', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e')), (all) => {
        const shown = messages(pushAll(all));
        expect(shown.length).toBeLessThanOrEqual(3);
        expect(new Set(shown).size).toBe(shown.length);
        const last = all[all.length - 1];
        expect(last === undefined || shown.includes(last)).toBe(true);
      }),
    );
  });
});

test('S9-6 keeps a notice of a logged failure until it is dismissed', async () => {
  const time = aSchedule();
  const notices = new NoticesViewModel(time.schedule);
  notices.send(loggedNotice('Orders', 'They could not be had.'));
  notices.send({ ...loggedNotice(null, 'For a while'), persist: false });
  await time.pass(10 * NOTICE_LIFE_MS);
  expect(notices.shown.map(({ title, message, type }) => [type, title, message])).toEqual([
    ['danger', 'Orders', 'They could not be had.'],
  ]);
  notices.dismiss(notices.shown[0]?.id ?? '');
  expect(notices.shown).toEqual([]);
});

test.each([
  ['not-authorised', 'not-authorised'],
  ['You have won <b>a prize</b>', null],
  ['', null],
  [null, null],
])('S3-66 reads the message %j as %j and never as text', (text, name) => {
  expect(readFlashMessage(text)).toBe(name);
});
