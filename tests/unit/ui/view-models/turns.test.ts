import { Turns } from '../../../../src/ui/view-models/turns';
import { settled } from '../a-schedule';

test('the second waits for the end of the first, however that ends', async () => {
  const turns = new Turns();
  const steps: string[] = [];
  let fail: () => void = () => undefined;
  const first = turns.take(
    () =>
      new Promise<void>((_resolve, reject) => {
        steps.push('first begins');
        fail = () => reject(new Error('first failed'));
      }),
  );
  const second = turns.take(async () => {
    steps.push('second');
    return 2;
  });
  await settled();
  expect(steps).toEqual(['first begins']);
  fail();
  await expect(first).rejects.toThrow('first failed');
  expect(await second).toBe(2);
});
