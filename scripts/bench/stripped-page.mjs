/**
 * A page of the same stack (Next, React, MobX) with twenty cards and nothing else, built for the comparison: rendered for
 * each request, or kept by Next.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../ports.mjs';
import { inProject, tool } from '../project.mjs';
import { runNode } from '../run.mjs';
import { start } from './processes.mjs';
import { untilUp } from './shop.mjs';

const FOLDER = inProject('test-results/stripped-page');
const PAGE = `
  import { observer } from 'mobx-react-lite';
  const Card = observer(({ card }) => <li><a href={'/' + card.key}><h2>{card.name}</h2></a><p>{card.text}</p><p>£{card.price}</p></li>);
  export default function Page({ cards }) {
    return <main><h1>Flowers</h1><ul>{cards.map((card) => <Card key={card.key} card={card} />)}</ul></main>;
  }
  const cards = Array.from({ length: 20 }, (_, at) => ({
    key: 'bouquet-' + at, name: 'Bouquet number ' + at, price: 20 + at,
    text: 'Seasonal stems tied by hand, in water, with a card and an address label. '.repeat(3),
  }));
`;
const FILES = {
  'next.config.js': `module.exports = { poweredByHeader: false, agentRules: false, turbopack: { root: ${JSON.stringify(inProject())} } };`,
  'pages/rendered.jsx': `${PAGE} export const getServerSideProps = () => ({ props: { cards } });`,
  'pages/kept.jsx': `${PAGE} export const getStaticProps = () => ({ props: { cards }, revalidate: 60 });`,
};

let built = null;

/** Builds it once (about ten seconds) and starts it with `next start`; pages are `/rendered` and `/kept`. */
export async function startStrippedPage() {
  const env = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
  await (built ??= buildIt(env));
  return startNext({ ...process.env, ...env }, FOLDER, '/kept');
}

async function buildIt(env) {
  mkdirSync(join(FOLDER, 'pages'), { recursive: true });
  for (const [file, text] of Object.entries(FILES)) writeFileSync(join(FOLDER, file), text);
  const { code, output } = await runNode(tool('next/dist/bin/next'), ['build'], { cwd: FOLDER, env, quiet: true });
  if (code !== 0) throw new Error(output);
}

/** `next start` in that folder; resolves to its port and process once the path answers. */
export async function startNext(env, folder, path) {
  const port = await freePort();
  const child = start([tool('next/dist/bin/next'), 'start', '-H', '127.0.0.1', '-p', String(port)], env, folder);
  await untilUp(child, `http://127.0.0.1:${port}${path}`);
  return { port, child };
}
