import type { EnactedProject, LineageLink } from '@rotunda/contract'
import { NoAnswer, Problem, UnexpectedAnswer } from '@rotunda/sdk/appropriations'
import { readJson, type Clients } from '../../ask/clients.ts'
import type { Published } from '../../ask/read-releases.ts'
import { makeAddress, type ParamValue } from '../../html/href.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'
import type { ShownRecord } from '../../views/shown-record.ts'

export const MOST_LINKS = RECORD_PAGE_LIMITS.links.value
const MOST_SECONDS = RECORD_PAGE_LIMITS.lineageSeconds.value

type Project = Pick<EnactedProject, 'id' | 'project' | 'recipient' | 'amount'>

/** Links of a record in the current release of enacted projects, or the reason for their absence. */
export type EnactedFinding =
  | { readonly kind: 'unpublished' | 'unreadable' }
  | { readonly kind: 'no_table'; readonly release: Published }
  | { readonly kind: 'unlinked'; readonly release: Published; readonly recordRelease: string | undefined }
  | {
      readonly kind: 'linked'
      readonly release: Published
      readonly links: readonly LineageLink[]
      readonly total: number
      readonly projects: ReadonlyMap<string, Project>
    }

/** Reads the links of a record. The page of the record is written without them if they are late or cannot be read. */
export const readLineage = (
  { fetch, endAfter }: Pick<Clients, 'fetch' | 'endAfter'>,
  record: ShownRecord,
  published: readonly Published[],
): Promise<EnactedFinding> => {
  const release = published.find(({ collection, current }) => collection === 'enacted-projects' && current)
  if (release === undefined) return Promise.resolve({ kind: 'unpublished' })
  const late = Promise.withResolvers<EnactedFinding>()
  const end = endAfter(MOST_SECONDS * 1000)
  end.addEventListener('abort', () => {
    late.resolve({ kind: 'unreadable' })
  })
  const read = findLinks(fetch, record, release).catch(toFinding)
  // A late failure is ignored, as a late answer is.
  read.catch(() => undefined)
  return Promise.race([read, late.promise])
}

const toFinding = (fault: unknown): EnactedFinding => {
  if (fault instanceof Problem && fault.status === 404) return { kind: 'unpublished' }
  if (fault instanceof Problem || fault instanceof NoAnswer || fault instanceof UnexpectedAnswer)
    return { kind: 'unreadable' }
  throw fault
}

type List<Row> = { readonly data: readonly Row[]; readonly meta: { readonly total: number } }

const findLinks = async (
  fetch: Clients['fetch'],
  record: ShownRecord,
  release: Published,
): Promise<EnactedFinding> => {
  /** Every answer is of one release: if another is current by now, the API refuses. */
  const list = async <Row>(path: string, query: Readonly<Record<string, ParamValue>>): Promise<List<Row>> =>
    readJson<List<Row>>(
      await fetch(makeAddress(`/api/enacted/v1/${path}`, { ...query, snapshot: release.snapshot })),
    )
  const { data: links, meta } = await list<LineageLink>('links', { record: record.id, limit: MOST_LINKS })
  if (links.length === 0) {
    const [tables, compared] = await Promise.all([
      list('projects', {
        fiscal_year: record.fiscal_year,
        subcommittee: record.subcommittee ?? undefined,
        limit: 1,
      }),
      list<LineageLink>('links', { sort: '-last_changed_at', limit: 1 }),
    ])
    return tables.meta.total === 0
      ? { kind: 'no_table', release }
      : { kind: 'unlinked', release, recordRelease: compared.data[0]?.record_release }
  }
  const ids = links.map(({ project_id: id }) => id)
  const { data } = await list<Project>('projects', {
    id: ids,
    fields: 'id,project,recipient,amount',
    limit: MOST_LINKS,
  })
  const projects = new Map(data.map((one) => [one.id, one]))
  return { kind: 'linked', release, links, total: meta.total, projects }
}
