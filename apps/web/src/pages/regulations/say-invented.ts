import type { ServiceStatus } from '@rotunda/contract'
import { readJson } from '../../ask/read-json.ts'
import type { Answer, Asked } from '../../page.ts'

/** In a sandbox the dockets are those of simulators, which is said at the top of every page that shows them. */
export const sayInvented =
  (write: (asked: Asked) => Promise<Answer>) =>
  async (asked: Asked): Promise<Answer> => {
    const [answer, { mode }] = await Promise.all([write(asked), readStatus(asked)])
    return mode === 'sandbox' && 'main' in answer ? { ...answer, invented: INVENTED } : answer
  }

const readStatus = async ({ clients }: Asked): Promise<Pick<ServiceStatus, 'mode'>> =>
  readJson<ServiceStatus>(await clients.fetch('/api/status'))

const INVENTED =
  'The regulations here are invented: this service is a sandbox, and no agency takes comments on them.'
