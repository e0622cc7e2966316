import { everyContract } from './every-contract';
import { openMemory } from './memory-harness';
import { sessionPorts } from './session-ports';

everyContract('memory with one order in the making for each session', () => openMemory(sessionPorts));
