import { findNearest, foldText, Refusal } from '../platform/index.ts'

/** Up to this many names are listed in a refusal; of more names, it has only the nearest. */
const MAX_TOLD = 25

/**
 * Throws `invalid_query` for a value of a filter, or of its opposite, that is none of `names`. The refusal has the name that was probably meant.
 */
export const refuseUnknown = (param: string, wanted: readonly string[], names: readonly string[]): void => {
  const known = new Map(names.map((name) => [foldText(name), name]))
  const unknown = wanted.find((name) => !known.has(foldText(name)))
  if (unknown === undefined) return
  const didYouMean = findMeant(foldText(unknown), known)
  const hint = didYouMean === undefined ? '' : ` Did you mean “${didYouMean}”?`
  const what = param.replace(/^not_/u, '')
  throw new Refusal('invalid_query', `Nothing here has the ${what} “${unknown}”.${hint}`, {
    param,
    ...(known.size <= MAX_TOLD && { allowed: [...known.values()] }),
    ...(didYouMean !== undefined && { didYouMean }),
  })
}

/** Names that are much longer or shorter cannot be near, and measuring takes time. */
const findMeant = (typed: string, known: ReadonlyMap<string, string>): string | undefined => {
  const farthest = Math.max(2, typed.length / 3)
  const near = [...known.keys()].filter(
    (name) => name.startsWith(typed) || Math.abs(name.length - typed.length) <= farthest,
  )
  const nearest = findNearest(typed, near)
  return nearest === undefined ? undefined : known.get(nearest)
}
