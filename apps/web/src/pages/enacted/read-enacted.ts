import type {
  EnactedAggregate,
  EnactedAggregatesMeta,
  EnactedMeta,
  EnactedProject,
  LineageLink,
} from '@rotunda/contract'
import { PAGE_CALL, readJson } from '../../ask/clients.ts'
import { ROWS, refuseFiles } from '../../ask/read-filter.ts'
import type { Citation } from '../../cite/citation.ts'
import { addressOf } from '../../filters/addresses.ts'
import { makeAddress } from '../../html/href.ts'
import type { Asked } from '../../page.ts'
import { readDownloads, type ReleaseFiles } from '../../releases/read-releases.ts'
import { keepFilters } from './enacted-filters.ts'

export const ENACTED_API = '/api/enacted/v1'
export const ENACTED_DATASET = '/datasets/enacted-projects'

type Clients = Pick<Asked, 'clients'>
type List<Row, Meta> = { readonly data: readonly Row[]; readonly meta: Meta }

const read = async <Answer>({ clients }: Clients, address: string): Promise<Answer> => {
  const signal = clients.endAfter(PAGE_CALL.timeoutSeconds * 1000)
  return readJson<Answer>(await clients.fetch(ENACTED_API + address, { signal }))
}

/** The projects of one page. */
export const readProjects = async (
  asked: Pick<Asked, 'clients' | 'params'>,
): Promise<List<EnactedProject, EnactedMeta>> => {
  refuseFiles(asked.params)
  const params = new URLSearchParams(asked.params)
  if (!params.has('limit')) params.set('limit', String(ROWS))
  return read(asked, addressOf('/projects', params))
}

/** Counts and sums of all projects of a filter, by fiscal year. */
export const readTotals = (
  asked: Pick<Asked, 'clients' | 'params'>,
  snapshot: string,
): Promise<List<EnactedAggregate, EnactedAggregatesMeta>> => {
  const params = keepFilters(asked.params)
  params.set('snapshot', snapshot)
  return read(asked, addressOf('/aggregates', params))
}

export const readProject = (
  asked: Clients,
  id: string,
  snapshot: string | undefined,
): Promise<List<EnactedProject, EnactedMeta>> => read(asked, makeAddress('/project', { id, snapshot }))

/** Links of a project to records of requests and bills. */
export const readLinks = (
  asked: Clients,
  id: string,
  snapshot: string,
): Promise<List<LineageLink, EnactedMeta>> => read(asked, makeAddress('/links', { project: id, snapshot }))

/** Release of the enacted projects with a snapshot token; undefined where it is no longer listed. */
export const findEnactedRelease = async (
  asked: Clients,
  snapshot: string,
): Promise<ReleaseFiles | undefined> =>
  (await readDownloads(asked)).data.find(
    (one) => one.collection === 'enacted-projects' && one.snapshot === snapshot,
  )

type Cited = Pick<Citation, 'key' | 'title' | 'publishers' | 'view'> & Partial<Citation>

/** Cites projects at the permanent address of their release. */
export const citeEnacted = (
  { origin, now }: Pick<Asked, 'origin' | 'now'>,
  { id, api_url: base, published_at: at }: ReleaseFiles,
  call: string,
  cited: Cited,
): Citation => ({
  publishedOn: null,
  releasedOn: at?.slice(0, 10) ?? null,
  release: id,
  address: `${origin}${base ?? ENACTED_API}${call}`,
  readOn: now.toISOString().slice(0, 10),
  ...cited,
})
