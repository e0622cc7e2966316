import { TestEnvironment } from 'jest-environment-node';

const ZONE = process.env.TZ;

/** Node's own environment, in which a test can live in another time zone: `liveIn('Pacific/Auckland')`. */
export default class UnitEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    // A test sees a copy of the process's settings; the zone is the process's own.
    this.global.liveIn = moveTo;
  }

  async teardown() {
    moveTo(ZONE);
    await super.teardown();
  }
}

function moveTo(zone) {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
}
