import type { ServiceStatus } from '@rotunda/contract'
import { readJson } from '../../ask/clients.ts'
import type { Answer, Asked } from '../../page.ts'

/** A request for a page of regulations; `isInvented` is true in a sandbox. */
export type AskedOfDockets = Asked & { readonly isInvented: boolean }

/** Adds a banner in a sandbox, where all dockets come from simulators. */
export const withInventedNotice =
  (write: (asked: AskedOfDockets) => Promise<Answer>) =>
  async (asked: Asked): Promise<Answer> => {
    const isInvented = await isSandbox(asked)
    const answer = await write({ ...asked, isInvented })
    return isInvented && 'main' in answer ? { ...answer, invented: INVENTED } : answer
  }

/** The status needs the database of the service, and pages of data must not. */
export const isSandbox = async ({ site, clients }: Pick<Asked, 'site' | 'clients'>): Promise<boolean> =>
  site.isSandbox ?? (await readJson<ServiceStatus>(await clients.fetch('/api/status'))).mode === 'sandbox'

const INVENTED =
  'The regulations here are invented: this service is a sandbox, and no agency takes comments on them.'
