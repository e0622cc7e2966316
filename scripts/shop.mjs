/** `npm run shop`: installs and builds what is missing, then starts the shop as `npm start` does. */
import { build } from './build.mjs';
import { isBuilt } from './build-stamp.mjs';
import { ensureInstalled } from './install.mjs';
import { loadSettings, needNode, PROJECT } from './project.mjs';
import { requirePorts, start } from './start.mjs';

needNode();
loadSettings();
process.chdir(PROJECT);

// A port in use is reported before the slow install and build.
await requirePorts(portSetting(process.env.PORT, 3000), portSetting(process.env.BACKEND_PORT, 4000));
if (!(await ensureInstalled())) process.exit(1);
if (!isBuilt()) {
  console.log('Building the shop; this takes about half a minute ...');
  if (!(await build())) process.exit(1);
}
await start();

/** An invalid port is reported with the other configuration errors, after the build. */
function portSetting(text, fallback) {
  return /^\d{1,5}$/.test(text ?? '') && Number(text) < 65_536 ? Number(text) : fallback;
}
