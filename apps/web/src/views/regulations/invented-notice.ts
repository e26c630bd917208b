import type { ServiceStatus } from '@rotunda/contract'
import type { Clients } from '../../ask/clients.ts'
import { readJson } from '../../ask/read-json.ts'
import type { Answer, Asked } from '../../page.ts'

/** What a page of regulations is asked, and whether these are invented. */
export type AskedOfDockets = Asked & { readonly isInvented: boolean }

/** In a sandbox the dockets are those of simulators, which is said at the top of every page that shows them. */
export const withInventedNotice =
  (write: (asked: AskedOfDockets) => Promise<Answer>) =>
  async (asked: Asked): Promise<Answer> => {
    const isInvented = await isSandbox(asked.clients)
    const answer = await write({ ...asked, isInvented })
    return isInvented && 'main' in answer ? { ...answer, invented: INVENTED } : answer
  }

export const isSandbox = async ({ fetch }: Pick<Clients, 'fetch'>): Promise<boolean> =>
  (await readJson<ServiceStatus>(await fetch('/api/status'))).mode === 'sandbox'

const INVENTED =
  'The regulations here are invented: this service is a sandbox, and no agency takes comments on them.'
