import { unreachable } from '../../../../src/domain/shared/result';

test('a kind that no switch knows is a bug, and says which it is', () => {
  expect(() => unreachable({ kind: 'hedgehog' } as never)).toThrow('hedgehog');
});
