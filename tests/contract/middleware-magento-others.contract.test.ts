import { allBut } from './every-contract';
import { contractsOnMagento, NONSENSE, REFUSED_ADDITIONS, WITH_ADDITIONS } from './magento-harness';

const refused = contractsOnMagento(allBut(WITH_ADDITIONS));

test('S7-1 refuses only additions that the other contracts are tested without', () => {
  const additions = [...refused].filter((word) => !NONSENSE.includes(word));
  expect(additions.filter((word) => !REFUSED_ADDITIONS.includes(word))).toEqual([]);
});
