import { SerialQueue } from '../../../../../src/ui/view-models/shared/serial-queue';
import { settled } from '../../a-schedule';

test('the second waits for the end of the first, however that ends', async () => {
  const queue = new SerialQueue();
  const steps: string[] = [];
  let fail: () => void = () => undefined;
  const first = queue.take(
    () =>
      new Promise<void>((_resolve, reject) => {
        steps.push('first begins');
        fail = () => reject(new Error('first failed'));
      }),
  );
  const second = queue.take(async () => {
    steps.push('second');
    return 2;
  });
  await settled();
  expect(steps).toEqual(['first begins']);
  fail();
  await expect(first).rejects.toThrow('first failed');
  expect(await second).toBe(2);
});
