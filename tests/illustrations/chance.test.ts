import { Chance } from '../../tools/illustrations/ink/chance';

describe('chance', () => {
  test('returns the same values for the same seed, evenly distributed', () => {
    const draw = (seed: string) =>
      Array.from(
        { length: 2000 },
        (
          (chance) => () =>
            chance.next()
        )(new Chance(seed)),
      );
    expect(draw('rose')).toEqual(draw('rose'));
    expect(draw('rose')).not.toEqual(draw('roses'));
    const drawn = draw('tulip');
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true);
    expect(drawn.reduce((sum, value) => sum + value, 0) / drawn.length).toBeCloseTo(0.5, 1);
  });
});
