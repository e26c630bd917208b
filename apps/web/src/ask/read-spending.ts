import type { ProjectSpending, ReleaseFiles } from '@rotunda/contract'
import { NoAnswer, Problem, UnexpectedAnswer } from '@rotunda/sdk/appropriations'
import { RECORD_PAGE_LIMITS } from '../limits.ts'
import { readJson, type Clients } from './clients.ts'
import type { Spending } from './memory.ts'

const COLLECTION = 'award-spending'
const FILE = 'data/project-spending.json'
const MOST_SECONDS = RECORD_PAGE_LIMITS.lineageSeconds.value

type Published = Pick<ReleaseFiles, 'id' | 'collection' | 'current' | 'snapshot' | 'published_at'> &
  Partial<Pick<ReleaseFiles, 'files'>>

/** Money of enacted projects in the current release of award spending, or the reason for its absence. */
export type SpendingFinding =
  | { readonly kind: 'unpublished' }
  | { readonly kind: 'unreadable' }
  | {
      readonly kind: 'read'
      readonly release: Pick<Published, 'snapshot' | 'published_at'>
      readonly projects: ReadonlyMap<string, Spending>
      /** Id of the current release of enacted projects. */
      readonly enacted: string | undefined
    }

/**
 * Reads the money of all enacted projects. The collection has no API, so its file is read once for each release and
 * kept. A page is written without it if it is late or cannot be read.
 */
export const readSpending = async (
  { fetch, endAfter, memory }: Pick<Clients, 'fetch' | 'endAfter' | 'memory'>,
  published: readonly Published[],
): Promise<SpendingFinding> => {
  const release = published.find(({ collection, current }) => collection === COLLECTION && current)
  const url = release?.files?.find(({ name }) => name === FILE)?.url
  if (release === undefined || url === undefined) return { kind: 'unpublished' }
  if (memory.spending?.url !== url) {
    const signal = endAfter(MOST_SECONDS * 1000)
    const projects = await fetch(url, { signal }).then(readProjects).catch(toUnreadable)
    if (projects === undefined) return { kind: 'unreadable' }
    memory.spending = { url, projects }
  }
  const enacted = published.find(({ collection, current }) => collection === 'enacted-projects' && current)
  return { kind: 'read', release, projects: memory.spending.projects, enacted: enacted?.id }
}

const readProjects = async (answer: Response): Promise<ReadonlyMap<string, Spending>> => {
  const rows = await readJson<readonly ProjectSpending[]>(answer)
  return new Map(
    rows.map(({ sources: _sources, coverage_notes: _coverage, notices: _notices, ...row }) => [row.id, row]),
  )
}

const toUnreadable = (fault: unknown): undefined => {
  if (fault instanceof Problem || fault instanceof NoAnswer || fault instanceof UnexpectedAnswer)
    return undefined
  throw fault
}
