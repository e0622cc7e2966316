import { allBut } from './every-contract';
import { contractsOnMagento, NONSENSE, REFUSED_ADDITIONS, WITH_ADDITIONS } from './magento-harness';

const refused = contractsOnMagento(allBut(WITH_ADDITIONS));

test('S7-1 refuses only additions that the other contracts are tested without', () => {
  // The other contracts add to carts in a schema that reading has taught them, and so do not ask for it.
  const known = [...NONSENSE, ...REFUSED_ADDITIONS, 'Error.is_notice'];
  expect([...refused].filter((word) => !known.includes(word))).toEqual([]);
});
