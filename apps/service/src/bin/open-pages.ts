import { describeSite, openWeb, writeProblemPage } from '@rotunda/web'
import type { Pages } from '../http/index.ts'
import type { Clocks } from '../platform/index.ts'
import type { CurrentRelease } from '../releases/index.ts'
import type { Settings } from './settings.ts'

export type PagesNeeds = Pick<Clocks, 'clock' | 'endAfter'> & {
  readonly settings: Settings
  readonly releases: readonly Pick<CurrentRelease, 'listPublications'>[]
}

/** The pages for people, in the same process as the service that they know by its APIs alone. */
export const openPages = ({ settings, clock, endAfter, releases }: PagesNeeds): Pages => {
  const site = describeSite({
    publicUrl: settings.ROTUNDA_PUBLIC_URL,
    operator: settings.ROTUNDA_OPERATOR,
    contact: settings.ROTUNDA_CONTACT_EMAIL,
  })
  // What a page shows changes with what is published, and by the day with what is late.
  const edition = () =>
    [
      clock().toISOString().slice(0, 10),
      ...releases.map((one) => one.listPublications()[0]?.release ?? ''),
    ].join()
  return {
    open: (around) => openWeb({ ...around, clock, endAfter, site, edition }),
    writeProblem: (problem, url, samples) => writeProblemPage(problem, url, site, samples),
  }
}
