import type { EnactedProject, LineageLink } from '@rotunda/contract'
import { NoAnswer, Problem, UnexpectedAnswer } from '@rotunda/sdk/appropriations'
import { readJson, type Clients } from '../../ask/clients.ts'
import { isAppropriations, type Published } from '../../ask/read-releases.ts'
import { makeAddress, type ParamValue } from '../../html/href.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'
import type { ShownRecord } from '../../views/shown-record.ts'

export const MOST_LINKS = RECORD_PAGE_LIMITS.links.value
const MOST_SECONDS = RECORD_PAGE_LIMITS.lineageSeconds.value

type Project = Pick<EnactedProject, 'id' | 'project' | 'recipient' | 'amount'>

/** Reasons for which the links say nothing of a record. */
export type NotCompared =
  'no_records' | 'release_not_served' | 'absent_from_release' | 'no_subcommittee' | 'no_table'

/** Links of a record in the current release of enacted projects, or the reason for their absence. */
export type EnactedFinding =
  | { readonly kind: 'unpublished' | 'unreadable' }
  | {
      readonly kind: 'not_compared'
      readonly reason: NotCompared
      readonly release: Published
      /** Release of the records that the links compare; undefined where there is no link. */
      readonly recordRelease: string | undefined
    }
  | { readonly kind: 'unlinked'; readonly release: Published; readonly recordRelease: string }
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
  const read = findLinks(fetch, { record, published, release }).catch(toFinding)
  // A late failure is ignored, as a late answer is.
  read.catch(() => undefined)
  return Promise.race([read, late.promise])
}

const toFinding = (fault: unknown): EnactedFinding => {
  if (fault instanceof Problem || fault instanceof NoAnswer || fault instanceof UnexpectedAnswer)
    return { kind: 'unreadable' }
  throw fault
}

type List<Row> = { readonly data: readonly Row[]; readonly meta: { readonly total: number } }
type ListRows = <Row>(path: string, query: Readonly<Record<string, ParamValue>>) => Promise<List<Row>>

type Sought = {
  readonly record: ShownRecord
  readonly published: readonly Published[]
  readonly release: Published
}

const findLinks = async (fetch: Clients['fetch'], sought: Sought): Promise<EnactedFinding> => {
  const { record, release } = sought
  /** Every answer is of one release: if another is current by now, the API refuses. */
  const list: ListRows = async (path, query) =>
    readJson(await fetch(makeAddress(`/api/enacted/v1/${path}`, { ...query, snapshot: release.snapshot })))
  const { data: links, meta } = await list<LineageLink>('links', { record: record.id, limit: MOST_LINKS })
  if (links.length === 0) return explainAbsence(fetch, list, sought)
  const { data } = await list<Project>('projects', {
    id: links.map(({ project_id: id }) => id),
    fields: 'id,project,recipient,amount',
    limit: MOST_LINKS,
  })
  const projects = new Map(data.map((one) => [one.id, one]))
  return { kind: 'linked', release, links, total: meta.total, projects }
}

/** The links compared a record if their release of the records has it, and a table has its year and subcommittee. */
const explainAbsence = async (
  fetch: Clients['fetch'],
  list: ListRows,
  { record, published, release }: Sought,
): Promise<EnactedFinding> => {
  const { data } = await list<LineageLink>('links', { limit: 1 })
  const recordRelease = data[0]?.record_release
  const because = (reason: NotCompared): EnactedFinding => ({
    kind: 'not_compared',
    reason,
    release,
    recordRelease,
  })
  if (recordRelease === undefined) return because('no_records')
  const archived = published.find((one) => isAppropriations(one) && one.id === recordRelease)
  if (archived === undefined) return because('release_not_served')
  const then = await findRecord(fetch, archived, record.id)
  if (then === undefined) return because('absent_from_release')
  const { fiscal_year, subcommittee } = then
  if (subcommittee === null) return because('no_subcommittee')
  const tables = await list('projects', { fiscal_year, subcommittee, limit: 1 })
  return tables.meta.total === 0 ? because('no_table') : { kind: 'unlinked', release, recordRelease }
}

const findRecord = async (
  fetch: Clients['fetch'],
  { api_url: base }: Published,
  id: string,
): Promise<ShownRecord | undefined> => {
  try {
    const { data } = await readJson<List<ShownRecord>>(await fetch(makeAddress(`${base}/record`, { id })))
    return data[0]
  } catch (fault) {
    if (fault instanceof Problem && fault.status === 404 && fault.document.param === 'id') return undefined
    throw fault
  }
}
