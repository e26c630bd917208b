import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Store } from '../platform/index.ts'
import type { CurrentRelease } from '../releases/index.ts'
import { dropService, reportService, type ServedReleases } from '../releases/publish/index.ts'
import { VERSION } from './version.ts'

const REPORT_MILLISECONDS = 5000

/** Reports of this process to the database, at each change and every few seconds. */
export const makeServiceReports = (store: Store, roles: readonly string[]) => {
  const service = { id: randomUUID(), host: hostname(), process: process.pid, version: VERSION, roles }
  let startedAt: Date | undefined
  let written = ''
  let writtenAt = -Infinity
  return {
    report: async (releases: Readonly<Record<string, ServedReleases>>): Promise<void> => {
      const text = JSON.stringify(releases)
      if (text === written && performance.now() - writtenAt < REPORT_MILLISECONDS) return
      startedAt ??= await store.now()
      await reportService(store, { ...service, startedAt, releases })
      written = text
      writtenAt = performance.now()
    },
    end: () => dropService(store, service.id),
  }
}

/** Id of the release that this process answers from. */
export const findServed = (releases: Pick<CurrentRelease, 'open'>): string | undefined => {
  try {
    const lease = releases.open()
    lease.close()
    return lease.release.summary.id
  } catch {
    // No release is open. Readers get the reason.
    return undefined
  }
}
