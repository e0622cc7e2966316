import { unreachable } from '../../../../src/domain/shared/result';

test('throws for an unknown kind and names it', () => {
  expect(() => unreachable({ kind: 'hedgehog' } as never)).toThrow('hedgehog');
});
