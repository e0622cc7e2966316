import { drawProgressBar } from '../../../src/ui/components/shared/progress-bar';
import { ProgressViewModel } from '../../../src/ui/view-models/site/progress-view-model';
import { aSchedule, settled } from '../../unit/ui/a-schedule';

test('S4-9, S4-10, S4-11, S4-12 the bar is drawn as it grows, in another colour when it fails, and goes', async () => {
  const { schedule, pass } = aSchedule();
  const progress = new ProgressViewModel(schedule);
  drawProgressBar(progress, document);
  const bar = document.querySelector<HTMLElement>('.progress');
  const drawn = () => [bar?.hidden, bar?.className, bar?.style.getPropertyValue('--progress')];
  expect([bar?.getAttribute('aria-hidden'), bar?.hidden]).toEqual(['true', true]);
  let end: (hasLoaded: boolean) => void = () => undefined;
  void progress.follow(() => new Promise((resolve) => (end = resolve)));
  await pass(1200);
  expect(drawn()).toEqual([false, 'progress', '0.2']);
  end(false);
  await settled();
  await pass(0);
  expect(drawn()).toEqual([false, 'progress progress-failed', '1']);
  await pass(500);
  expect(bar?.hidden).toBe(true);
});
