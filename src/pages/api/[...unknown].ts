import type { NextApiRequest, NextApiResponse } from 'next';
import { unknownCall } from '../../composition/server/middleware-mount';

export default function unknown(_request: NextApiRequest, response: NextApiResponse): void {
  unknownCall(response);
}
