import type { Publication } from './release.ts'

/** A release that was current once, and since when it is not. */
export type Replaced = { readonly release: string; readonly replacedAt: Date }

/** The releases that were replaced after an instant, the last one first. Of one that is current again there is none. */
export const findReplaced = (publications: readonly Publication[], since: Date): Replaced[] => {
  const known = new Set(publications.slice(0, 1).map(({ release }) => release))
  return publications.slice(1).flatMap(({ release }, index) => {
    const replacedAt = new Date(publications[index]?.published_at ?? 0)
    if (known.has(release) || replacedAt <= since) return []
    known.add(release)
    return [{ release, replacedAt }]
  })
}
