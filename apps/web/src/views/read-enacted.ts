import type {
  EnactedAggregate,
  EnactedAggregatesMeta,
  EnactedDimension,
  EnactedMeta,
  EnactedProject,
  LineageLink,
} from '@rotunda/contract'
import { PAGE_CALL, readJson } from '../ask/clients.ts'
import { ROWS, refuseFiles } from '../ask/read-filter.ts'
import { addressOf, ENACTED_API, OF_VIEW, without } from '../filters/addresses.ts'
import { listValues } from '../filters/list-words.ts'
import { makeAddress } from '../html/href.ts'
import { PAGE_LIMITS, RECORD_PAGE_LIMITS } from '../limits.ts'
import type { Asked } from '../page.ts'
import { shorten } from '../parts/format.ts'
import { readDownloads, type ReleaseFiles } from '../releases/read-releases.ts'
import type { NamedDataset } from '../structured/describe-dataset.ts'
import { ENACTED_CELL_FIELDS, type EnactedRow } from './enacted-table.ts'

export { ENACTED_API }
export const ENACTED_DATASET = '/datasets/enacted-projects'

/** The dataset as structured data names it. The notes are those of an answer. */
export const nameEnacted = ({ coverage }: EnactedMeta): NamedDataset => ({
  dataset: 'enacted-projects',
  title: 'Enacted projects, with their sources',
  notes: coverage.map(({ text }) => text),
})

type Clients = Pick<Asked, 'clients'>
type List<Row, Meta> = { readonly data: readonly Row[]; readonly meta: Meta }

const read = async <Answer>({ clients }: Clients, address: string, api = ENACTED_API): Promise<Answer> => {
  const signal = clients.endAfter(PAGE_CALL.timeoutSeconds * 1000)
  return readJson<Answer>(await clients.fetch(api + address, { signal }))
}

/** Permanent address of the API for one release. */
export const enactedAt = (release: string): string => `${ENACTED_API}/releases/${encodeURIComponent(release)}`

/** Rows with the columns that the address chooses. */
export const readRows = async (
  asked: Pick<Asked, 'clients' | 'params'>,
  api?: string,
): Promise<List<EnactedRow, EnactedMeta>> => {
  refuseFiles(asked.params)
  const params = new URLSearchParams(asked.params)
  if (!params.has('limit')) params.set('limit', String(ROWS))
  const chosen = listValues(params, 'fields')
  if (chosen.length > 0) params.set('fields', [...new Set([...chosen, ...ENACTED_CELL_FIELDS])].join())
  return read(asked, addressOf('/projects', params), api)
}

/** Counts and sums of all projects of a filter, by fiscal year, and within it by one dimension, the greatest first. */
export const readTotals = (
  asked: Pick<Asked, 'clients' | 'params'>,
  snapshot: string | undefined,
  { by = 'fiscal_year', api }: { readonly by?: EnactedDimension; readonly api?: string | undefined } = {},
): Promise<List<EnactedAggregate, EnactedAggregatesMeta>> => {
  const query = {
    snapshot,
    group_by: by,
    limit: PAGE_LIMITS.stageGroups.value,
    ...(by !== 'fiscal_year' && { sort: '-amount_sum' }),
  }
  const own = new URLSearchParams(makeAddress('', query).slice(1))
  return read(
    asked,
    addressOf('/aggregates', new URLSearchParams([...without(asked.params, ...OF_VIEW), ...own])),
    api,
  )
}

export const readProject = (
  asked: Clients,
  id: string,
  snapshot: string | undefined,
  api?: string,
): Promise<List<EnactedProject, EnactedMeta>> => read(asked, makeAddress('/project', { id, snapshot }), api)

/** Links to records of requests and bills. */
export const readLinks = (
  asked: Clients,
  query: {
    readonly id?: string
    readonly project?: string
    readonly limit?: number
    readonly snapshot?: string
  },
): Promise<List<LineageLink, EnactedMeta>> => read(asked, makeAddress('/links', query))

/** Release of the enacted projects with a snapshot token; undefined where it is no longer listed. */
export const findEnactedRelease = async (
  asked: Clients,
  snapshot: string,
): Promise<ReleaseFiles | undefined> =>
  (await readDownloads(asked)).data.find(
    (one) => one.collection === 'enacted-projects' && one.snapshot === snapshot,
  )

/** The name of a project, short enough for a heading. */
export const nameProject = ({ project }: Pick<EnactedProject, 'project'>): string =>
  shorten(project, RECORD_PAGE_LIMITS.headingCharacters.value)
