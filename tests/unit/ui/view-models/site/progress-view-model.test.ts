import { ProgressViewModel } from '../../../../../src/ui/view-models/site/progress-view-model';
import { aSchedule, settled } from '../../a-schedule';

function aBar() {
  const timers = aSchedule();
  const bar = new ProgressViewModel(timers.schedule);
  const ends: ((hasLoaded: boolean) => void)[] = [];
  const loader = () => new Promise<boolean>((end) => ends.push(end));
  /** Ends the loader that began as this one. */
  const end = async (number: number, hasLoaded = true) => {
    ends[number]?.(hasLoaded);
    await settled();
  };
  return { ...timers, bar, loader, end };
}

describe('The progress bar', () => {
  test('S4-9, S9-14 is shown 200 ms after a load began', async () => {
    const { bar, loader, pass } = aBar();
    void bar.follow(loader);
    await pass(199);
    expect(bar.isShown).toBe(false);
    await pass(1);
    expect([bar.isShown, bar.percent, bar.hasFailed]).toEqual([true, 0, false]);
  });

  test.each([true, false])('S4-9 is never shown for what has ended before (%s)', async (hasLoaded) => {
    const { bar, loader, pass, end } = aBar();
    void bar.follow(loader);
    await pass(199);
    await end(0, hasLoaded);
    await pass(10_000);
    expect(bar.isShown).toBe(false);
  });

  test('S4-10, S9-14 grows from empty to full in 5000 ms, and then stays full', async () => {
    const { bar, loader, pass, waiting } = aBar();
    void bar.follow(loader);
    await pass(200);
    const seen: number[] = [];
    for (let second = 0; second < 5; second += 1) {
      await pass(1000);
      seen.push(bar.percent);
    }
    expect(seen).toEqual([20, 40, 60, 80, 100]);
    await pass(60_000);
    expect([bar.isShown, bar.percent, waiting()]).toEqual([true, 100, 0]);
  });

  test('S9-15 grows by 30 with each of two loaders', async () => {
    const { bar, loader, pass, end } = aBar();
    void bar.follow(loader, loader);
    await pass(1200);
    await end(0);
    expect(bar.percent).toBe(50);
  });

  test('S9-15 grows by 45 with a single loader, before it is full', async () => {
    const { bar, loader, pass, end } = aBar();
    void bar.follow(loader);
    await pass(700);
    await end(0);
    expect(bar.percent).toBe(55);
    await pass(0);
    expect(bar.percent).toBe(100);
  });

  test('S4-12, S9-14 is full when all is loaded, and hidden 500 ms later', async () => {
    const { bar, loader, pass, end, waiting } = aBar();
    const followed = bar.follow(loader);
    await pass(700);
    await end(0);
    expect(await followed).toBe(true);
    await pass(0);
    expect([bar.isShown, bar.percent, bar.hasFailed]).toEqual([true, 100, false]);
    await pass(499);
    expect(bar.isShown).toBe(true);
    await pass(1);
    expect([bar.isShown, waiting()]).toEqual([false, 0]);
  });

  test('S4-11 shows that a loader failed, runs no further one, and is hidden 500 ms later', async () => {
    const { bar, loader, pass, end } = aBar();
    let isSecondRun = false;
    const followed = bar.follow(loader, async () => (isSecondRun = true));
    await pass(700);
    await end(0, false);
    expect([await followed, isSecondRun]).toEqual([false, false]);
    await pass(0);
    expect([bar.isShown, bar.hasFailed]).toEqual([true, true]);
    await pass(500);
    expect(bar.isShown).toBe(false);
  });

  test('S4-11 shows a bug as failed, and lets it through', async () => {
    const { bar, pass } = aBar();
    let fail: (fault: Error) => void = () => undefined;
    const followed = bar.follow(() => new Promise((_, reject) => (fail = reject)));
    await pass(700);
    fail(new Error('a bug'));
    await expect(followed).rejects.toThrow('a bug');
    await pass(0);
    expect([bar.isShown, bar.hasFailed]).toEqual([true, true]);
  });

  test('begins again with a later load, and ignores the end of the earlier one', async () => {
    const { bar, loader, pass, end } = aBar();
    void bar.follow(loader);
    await pass(2200);
    void bar.follow(loader);
    expect([bar.isShown, bar.percent]).toEqual([false, 0]);
    await pass(200);
    await end(0, false);
    expect([bar.isShown, bar.percent, bar.hasFailed]).toEqual([true, 0, false]);
    await end(1);
    await pass(0);
    expect([bar.isShown, bar.percent]).toEqual([true, 100]);
  });
});
