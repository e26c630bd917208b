import { foldRecipient, foldWords } from './fold-recipient.ts'
import type { LinkAward, LinkProject } from './link-facts.ts'

/** An award with its folded texts. */
export type ReadAward = LinkAward & {
  /** Words of its description. */
  readonly words: string
  readonly name: string
  /** Folded names of its recipient’s identifier, its own among them. */
  readonly names: ReadonlySet<string>
}

/** A project with its folded texts. */
export type ReadProject = LinkProject & {
  readonly name: string
  readonly title: string
  readonly law: string | undefined
  readonly since: string
}

/** Folds the texts of a project. */
export const readProject = (project: LinkProject): ReadProject => ({
  ...project,
  name: foldRecipient(project.recipient),
  title: foldWords(project.project),
  law: /\b\d{3}-\d{1,3}\b/.exec(project.act ?? '')?.[0],
  // No award of a project is older than its fiscal year.
  since: `${project.fiscal_year - 1}-10-01`,
})

/** Folds the texts of awards. One identifier may have several names. */
export const readAwards = (awards: readonly LinkAward[]): readonly ReadAward[] => {
  const named = new Map<string, Set<string>>()
  for (const { uei, recipient } of awards)
    if (uei !== null) named.getOrInsertComputed(uei, () => new Set()).add(foldRecipient(recipient))
  return awards.map((award) => {
    const name = foldRecipient(award.recipient)
    const names = (award.uei === null ? undefined : named.get(award.uei)) ?? new Set([name])
    return { ...award, words: foldWords(award.description), name, names }
  })
}
