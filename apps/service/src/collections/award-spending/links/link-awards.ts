import type { LinkEvidence, LinkGrade } from '@rotunda/contract'
import { findListed, type ListedOutcome } from './find-listed.ts'
import { isTelling, listTelling } from './fold-recipient.ts'
import { indexAwards } from './index-awards.ts'
import type { LinkAward, LinkProject, ListedAward, Pair } from './link-facts.ts'
import { readProject, type ReadAward, type ReadProject } from './read-sides.ts'

export type Link = Pair & { readonly grade: LinkGrade }

export type Linking = {
  readonly links: readonly Link[]
  readonly compared: number
  /** Outcome of each row of the lists of agencies. */
  readonly listed: readonly ListedOutcome[]
}

/**
 * Links projects with awards. Only pairs of one listing of the agency, one State, and one recipient or title are compared,
 * and pairs that a list of the agency names.
 */
export const linkAwards = (
  projects: readonly LinkProject[],
  awards: readonly LinkAward[],
  lists: readonly ListedAward[] = [],
): Linking => {
  const read = projects.map(readProject)
  const index = indexAwards(read, awards)
  const pairs: Pair[] = []
  let compared = 0
  for (const project of read)
    for (const award of index.list(project)) {
      compared += 1
      const pair = comparePair(project, award)
      if (pair !== undefined) pairs.push(pair)
    }
  const listed = findListed(projects, awards, lists)
  return { links: gradePairs(joinListed(pairs, listed)), compared, listed }
}

/** Adds the pairs of the lists, with the evidence that was found for each. */
const joinListed = (pairs: readonly Pair[], listed: readonly ListedOutcome[]): readonly Pair[] => {
  const joined = new Map(pairs.map((pair) => [nameOf(pair), pair]))
  for (const { pair } of listed)
    if (pair !== undefined) {
      const own = joined.get(nameOf(pair))
      const evidence = [...new Set([...pair.evidence, ...(own?.evidence ?? [])])]
      joined.set(nameOf(pair), { ...own, ...pair, evidence })
    }
  return [...joined.values()]
}

const nameOf = ({ project, award }: Pair): string => `${project}\n${award}`

/** Compares a pair of one listing and one State. Undefined if neither the recipient nor the title agrees. */
export const comparePair = (project: ReadProject, award: ReadAward): Pair | undefined => {
  if (award.signed_on !== null && award.signed_on < project.since) return undefined
  const isNamed = isTelling(project.title) && namesTitle(award.words, project.title)
  const isSame = project.name !== '' && project.name === award.name
  const isAlias = !isSame && project.name !== '' && award.names.has(project.name)
  if (!isNamed && !isSame && !isAlias) return undefined
  const difference = project.cents === null || award.cents === null ? null : award.cents - project.cents
  const evidence: LinkEvidence[] = ['listing', 'state']
  if (isNamed) evidence.push('title_named')
  if (project.law !== undefined && award.laws.includes(project.law)) evidence.push('law_named')
  if (isSame) evidence.push('recipient')
  if (isAlias) evidence.push('uei')
  if (isNear(difference, project.cents)) evidence.push('amount')
  return {
    project: project.id,
    award: award.id,
    evidence,
    difference,
    words: award.words,
    ...(isNamed && { title: project.title }),
    isOtherLaw: isOtherLaw(project, award),
    isOtherText: isOtherText(project, award),
  }
}

/** Whether an award names laws or, without their numbers, Acts of years, and none may have enacted the project. */
const isOtherLaw = (project: ReadProject, { laws, years }: ReadAward): boolean =>
  laws.length > 0
    ? !laws.some((law) => project.laws.includes(law))
    : years.length > 0 && !years.includes(project.fiscal_year)

/**
 * True if the description tells of a project, and shares no telling word with the title. Words of the recipient and of its
 * State tell nothing. A cut description may name the project in the part that is missing.
 */
const isOtherText = ({ title, name }: ReadProject, award: ReadAward): boolean => {
  if (isCut(award.description)) return false
  const known = new Set(`${name} ${award.name} ${[...award.names].join(' ')}`.split(' '))
  const telling = listTelling(award.words).filter((word) => !known.has(word))
  const own = listTelling(title)
  return (
    telling.length > 0 &&
    own.length > 0 &&
    !telling.some((word) => own.some((other) => isSameWord(word, other)))
  )
}

/** Letters that forms of one word share: `library` and `libraries`. */
const STEM_LETTERS = 5

const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= STEM_LETTERS &&
    one.slice(0, STEM_LETTERS) === other.slice(0, STEM_LETTERS))

const isCut = (description: string | null): boolean => /(?:\.\.\.|…)\s*$/.test(description ?? '')

/** Whether the words have the title, and not only as a part of the title of a phase. */
const namesTitle = (words: string, title: string): boolean => {
  const around = words.split(title)
  return around
    .slice(1)
    .some((after, index) => !BEGINS_PART.test(after) && !ENDS_PART.test(around[index] ?? ''))
}

const PART = '(?:ph|phase|stage|segment|section|part)s?'
const NUMBER = '(?:\\d{1,2}[a-z]?|[ivx]+|[a-f]|one|two|three|four|five)'
const ORDINAL = '(?:\\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|next|final)'
const BEGINS_PART = new RegExp(`^(?:${PART} ?${NUMBER}|${ORDINAL} ${PART}|\\d{1,2}|[ivx]+) `, 'u')
const ENDS_PART = new RegExp(`(?:^| )(?:${PART} ?${NUMBER}|${ORDINAL} ${PART})(?: of)?(?: the)?$`, 'u')

const WITHIN = 100

/** Whether the difference is at most 1 percent of the enacted amount. An amount of 0 is near to nothing. */
const isNear = (difference: number | null, cents: number | null): boolean =>
  difference !== null && cents !== null && cents > 0 && Math.abs(difference) * WITHIN <= cents

/** Grades pairs: a rule gives its grade where it leaves one award to the project and one project to the award. */
export const gradePairs = (pairs: readonly Pair[]): readonly Link[] => {
  const grades = new Map<Pair, LinkGrade>()
  const taken = new Set<string>()
  const titled = Map.groupBy(
    pairs.filter(({ title }) => title !== undefined),
    ({ award }) => award,
  )
  for (const { grade, needs } of RULES) {
    const fitting = pairs.filter(
      (pair) =>
        pair.evidence.includes(needs) &&
        (needs === 'agency_list' || isOpen(pair, titled.get(pair.award) ?? [])) &&
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

/** True if the recipient agrees, and the award names neither another law alone nor another project. */
const isOpen = (pair: Pair, titled: readonly Pair[]): boolean =>
  hasRecipient(pair) &&
  pair.isOtherLaw !== true &&
  pair.isOtherText !== true &&
  !titled.some(({ title = '' }) => namesOther(pair, title))

/** Whether the award of a pair has another title than that of its project. A title may have a shorter one in it. */
const namesOther = ({ words = '', title: own = '' }: Pair, title: string): boolean =>
  title !== own && (!own.includes(title) || words.replaceAll(own, ' ').includes(title))

const hasRecipient = ({ evidence }: Pair): boolean =>
  evidence.includes('recipient') || evidence.includes('uei')

/** Rules in order. A project or an award that one rule has linked is not linked again. */
const RULES: readonly { readonly grade: LinkGrade; readonly needs: LinkEvidence }[] = [
  { grade: 'stated', needs: 'agency_list' },
  { grade: 'stated', needs: 'title_named' },
  { grade: 'stated', needs: 'law_named' },
  { grade: 'unique', needs: 'amount' },
]
