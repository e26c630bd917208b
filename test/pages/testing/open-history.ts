import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { putSample } from '../../../apps/service/src/wiring/testing/put-sample.ts'
import {
  archive,
  build,
  makeLineRow,
  makeRow,
  publishAnyway,
  type Archived,
} from '../../../apps/service/src/releases/testing.ts'
import { openPages, type OpenedPages } from './open-pages.ts'
import type { Ending } from '../../../apps/service/src/platform/testing.ts'

/** Documents of a day: amounts by project, and cost shares by account. */
export type Day = {
  readonly projects: Readonly<Record<string, number>>
  readonly accounts: Readonly<Record<string, string | null>>
  /** Year of the projects; 2026 by default. */
  readonly year?: number
}

/** Noon of each day, from the first of June on. */
export const dayOf = (index: number): string => `2026-06-${String(index + 1).padStart(2, '0')}T12:00:00.000Z`

/**
 * The whole service, with its pages, over releases that were built and published one after the other from documents that
 * the archive gained day by day. Ids of the releases, the first one first. With a grace they were published just now, so
 * that those that were replaced are still read by their tokens.
 */
export const openHistory = async (
  t: Ending,
  days: readonly Day[],
  { graceSeconds = 0 }: { readonly graceSeconds?: number } = {},
): Promise<OpenedPages & { readonly releases: readonly string[] }> => {
  const directory = mkdtempSync(join(tmpdir(), 'rotunda-history-'))
  t.after(() => Promise.resolve(rmSync(directory, { recursive: true, force: true })))
  await putSample(directory)
  const folder = join(directory, 'releases')
  // The sample of Congress is of no matter here, and is quicker kept than made.
  for (const name of readdirSync(folder).filter((one) => one !== 'congress'))
    rmSync(join(folder, name), { recursive: true })
  const releases: string[] = []
  for (const index of days.keys()) {
    const documents = days.slice(0, index + 1).flatMap(writeDocuments)
    const { summary } = await build(folder, documents)
    await publishAnyway({
      directory: folder,
      release: summary.id,
      now: graceSeconds > 0 ? new Date() : new Date(dayOf(index)),
    })
    releases.push(summary.id)
  }
  const pages = await openPages(t, {
    ROTUNDA_DATA: directory,
    ROTUNDA_PUBLIC_URL: 'https://rotunda.example',
    ROTUNDA_SNAPSHOT_GRACE: String(graceSeconds),
  })
  return { ...pages, releases }
}

const writeDocuments = ({ projects, accounts, year = 2026 }: Day, index: number): Archived[] => {
  const retrieved_at = dayOf(index)
  const facts = { retrieved_at, edition: retrieved_at }
  const rows = Object.entries(projects).map(([title, amount], line) =>
    makeRow(line + 2, { title, amount, amount_raw: String(amount), fiscal_year: year }),
  )
  const lines = Object.entries(accounts).map(([account, cost_share], line) =>
    makeLineRow(line + 2, { account, cost_share, key: [account] }),
  )
  return [
    archive({ series: `requests/${year}`, rows }, facts),
    archive({ series: 'guidance', rows: lines }, { ...facts, publisher: 'guidance', url: 'guidance.csv' }),
  ]
}
