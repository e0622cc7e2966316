import type { NextApiRequest, NextApiResponse } from 'next';
import { handleAction } from '../../../adapters/http/handle-action';
import { serverApp } from '../../../composition/server/create-server-app';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default function action(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return handleAction(serverApp(), String(request.query.action), request, response);
}
