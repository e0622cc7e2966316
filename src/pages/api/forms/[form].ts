import type { NextApiRequest, NextApiResponse } from 'next';
import { answerForm } from '../../../composition/server-forms';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default function form(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerForm(String(request.query.form), request, response);
}
