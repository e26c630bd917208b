import { listingsOfAgency } from '../project-listings.ts'
import { isTelling, LEAST_WORDS } from './fold-recipient.ts'
import type { LinkAward } from './link-facts.ts'
import { readAwards, type ReadAward, type ReadProject } from './read-sides.ts'

export type AwardIndex = {
  /** Lists each award once that has a listing of the project’s agency, one of its States, and its recipient or title. */
  readonly list: (project: ReadProject) => Iterable<ReadAward>
}

/** Indexes awards by listing and State, and in these by the names of the recipient and by titles of the projects. */
export const indexAwards = (projects: readonly ReadProject[], awards: readonly LinkAward[]): AwardIndex => {
  const findTitles = openTitles(projects)
  const found = new Map<string, Map<string, ReadAward[]>>()
  for (const award of readAwards(awards)) {
    const keys = [...[...award.names].map(keyOfName), ...findTitles(award.words).map(keyOfTitle)]
    for (const listing of new Set(award.listings)) {
      const block = found.getOrInsertComputed(`${listing} ${award.state ?? ''}`, () => new Map())
      for (const key of keys) block.getOrInsertComputed(key, () => []).push(award)
    }
  }
  return {
    list: ({ agency_code, states, name, title }) => {
      const keys = [...(name === '' ? [] : [keyOfName(name)]), keyOfTitle(title)]
      const awardsOf = (place: string) => keys.flatMap((key) => found.get(place)?.get(key) ?? [])
      const places = listingsOfAgency(agency_code).flatMap((listing) =>
        states.map((state) => `${listing} ${state}`),
      )
      return new Set(places.flatMap(awardsOf))
    },
  }
}

const keyOfName = (name: string): string => `name ${name}`
const keyOfTitle = (title: string): string => `title${title}`

/** Finds the telling titles that a text contains. Only titles that begin with some words of the text are compared. */
const openTitles = (projects: readonly ReadProject[]) => {
  const titles = new Set(projects.map(({ title }) => title).filter(isTelling))
  const byStart = Map.groupBy(titles, (title) => startOf(title.split(' '), 1))
  return (text: string): readonly string[] => {
    const words = text.split(' ')
    const found = new Set<string>()
    // A folded text has a space on each side, so the first and the last part are empty.
    for (let at = 1; at + LEAST_WORDS < words.length; at += 1)
      for (const title of byStart.get(startOf(words, at)) ?? []) if (text.includes(title)) found.add(title)
    return [...found]
  }
}

const startOf = (words: readonly string[], at: number): string => words.slice(at, at + LEAST_WORDS).join(' ')
