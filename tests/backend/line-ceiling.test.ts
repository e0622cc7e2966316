import { createLineCeiling } from '../../backend/shared/line-ceiling';
import { boundStandardError } from '../../backend/shared/standard-error';
import { lineCeilingSuite, standardErrorSuite } from '../builders/line-ceiling-suite';

describe('the log of the backend', () => lineCeilingSuite(createLineCeiling));

describe('standard error of the backend', () => standardErrorSuite(boundStandardError));
