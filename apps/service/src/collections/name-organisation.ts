/**
 * Words that stand in names of organisations and hardly in names of persons. Words that are surnames too, such as Bank,
 * Church, Tribe, Town and Union, are missing on purpose.
 */
const ORGANISATION_WORDS: ReadonlySet<string> = new Set(
  `academy affairs agency airlines airport alliance assembly association associations assn authority bureau coalition
  commission communications companies company confederation consortium consulting cooperative corp corporation
  department embassy enterprises federation forum foundation gmbh government group holdings hospital inc incorporated
  industries initiative institute institution international kingdom limited llc llp ltd ministry municipality museum
  network organisation organization partnership plc republic services society solutions strategies systems technologies
  technology transit trust university universities utilities`.split(/\s+/),
)

/** Words that name an organisation only before `of`, as in City of Sampleton. */
const BEFORE_OF =
  /\b(?:bank|board|city|college|council|county|league|nation|port|state|town|tribe|union|village)s? of\b/i

/** Marks of a person who is named beside an organisation. */
const PERSON_MARKS =
  /\b(?:mr|mrs|ms|dr|esq|hon|honou?rable|excellency|hrh|his|her|prince|princess|sheikh|sheik|king|queen|president|chairman|chair|minister|ambassador|senator|governor|mayor|general|colonel|member|director|individual|law offices?)\b|\bon behalf of\b|\bc\/o\b|\bthrough\b|\bd\/?b\/?a\b/i

/**
 * Names that the search of the pages knows: those with a word of an organisation and without a mark of a person. The
 * sources do not say who is a person, so any other name is never searched.
 */
export const nameOrganisation = ({ name }: { readonly name: string | null }): readonly string[] => {
  if (name === null || PERSON_MARKS.test(name)) return []
  const words = name.toLowerCase().match(/\p{L}+/gu) ?? []
  const isOrganisation = words.some((word) => ORGANISATION_WORDS.has(word)) || BEFORE_OF.test(name)
  return words.length > 1 && isOrganisation ? [name] : []
}
