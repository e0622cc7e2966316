import { allBut } from './every-contract';
import { contractsOnMagento, NONSENSE, WITH_ADDITIONS } from './magento-harness';

const refused = contractsOnMagento(allBut(WITH_ADDITIONS));

test('S7-1 the documents of these contracts are Magento’s own: nothing else is refused', () => {
  expect([...refused].filter((word) => !NONSENSE.includes(word))).toEqual([]);
});
