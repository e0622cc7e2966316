import { NoticesViewModel } from '../../../../../src/ui/view-models/site/notices-view-model';
import { aSchedule } from '../../a-schedule';

function open() {
  const timers = aSchedule();
  const notices = new NoticesViewModel(timers.schedule);
  const send = (message: string, persist = false) => notices.send({ type: 'success', title: null, message, persist });
  const shown = () => notices.shown.map(({ message }) => message);
  return { timers, notices, send, shown };
}

test('S9-3, S9-4 of four messages the oldest leaves first', () => {
  const { send, shown } = open();
  ['a', 'b', 'c', 'd'].forEach((message) => send(message));
  expect(shown()).toEqual(['b', 'c', 'd']);
});

test('S4-62 the same message is shown once, and a full list stays as it is', () => {
  const { send, shown } = open();
  ['a', 'b', 'c', 'a'].forEach((message) => send(message));
  expect(shown()).toEqual(['a', 'b', 'c']);
});

test('S9-5 a message lives 3 seconds from when it was sent', async () => {
  const { send, shown, timers } = open();
  send('first');
  await timers.pass(1000);
  send('second');
  await timers.pass(1999);
  expect(shown()).toEqual(['first', 'second']);
  await timers.pass(1);
  expect(shown()).toEqual(['second']);
  await timers.pass(1000);
  expect(shown()).toEqual([]);
});

test('S9-5 a persistent notice stays until it is dismissed, and can appear again', async () => {
  const { notices, send, shown, timers } = open();
  send('stays', true);
  await timers.pass(60_000);
  expect(shown()).toEqual(['stays']);
  notices.dismiss(notices.shown[0]?.id ?? '');
  expect(shown()).toEqual([]);
  send('stays', true);
  expect(shown()).toEqual(['stays']);
});

test('a hovered notice does not expire, and then has its full duration again', async () => {
  const { notices, send, shown, timers } = open();
  send('read me');
  await timers.pass(2900);
  notices.hold();
  send('and me');
  await timers.pass(60_000);
  expect(shown()).toEqual(['read me', 'and me']);
  notices.release();
  await timers.pass(2999);
  expect(shown()).toEqual(['read me', 'and me']);
  await timers.pass(1);
  expect(shown()).toEqual([]);
});

test('when the message under the pointer was closed, the next one lives as usual', async () => {
  const { notices, send, shown, timers } = open();
  send('closed by hand');
  notices.hold();
  notices.dismiss(notices.shown[0]?.id ?? '');
  send('later');
  await timers.pass(3000);
  expect(shown()).toEqual([]);
});

test('S3-54 each notice has its own id, in plain text', () => {
  const { notices, send } = open();
  send('a');
  send('b');
  const ids = notices.shown.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
  ids.forEach((id) => expect(id).toMatch(/^[a-z0-9-]+$/));
});

test('a message that was pushed out or dismissed leaves no timer behind', () => {
  const { notices, send, timers } = open();
  ['a', 'b', 'c', 'd'].forEach((message) => send(message));
  expect(timers.waiting()).toBe(3);
  notices.dismissAll();
  expect(timers.waiting()).toBe(0);
});
