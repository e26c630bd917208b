import type { ServiceStatus } from '@rotunda/contract'
import { type Clients, readJson } from '../../ask/clients.ts'
import type { Answer, Asked } from '../../page.ts'

/** A request for a page of regulations; `isInvented` is true in a sandbox. */
export type AskedOfDockets = Asked & { readonly isInvented: boolean }

/** Adds a banner in a sandbox, where all dockets come from simulators. */
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
