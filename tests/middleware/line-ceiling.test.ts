import { createLineCeiling } from '../../middleware/line-ceiling';
import { boundStandardError } from '../../middleware/standard-error';
import { lineCeilingSuite, standardErrorSuite } from '../builders/line-ceiling-suite';

describe('the log of the storefront', () => lineCeilingSuite(createLineCeiling));

describe('standard error of the storefront', () => standardErrorSuite(boundStandardError));
