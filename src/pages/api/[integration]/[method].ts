import type { NextApiRequest, NextApiResponse } from 'next';
import { serverApp } from '../../../composition/server/create-server-app';
import { handleCall } from '../../../adapters/http/handle-middleware-call';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default function call(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return handleCall(
    serverApp().middleware,
    String(request.query.integration),
    String(request.query.method),
    request,
    response,
  );
}
