import type { NextApiRequest, NextApiResponse } from 'next';
import { handleRead } from '../../../adapters/http/handle-read';
import { serverApp } from '../../../composition/server/create-server-app';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default function read(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return handleRead(serverApp(), String(request.query.read), request, response);
}
