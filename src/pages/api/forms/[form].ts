import type { NextApiRequest, NextApiResponse } from 'next';
import { handleForm } from '../../../composition/actions/handle-form';

export const config = { api: { bodyParser: false, externalResolver: true } };

export default function form(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return handleForm(String(request.query.form), request, response);
}
