import { allBut } from './every-contract';
import { contractsOnMagento, WITH_ADDITIONS } from './magento-harness';

contractsOnMagento(allBut(WITH_ADDITIONS));
