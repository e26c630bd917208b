import assert from 'node:assert/strict'
import { ENACTED_PROJECTS } from '../../../apps/service/src/collections/enacted-projects/index.ts'
import { buildEnacted, makeDocument } from '../../../apps/service/src/collections/enacted-projects/testing.ts'
import { enactedApi } from '../../../apps/service/src/http/enacted/index.ts'
import { makeLog } from '../../../apps/service/src/platform/log/index.ts'
import { openCurrentRelease } from '../../../apps/service/src/releases/open/index.ts'
import { publishRelease } from '../../../apps/service/src/releases/publish/index.ts'
import { makeFolder } from '../../../apps/service/src/releases/testing.ts'
import { serveApi } from '../../toy-collection/serve-api.ts'
import { openWebOver } from './open-web-over.ts'

const HEADER =
  'Agency,Account,Recipient,Project,Location (State),Amount,House Requestor(s),Senate Requestor(s),Origination\n'
const row = (name: string, amount: number, state = 'NM'): string =>
  `EPA,STAG—Clean Water SRF,Town of ${name},${name} sewer,${state},${amount},Stansbury,,H\n`

/** Projects that no edition changes: a release that changes many of its rows is not published. */
const OTHERS = Array.from({ length: 30 }, (_, index) => row(`Vale ${index + 1}`, 10_000)).join('')

const edition = (day: string, rows: string) =>
  makeDocument('joint-statements', HEADER + OTHERS + rows, {
    fiscal_year: 2023,
    subcommittee: 'INT',
    act: 'P.L. 117-328',
    retrieved_at: `${day}T12:00:00.000Z`,
    edition: day,
  })

export const FIRST = edition('2026-06-01', row('Oak', 1000) + row('Elm', 3000) + row('Ash', 4000))
export const SECOND = edition('2026-07-01', row('Oak', 2000) + row('Elm', 3000) + row('Fir', 5000, 'TX'))
/** The same rows, retrieved again and at other places. */
const THIRD = edition('2026-08-01', row('Fir', 5000, 'TX') + row('Elm', 3000) + row('Oak', 2000))
export const PUBLISHED = ['2026-06-02T09:00:00.000Z', '2026-07-03T09:00:00.000Z', '2026-08-04T09:00:00.000Z']

type Documents = readonly (typeof FIRST)[]
export const RELEASES: readonly Documents[] = [[FIRST], [FIRST, SECOND], [FIRST, SECOND, THIRD]]

/** Enacted projects of releases that were published one after the other, with their pages. */
export const openEnactedReleases = async (
  t: { after(clean: () => unknown): void },
  made: readonly Documents[],
) => {
  const directory = makeFolder(t)
  const ids: string[] = []
  const publish = async (documents: Documents): Promise<void> => {
    const { summary } = await buildEnacted(directory, documents)
    const now = new Date(PUBLISHED[ids.length] ?? assert.fail())
    const needs = { directory, collection: ENACTED_PROJECTS, release: summary.id, now }
    const published = await publishRelease(needs)
    assert.equal(published.outcome, 'published', JSON.stringify(published))
    ids.push(summary.id)
  }
  for (const documents of made) await publish(documents)
  const clock = () => new Date('2026-08-05T12:00:00Z')
  const needs = { directory, collection: ENACTED_PROJECTS, clock, log: makeLog('silent'), graceSeconds: 0 }
  const releases = openCurrentRelease(needs)
  const api = enactedApi(releases, directory)
  const { app, port } = await serveApi(t, { api, releases }, { clock })
  const replace = async (documents: Documents): Promise<void> => {
    await publish(documents)
    await releases.refresh()
  }
  return { ids, api, app, port, replace, ...(await openWebOver(t, app)) }
}
