/** Requests over plain sockets, for measuring: they cost the sender little, so that the server is what is measured. */
import { connect } from 'node:net';

const CONNECTIONS = 16;
const ROUND_MS = 1_500;

/** The whole response to one request, head and body. */
export function sample(port, request) {
  return new Promise((done, fail) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const chunks = [];
    socket.on('data', (chunk) => chunks.push(chunk));
    socket.on('error', fail);
    socket.on('close', () => done(Buffer.concat(chunks)));
    socket.write(request);
    // A response of a few kB on the own machine; its length is checked against `Content-Length`.
    setTimeout(() => socket.destroy(), 300);
  }).then((response) => {
    const end = response.indexOf('\r\n\r\n') + 4;
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(response.toString('latin1', 0, end))?.[1]);
    if (response.length !== end + length) throw new Error('The sample is not one whole response.');
    return response;
  });
}

/** Requests one after another on each connection; responses have equal lengths, so bytes are enough to count them. */
export function hammer({ port, bytes }, request, processorMs) {
  return new Promise((done, fail) => {
    const began = performance.now();
    const processor = processorMs();
    const message = Buffer.from(request);
    let answered = 0;
    let open = CONNECTIONS;
    const finish = () => {
      const ms = performance.now() - began;
      const microseconds = (1000 * (processorMs() - processor)) / answered;
      done({ perSecond: (answered * 1000) / ms, microseconds });
    };
    for (let at = 0; at < CONNECTIONS; at += 1) {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      let received = 0;
      socket.on('error', fail);
      socket.on('connect', () => socket.write(message));
      socket.on('data', (chunk) => {
        received += chunk.length;
        if (received < bytes) return;
        if (received > bytes) fail(new Error('A response is longer than the others.'));
        received = 0;
        answered += 1;
        if (performance.now() - began < ROUND_MS) socket.write(message);
        else {
          socket.destroy();
          if ((open -= 1) === 0) finish();
        }
      });
    }
  });
}
