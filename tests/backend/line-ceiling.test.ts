import { createLineCeiling } from '../../backend/shared/line-ceiling';
import { lineCeilingSuite } from '../builders/line-ceiling-suite';

describe('the log of the backend', () => lineCeilingSuite(createLineCeiling));
