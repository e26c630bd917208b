import { foldRecipient, foldWords } from './fold-recipient.ts'
import { listLaws, listYears, readLaw } from './enacted-laws.ts'
import type { LinkAward, LinkProject } from './link-facts.ts'

/** An award with its folded texts. */
export type ReadAward = LinkAward & {
  /** Words of its description. */
  readonly words: string
  /** Numbers of the laws in its description. */
  readonly laws: readonly string[]
  /** Years of the appropriations Acts in its description. */
  readonly years: readonly number[]
  readonly name: string
  /** Folded names of its recipient’s identifier, its own among them. */
  readonly names: ReadonlySet<string>
}

/** A project with its folded texts. */
export type ReadProject = LinkProject &
  ReturnType<typeof readLaw> & {
    readonly name: string
    readonly title: string
  }

/** Folds the texts of a project. */
export const readProject = (project: LinkProject): ReadProject => ({
  ...project,
  name: foldRecipient(project.recipient),
  title: foldWords(project.project),
  ...readLaw(project),
})

/** Folds the texts of awards. One identifier may have several names. */
export const readAwards = (awards: readonly LinkAward[]): readonly ReadAward[] => {
  const named = new Map<string, Set<string>>()
  for (const { uei, recipient } of awards)
    if (uei !== null) named.getOrInsertComputed(uei, () => new Set()).add(foldRecipient(recipient))
  return awards.map((award) => {
    const name = foldRecipient(award.recipient)
    const names = (award.uei === null ? undefined : named.get(award.uei)) ?? new Set([name])
    const description = award.description ?? ''
    return {
      ...award,
      words: foldWords(description),
      laws: listLaws(description),
      years: listYears(description),
      name,
      names,
    }
  })
}
