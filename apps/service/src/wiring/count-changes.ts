import type { ChangesMeta } from '@rotunda/contract'
import { writeDigests, type DigestNeeds, type Days } from '../corrections/index.ts'
import type { DataApi } from '../http/data/index.ts'
import type { App } from '../http/index.ts'
import { askAsPage } from '../http/pages/index.ts'
import type { PeopleNeeds } from '../people/index.ts'
import type { Publication } from '../releases/index.ts'

/** Step that mails followers what changed. */
export const tellFollowers = (app: Pick<App, 'inject'>, { apis }: Pick<CountNeeds, 'apis'>) => {
  const countChanges = makeCountChanges({ app, apis })
  return (access: PeopleNeeds, at: Date) => writeDigests({ ...access, countChanges }, at)
}

type CountNeeds = {
  readonly app: Pick<App, 'inject'>
  readonly apis: readonly DataApi[]
}

const API_OF = { records: 'appropriations', enacted: 'enacted' } as const

/** Counts the rows of a filter that changed between the releases of two days. A filter that the API refuses has none. */
const makeCountChanges =
  ({ app, apis }: CountNeeds): DigestNeeds['countChanges'] =>
  async ({ kind, filter }, days) => {
    const api = apis.find(({ name }) => name === API_OF[kind])
    if (api === undefined) return undefined
    const [from, to] = findPair(api.currentRelease.listPublications(), days)
    if (from === undefined || to === undefined || from === to) return undefined
    const asked = new URLSearchParams([...filter, ['from', from]])
    const url = `${api.base}/releases/${to}/changes?${asked.toString()}&limit=1`
    const answer = await askAsPage(
      { at: new Date(`${days.until}T00:00:00Z`), releases: {}, requestId: 'digest' },
      () => app.inject({ url, headers: { host: 'localhost' } }),
    )
    if (answer.statusCode === 503) throw new Error(`the changes of a digest cannot be read: ${answer.body}`)
    if (answer.statusCode !== 200) return undefined
    const { meta } = answer.json<{ readonly meta: Pick<ChangesMeta, 'counts'> }>()
    const count = (one: string) =>
      meta.counts.filter(({ change }) => change === one).reduce((sum, { rows }) => sum + rows, 0)
    const counted = { added: count('added'), changed: count('changed'), withdrawn: count('withdrawn') }
    if (counted.added + counted.changed + counted.withdrawn === 0) return undefined
    return { ...counted, page: linkChanges(kind, filter, { from, to }) }
  }

type Pair = { readonly from: string; readonly to: string }

/** Parameters that open a table on the page of changes. Records open without any. */
const TABLE_OF = { records: '', enacted: 'table=enacted-projects' } as const

const linkChanges = (kind: keyof typeof TABLE_OF, filter: URLSearchParams, { from, to }: Pair): string => {
  const table = new URLSearchParams(TABLE_OF[kind])
  return `/changes?${new URLSearchParams([...table, ...filter, ['from', from], ['to', to]]).toString()}`
}

/** Releases that were current at the end of the two days. */
const findPair = (publications: readonly Publication[], { after, until }: Days) =>
  [after, until].map((day) => publications.find(({ published_at: at }) => at.slice(0, 10) <= day)?.release)
