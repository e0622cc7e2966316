import { everyContract } from './every-contract';
import { openMiddlewareOnBackend } from './middleware-backend-harness';

everyContract('middleware and embedded backend', () => openMiddlewareOnBackend());
