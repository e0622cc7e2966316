import { OPEN_SOURCE } from '../../magento/magento-facts';
import { wholeJourney } from './whole-journey';

// A test of the journey asks for many pages one after the other.
jest.setTimeout(120_000);

describe('The whole journey on Magento Open Source 2.4.8', () => wholeJourney(OPEN_SOURCE));
