import { sessionPorts } from '../../src/adapters/memory/session/session-ports';
import { everyContract } from './every-contract';
import { openMemory } from './memory-harness';

everyContract('memory with one order in the making for each session', () => openMemory(sessionPorts));
