/** `node bare-server.mjs <JSON of port, file and headers>`: sends the bytes of the file to every request. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const { port, file, headers } = JSON.parse(process.argv[2]);
const body = readFileSync(file);
const head = headers.flat();
createServer((_request, response) => {
  response.writeHead(200, head);
  response.end(body);
}).listen(port, '127.0.0.1');
