import { isOfAgency, listingsOfAgency } from '../project-listings.ts'
import { foldRecipient, foldWords } from './fold-recipient.ts'
import type { LinkAward, LinkProject, ListedAward, Pair } from './link-facts.ts'

/** The pair that a row names, or the reason why it names none in this release. */
export type ListedOutcome = {
  readonly row: ListedAward
  readonly pair?: Pair
  readonly result: 'linked' | 'no_award' | 'no_project' | 'other_agency' | 'other_state' | 'several'
}

/**
 * Finds the project and the award of each row of a list. Agencies may give one number to awards of their own, so the award
 * is of the agency of the list. A row that fits several of either links none.
 */
export const findListed = (
  projects: readonly LinkProject[],
  awards: readonly LinkAward[],
  lists: readonly ListedAward[],
): readonly ListedOutcome[] => {
  const byNumber = Map.groupBy(awards, ({ number }) => foldNumber(number ?? ''))
  const byTitle = Map.groupBy(projects, nameProject)
  return lists.map((row) => {
    const fitting = (byTitle.get(nameProject(row)) ?? []).filter(
      ({ states, recipient }) => states.includes(row.state) && isSameRecipient(recipient, row.recipient),
    )
    const numbered = byNumber.get(foldNumber(row.award_number)) ?? []
    const [award, ...otherAwards] = numbered.filter(({ agency }) => isOfAgency(agency, row.agency_code))
    const [project, ...otherProjects] = fitting
    if (award === undefined) return { row, result: numbered.length > 0 ? 'other_agency' : 'no_award' }
    if (project === undefined) return { row, result: 'no_project' }
    if (otherAwards.length > 0 || otherProjects.length > 0) return { row, result: 'several' }
    if (award.state !== null && !project.states.includes(award.state)) return { row, result: 'other_state' }
    return { row, result: 'linked', pair: makePair(project, award, row) }
  })
}

/** Agencies write hyphens into the number of an award, and USAspending may leave them out. */
const foldNumber = (number: string): string => number.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase()

const nameProject = ({
  agency_code,
  fiscal_year,
  project,
}: Pick<LinkProject, 'agency_code' | 'fiscal_year' | 'project'>): string =>
  [agency_code, fiscal_year, foldWords(project)].join('\n')

const isSameRecipient = (enacted: string | null, listed: string | null): boolean =>
  enacted === null || listed === null || foldRecipient(enacted) === foldRecipient(listed)

const makePair = (project: LinkProject, award: LinkAward, listed: ListedAward): Pair => {
  const listings = listingsOfAgency(project.agency_code)
  return {
    listed,
    project: project.id,
    award: award.id,
    evidence: [
      'agency_list',
      ...(award.listings.some((number) => listings.includes(number)) ? ['listing' as const] : []),
      ...(award.state === null ? [] : ['state' as const]),
    ],
    difference: project.cents === null || award.cents === null ? null : award.cents - project.cents,
  }
}
