import { MAGENTO_RELEASES, OPEN_SOURCE } from '../../magento/magento-facts';
import { wholeJourney } from './whole-journey';

// A test of the journey asks for many pages one after the other.
jest.setTimeout(120_000);

const others = MAGENTO_RELEASES.filter(
  ([, { edition, version }]) => edition !== OPEN_SOURCE.edition || version !== OPEN_SOURCE.version,
);

describe.each(others)('The whole journey on Magento %s', (_name, release) => wholeJourney(release));
