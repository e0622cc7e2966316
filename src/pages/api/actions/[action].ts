import type { NextApiRequest, NextApiResponse } from 'next';
import { handleAction } from '../../../composition/actions/handle-action';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default function action(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return handleAction(String(request.query.action), request, response);
}
