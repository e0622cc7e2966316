import { loggedNotice } from '../../../../src/domain/notifications/logged-notice';
import { NOTICE_LIFE_MS } from '../../../../src/domain/notifications/notice-queue';
import { NoticesViewModel } from '../../../../src/ui/view-models/site/notices-view-model';
import { aSchedule } from '../../ui/a-schedule';

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
