import { createLineCeiling } from '../../middleware/line-ceiling';
import { lineCeilingSuite } from '../builders/line-ceiling-suite';

describe('the log of the storefront', () => lineCeilingSuite(createLineCeiling));
