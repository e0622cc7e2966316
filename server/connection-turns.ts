import { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Socket } from 'node:net';

/** Requests of a connection that are worked on: the one that is being answered, and one ahead. */
const STARTED = 2;
/** Requests that wait for others of their connection, of all connections. Neither browsers nor proxies send any. */
const MOST_WAITING = 4_000;

interface Connection {
  readonly started: Set<ServerResponse>;
  readonly waiting: { readonly response: ServerResponse; readonly start: () => void }[];
}

/**
 * Starts the requests of each connection in turn, however many were sent ahead, so that one connection costs no more than its
 * share, and tells all responses of a connection that it has closed: Node tells only the one that is being written.
 */
export class ConnectionTurns {
  private readonly connections = new WeakMap<Socket, Connection>();
  private waiting = 0;

  /** Starts the work at once, or when all but one of the requests before it are answered. A connection too many that waits is closed. */
  take({ socket }: IncomingMessage, response: ServerResponse, start: () => void): void {
    const connection = this.connections.get(socket) ?? this.open(socket);
    if (connection.started.size < STARTED) {
      this.begin(connection, response);
      return start();
    }
    if (this.waiting >= MOST_WAITING) return void socket.destroy();
    this.waiting += 1;
    connection.waiting.push({ response, start });
  }

  private open(socket: Socket): Connection {
    const connection: Connection = { started: new Set(), waiting: [] };
    this.connections.set(socket, connection);
    socket.once('close', () => {
      this.waiting -= connection.waiting.splice(0).length;
      for (const response of connection.started) {
        if (response.socket !== null) continue;
        response.destroy();
        response.emit('close');
      }
    });
    return connection;
  }

  private begin(connection: Connection, response: ServerResponse): void {
    connection.started.add(response);
    response.once('close', () => {
      connection.started.delete(response);
      const next = connection.waiting.shift();
      if (next === undefined) return;
      this.waiting -= 1;
      this.begin(connection, next.response);
      // Between two of them, requests of others are read.
      setImmediate(() => {
        if (!next.response.destroyed) next.start();
      });
    });
  }
}
