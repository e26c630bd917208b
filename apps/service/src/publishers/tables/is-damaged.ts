/**
 * Whether the text runs backwards (`tnemevorpmI rewes rof elpmaxE fo ytiC`), as the hidden text of some printed pages
 * does. Recognised by the commonest words of these tables: more of them must be there reversed than in the right
 * direction.
 */
export const isDamaged = (texts: readonly string[]): boolean => {
  const words =
    texts
      .join(' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const forward = words.filter((word) => COMMON.has(word)).length
  return words.filter((word) => REVERSED.has(word)).length > forward
}

const COMMON: ReadonlySet<string> = new Set(
  (
    'of for the city county town village center project improvements improvement water sewer treatment facility ' +
    'construction department university state agency environmental protection development management'
  ).split(' '),
)
const REVERSED: ReadonlySet<string> = new Set([...COMMON].map((word) => [...word].toReversed().join('')))
