import type { AwardLink, ProjectSpending, ReleaseFiles } from '@rotunda/contract'
import { NoAnswer, Problem, UnexpectedAnswer } from '@rotunda/sdk/appropriations'
import { RECORD_PAGE_LIMITS } from '../limits.ts'
import { readJson, type Clients } from './clients.ts'
import type { LinkedAward, Spending, SpendingOfProjects } from './memory.ts'

const COLLECTION = 'award-spending'
const FILES = { projects: 'data/project-spending.json', awards: 'data/award-links.json' } as const
const MOST_SECONDS = RECORD_PAGE_LIMITS.lineageSeconds.value

type Published = Pick<ReleaseFiles, 'id' | 'collection' | 'current' | 'snapshot' | 'published_at'> &
  Partial<Pick<ReleaseFiles, 'files'>>

/** Money of enacted projects in the current release of award spending, or the reason for its absence. */
export type SpendingFinding =
  | { readonly kind: 'unpublished' }
  | { readonly kind: 'unreadable' }
  | (SpendingOfProjects & {
      readonly kind: 'read'
      readonly release: Pick<Published, 'snapshot' | 'published_at'>
      /** Id of the current release of enacted projects. */
      readonly enacted: string | undefined
    })

/**
 * Reads the money and the awards of all enacted projects. The collection has no API, so its files are read once for each
 * release and kept. A page is written without them if they are late or cannot be read.
 */
export const readSpending = async (
  { fetch, endAfter, memory }: Pick<Clients, 'fetch' | 'endAfter' | 'memory'>,
  published: readonly Published[],
): Promise<SpendingFinding> => {
  const release = published.find(({ collection, current }) => collection === COLLECTION && current)
  const addressOf = (file: string) => release?.files?.find(({ name }) => name === file)?.url
  const [projects, awards] = [addressOf(FILES.projects), addressOf(FILES.awards)]
  if (release === undefined || projects === undefined || awards === undefined) return { kind: 'unpublished' }
  const { snapshot } = release
  if (memory.spending?.snapshot !== snapshot) {
    const signal = endAfter(MOST_SECONDS * 1000)
    const read = await Promise.all([
      fetch(projects, { signal }).then(readProjects),
      fetch(awards, { signal }).then(readAwards),
    ]).catch(toUnreadable)
    if (read === undefined) return { kind: 'unreadable' }
    memory.spending = { snapshot, projects: read[0], awards: read[1] }
  }
  const enacted = published.find(({ collection, current }) => collection === 'enacted-projects' && current)
  return { ...memory.spending, kind: 'read', release, enacted: enacted?.id }
}

const readProjects = async (answer: Response): Promise<ReadonlyMap<string, Spending>> => {
  const rows = await readJson<readonly ProjectSpending[]>(answer)
  return new Map(
    rows.map(({ sources: _sources, coverage_notes: _coverage, notices: _notices, ...row }) => [row.id, row]),
  )
}

const readAwards = async (answer: Response): Promise<ReadonlyMap<string, readonly LinkedAward[]>> => {
  const awards = new Map<string, LinkedAward[]>()
  for (const { id, project_id: project, award_id, grade } of await readJson<readonly AwardLink[]>(answer)) {
    const ofProject = awards.get(project)
    if (ofProject === undefined) awards.set(project, [{ id, award_id, grade }])
    else ofProject.push({ id, award_id, grade })
  }
  return awards
}

/** Undefined for a fault of the answer. Any other fault is thrown on. */
export const toUnreadable = (fault: unknown): undefined => {
  if (fault instanceof Problem || fault instanceof NoAnswer || fault instanceof UnexpectedAnswer)
    return undefined
  throw fault
}
