import { everyContract } from './every-contract';
import { openMemory } from './memory-harness';

everyContract('memory', () => openMemory());
