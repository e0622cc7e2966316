import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** Two free ports of this machine, which differ because both are held until both are known. */
export async function twoFreePorts(): Promise<readonly [number, number]> {
  const servers = [createServer(), createServer()] as const;
  const portOf = async (server: (typeof servers)[number]): Promise<number> => {
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  const ports = [await portOf(servers[0]), await portOf(servers[1])] as const;
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
