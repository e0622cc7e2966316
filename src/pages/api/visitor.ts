import type { NextApiRequest, NextApiResponse } from 'next';
import { handleVisitor } from '../../composition/actions/handle-visitor';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default function visitor(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return handleVisitor(request, response);
}
