import os from 'node:os';

/**
 * Gives way to the processes that answer shoppers. Imported first: on Linux a thread has a priority of its own, and takes that of
 * the thread that starts it, so threads that are there already would stay as they are.
 */
os.setPriority(Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL));
