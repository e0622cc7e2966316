/** Requests over plain sockets, for measuring: they cost the sender little, so that the server is what is measured. */
import { connect } from 'node:net';

const CONNECTIONS = 16;
const LAST_CHUNK = Buffer.from('0\r\n\r\n');

/** The request of a browser for a page. */
export function pageRequest(port, path) {
  return (
    `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/html\r\nAccept-Encoding: gzip, deflate, br\r\n` +
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) Chrome/140\r\nCookie: vsf-currency=GBP\r\n\r\n'
  );
}

/** The whole response to one request, head and body. */
export function sample(port, request) {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let response = Buffer.alloc(0);
    socket.on('error', fail);
    socket.on('close', () => fail(new Error('The sample is not one whole response.')));
    socket.on('data', (chunk) => {
      response = Buffer.concat([response, chunk]);
      const bytes = wholeBytes(response);
      if (response.length === bytes || (bytes === null && response.subarray(-5).equals(LAST_CHUNK))) {
        done(response);
        socket.destroy();
      }
    });
    socket.write(request);
  });
}

/** Bytes of head and body by `Content-Length`; NaN before the head is there, null if the body comes in chunks. */
function wholeBytes(response) {
  const end = response.indexOf('\r\n\r\n') + 4;
  if (end < 4) return Number.NaN;
  const length = /\r\ncontent-length: (\d+)/i.exec(response.latin1Slice(0, end))?.[1];
  return length === undefined ? null : end + Number(length);
}

/** Sends a request one time after another on each connection, for so many ms or responses; returns `{ answered, ms }`. */
export async function hammer(port, request, { withinMs = Infinity, responses = Infinity, connections = CONNECTIONS }) {
  const example = await sample(port, request);
  if (!example.subarray(0, 20).includes(' 200 ')) throw new Error(example.toString('latin1', 0, 200));
  const message = Buffer.from(request);
  const began = performance.now();
  let [answered, sent, open] = [0, 0, connections];
  return new Promise((done, fail) => {
    const next = (socket) => {
      sent += 1;
      if (sent <= responses && performance.now() - began < withinMs) return socket.write(message);
      socket.destroy();
      open -= 1;
      if (open === 0) done({ answered, ms: performance.now() - began });
    };
    for (let at = 0; at < connections; at += 1) {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let [received, bytes] = [0, Number.NaN];
      socket.on('error', fail);
      socket.on('end', () => fail(new Error('The server closed a connection.')));
      socket.on('connect', () => next(socket));
      socket.on('data', (chunk) => {
        // The head of a response is in its first chunk.
        if (received === 0) bytes = wholeBytes(chunk);
        received += chunk.length;
        if (bytes === null ? !chunk.subarray(-5).equals(LAST_CHUNK) : received < bytes) return;
        if (bytes !== null && received !== bytes) fail(new Error('A response is longer than its head says.'));
        received = 0;
        answered += 1;
        next(socket);
      });
    }
  });
}
