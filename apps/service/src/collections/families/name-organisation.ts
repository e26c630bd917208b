/**
 * Words that stand in names of organisations and hardly in names of persons. Surnames such as Bank, Church, Price and
 * State are missing on purpose.
 */
const ORGANISATION_WORDS: ReadonlySet<string> = new Set(
  `academy affairs agency airlines airport alliance assembly association associations assn authority board bureau
  chamber city coalition college commission committee communications companies company confederation congress
  consortium consulting cooperative corp corporation council county department district embassy enterprises
  federation forum foundation fund gmbh government group holdings hospital inc incorporated industries initiative
  institute institution international kingdom league limited llc llp ltd ministry municipality museum network
  organisation organization partnership plc policy program republic school schools services society solutions strategies
  systems technologies technology town township transit tribe trust union university utilities village`.split(
    /\s+/,
  ),
)

/** At least two words: a single one, such as Union, may be a surname. */
const LEAST_WORDS = 2

/**
 * Names that the search of the pages knows: those with a word of an organisation. The sources do not say who is a
 * person, so any other name is never searched.
 */
export const nameOrganisation = ({ name }: { readonly name: string | null }): readonly string[] => {
  const words = (name ?? '').toLowerCase().match(/\p{L}+/gu) ?? []
  return name !== null && words.length >= LEAST_WORDS && words.some((word) => ORGANISATION_WORDS.has(word))
    ? [name]
    : []
}
