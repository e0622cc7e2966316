import type { NextApiRequest, NextApiResponse } from 'next';
import { unknownCall } from '../../adapters/http/send-json';

export default function unknown(_request: NextApiRequest, response: NextApiResponse): void {
  unknownCall(response);
}
