import type { LinkEvidence, LinkGrade } from '@rotunda/contract'
import { listingsOfAgency } from '../project-listings.ts'
import { foldRecipient, foldWords, isTelling } from './fold-recipient.ts'

/** Facts of an enacted project that are compared. */
export type LinkProject = {
  readonly id: string
  readonly fiscal_year: number
  readonly act: string | null
  readonly agency_code: string | null
  readonly project: string | null
  readonly recipient: string | null
  readonly states: readonly string[]
  readonly cents: number | null
}

/** Facts of an award that are compared. */
export type LinkAward = {
  readonly id: string
  readonly listings: readonly string[]
  readonly state: string | null
  readonly recipient: string | null
  readonly uei: string | null
  readonly description: string | null
  readonly signed_on: string | null
  readonly cents: number | null
}

/** A pair of a project and an award that may be of each other. */
export type Pair = {
  readonly project: string
  readonly award: string
  readonly evidence: readonly LinkEvidence[]
  /** Obligations minus enacted amount. */
  readonly difference: number | null
}

export type Link = Pair & { readonly grade: LinkGrade }

export type Linking = { readonly links: readonly Link[]; readonly compared: number }

/** Links projects with awards. Only pairs of one listing of the agency and one State are compared. */
export const linkAwards = (projects: readonly LinkProject[], awards: readonly LinkAward[]): Linking => {
  const blocks = openBlocks(awards)
  const pairs: Pair[] = []
  let compared = 0
  for (const project of projects) {
    const reading = readProject(project)
    for (const award of blocks.list(project)) {
      compared += 1
      const pair = compare(reading, award)
      if (pair !== undefined) pairs.push(pair)
    }
  }
  return { links: gradePairs(pairs), compared }
}

type ReadAward = LinkAward & {
  readonly words: string
  readonly name: string
  readonly names: ReadonlySet<string>
}

/** Awards by listing and State. */
const openBlocks = (awards: readonly LinkAward[]) => {
  const named = new Map<string, Set<string>>()
  for (const { uei, recipient } of awards)
    if (uei !== null) named.getOrInsertComputed(uei, () => new Set()).add(foldRecipient(recipient))
  const blocks = new Map<string, Map<string, ReadAward>>()
  for (const award of awards) {
    const name = foldRecipient(award.recipient)
    const names = (award.uei === null ? undefined : named.get(award.uei)) ?? new Set([name])
    const read = { ...award, words: foldWords(award.description), name, names }
    for (const listing of award.listings)
      blocks.getOrInsertComputed(`${listing} ${award.state ?? ''}`, () => new Map()).set(award.id, read)
  }
  return {
    /** Lists the awards of the project’s agency in its States, each once. */
    list: ({ agency_code, states }: LinkProject): Iterable<ReadAward> =>
      new Map(
        listingsOfAgency(agency_code).flatMap((listing) =>
          states.flatMap((state) => [...(blocks.get(`${listing} ${state}`) ?? [])]),
        ),
      ).values(),
  }
}

type ReadProject = LinkProject & {
  readonly name: string
  readonly title: string
  readonly law: string | undefined
  readonly since: string
}

const readProject = (project: LinkProject): ReadProject => ({
  ...project,
  name: foldRecipient(project.recipient),
  title: foldWords(project.project),
  law: /\b\d{3}-\d{1,3}\b/.exec(project.act ?? '')?.[0],
  // No award of a project is older than its fiscal year.
  since: `${project.fiscal_year - 1}-10-01`,
})

/** Compares a pair of one listing and one State. Undefined if neither the recipient nor the title agrees. */
const compare = (project: ReadProject, award: ReadAward): Pair | undefined => {
  if (award.signed_on !== null && award.signed_on < project.since) return undefined
  const isNamed = isTelling(project.title) && award.words.includes(project.title)
  const isSame = project.name !== '' && project.name === award.name
  const isAlias = !isSame && project.name !== '' && award.names.has(project.name)
  if (!isNamed && !isSame && !isAlias) return undefined
  const difference = project.cents === null || award.cents === null ? null : award.cents - project.cents
  const evidence: LinkEvidence[] = ['listing', 'state']
  if (isNamed) evidence.push('title_named')
  if (namesLaw(award, project.law)) evidence.push('law_named')
  if (isSame) evidence.push('recipient')
  if (isAlias) evidence.push('uei')
  if (isNear(difference, project.cents)) evidence.push('amount')
  return { project: project.id, award: award.id, evidence, difference }
}

const namesLaw = ({ description }: LinkAward, law: string | undefined): boolean =>
  law !== undefined &&
  new RegExp(`\\b(?:P\\.? ?L\\.?|PUBLIC LAW)(?: NO\\.?)? ?${law}\\b`, 'iu').test(description ?? '')

const WITHIN = 100

/** Whether the difference is at most 1 percent of the enacted amount. An amount of 0 is near to nothing. */
const isNear = (difference: number | null, cents: number | null): boolean =>
  difference !== null && cents !== null && cents > 0 && Math.abs(difference) * WITHIN <= cents

/** Grades pairs: a rule gives its grade where it leaves one award to the project and one project to the award. */
const gradePairs = (pairs: readonly Pair[]): readonly Link[] => {
  const grades = new Map<Pair, LinkGrade>()
  const taken = new Set<string>()
  for (const { grade, needs } of RULES) {
    const fitting = pairs.filter(
      (pair) =>
        pair.evidence.includes(needs) &&
        hasRecipient(pair) &&
        !taken.has(`p ${pair.project}`) &&
        !taken.has(`a ${pair.award}`),
    )
    const projects = Map.groupBy(fitting, ({ project }) => project)
    const awards = Map.groupBy(fitting, ({ award }) => award)
    for (const pair of fitting) {
      if (projects.get(pair.project)?.length !== 1 || awards.get(pair.award)?.length !== 1) continue
      grades.set(pair, grade)
      taken.add(`p ${pair.project}`).add(`a ${pair.award}`)
    }
  }
  return pairs.map((pair) => ({ ...pair, grade: grades.get(pair) ?? 'candidate' }))
}

const hasRecipient = ({ evidence }: Pair): boolean =>
  evidence.includes('recipient') || evidence.includes('uei')

/** Rules in order. A project or an award that one rule has linked is not linked again. */
const RULES: readonly { readonly grade: LinkGrade; readonly needs: LinkEvidence }[] = [
  { grade: 'stated', needs: 'title_named' },
  { grade: 'stated', needs: 'law_named' },
  { grade: 'unique', needs: 'amount' },
]
