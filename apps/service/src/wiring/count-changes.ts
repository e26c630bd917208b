import type { ChangesMeta } from '@rotunda/contract'
import type { AccessNeeds } from '../access/index.ts'
import { writeDigests, type DigestNeeds, type Days } from '../corrections/index.ts'
import { askAsPage, type App } from '../http/index.ts'
import type { Publication } from '../releases/index.ts'
import type { OpenedReading } from './open-readers.ts'

/** Step that mails followers what changed. */
export const tellFollowers = (app: App, { apis }: Pick<OpenedReading, 'apis'>) => {
  const listPublications = () =>
    apis.find(({ name }) => name === 'appropriations')?.currentRelease.listPublications() ?? []
  const countChanges = makeCountChanges({ app, listPublications })
  return (access: AccessNeeds, at: Date) => writeDigests({ ...access, countChanges }, at)
}

type CountNeeds = {
  readonly app: Pick<App, 'inject'>
  /** Acts of publishing of the appropriations, the newest first. */
  readonly listPublications: () => readonly Publication[]
}

const API = '/api/appropriations/v1'

/** Counts the records of a filter that changed between the releases of two days. A filter that the API refuses has none. */
const makeCountChanges =
  ({ app, listPublications }: CountNeeds): DigestNeeds['countChanges'] =>
  async (filter, days) => {
    const [from, to] = findPair(listPublications(), days)
    if (from === undefined || to === undefined || from === to) return undefined
    const asked = new URLSearchParams([...filter, ['from', from]])
    const url = `${API}/releases/${to}/changes?${asked.toString()}&limit=1`
    const answer = await askAsPage(
      { at: new Date(`${days.until}T00:00:00Z`), releases: {}, requestId: 'digest' },
      () => app.inject({ url, headers: { host: 'localhost' } }),
    )
    if (answer.statusCode === 503) throw new Error(`the changes of a digest cannot be read: ${answer.body}`)
    if (answer.statusCode !== 200) return undefined
    const { meta } = answer.json<{ readonly meta: ChangesMeta }>()
    const count = (kind: string) =>
      meta.counts.filter(({ change }) => change === kind).reduce((sum, { rows }) => sum + rows, 0)
    const counted = { added: count('added'), changed: count('changed'), withdrawn: count('withdrawn') }
    if (counted.added + counted.changed + counted.withdrawn === 0) return undefined
    asked.set('to', to)
    return { ...counted, page: `/changes?${asked.toString()}` }
  }

/** Releases that were current at the end of the two days. */
const findPair = (publications: readonly Publication[], { after, until }: Days) =>
  [after, until].map((day) => publications.find(({ published_at: at }) => at.slice(0, 10) <= day)?.release)
