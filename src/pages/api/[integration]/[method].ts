import type { NextApiRequest, NextApiResponse } from 'next';
import { answerCall } from '../../../composition/server-mount';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default function call(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerCall(String(request.query.integration), String(request.query.method), request, response);
}
