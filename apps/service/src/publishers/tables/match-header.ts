import { findNearest, foldText } from '../../platform/index.ts'
import { DocumentRefused, ENTER_HEADER } from '../publisher.ts'
import { isBlank } from './table.ts'

/** Known headers of each field, word for word except for case and white space. */
export type HeaderAliases<Field extends string> = Readonly<Partial<Record<Field, readonly string[]>>>

/**
 * Finds the field of each column. Throws a DocumentRefused that names the header, for an unknown or a repeated header
 * and for a missing required field: a table is not read at all if part of it would be guessed.
 */
export const matchHeader = <Field extends string>(
  header: readonly string[],
  {
    aliases,
    required,
    what,
  }: {
    readonly aliases: HeaderAliases<Field>
    readonly required: readonly Field[]
    /** Name of the table, for the refusal: `House requests of fiscal year 2024`. */
    readonly what: string
  },
): readonly Field[] => {
  // The keys of a record of aliases are its fields, and no other text is one.
  const fields = Object.keys(aliases) as Field[]
  const columns = header.map((text, column) => {
    const field = fields.find((name) => isKnownAs(name, text, aliases[name] ?? []))
    if (field === undefined)
      throw refuseUnknown(
        text,
        column,
        what,
        fields.flatMap((name) => aliases[name] ?? []),
      )
    return field
  })
  const twice = columns.find((field, column) => columns.indexOf(field) !== column)
  const absent = required.find((field) => !columns.includes(field))
  if (twice !== undefined)
    throw new DocumentRefused(`Two columns are ${nameAliases(aliases[twice] ?? [])} in the table of ${what}.`)
  if (absent !== undefined)
    throw new DocumentRefused(`The table of ${what} has no column ${nameAliases(aliases[absent] ?? [])}.`)
  return columns
}

/**
 * Words that a header may have only if the field's name has them. “Recipient Address” was once taken for the recipient,
 * and made an association of a street: no alias can do that here, not even one that was entered by mistake.
 */
const GUARDED = /\b(address|amount|district|party|requestor|website)/g

const isKnownAs = (field: string, header: string, aliases: readonly string[]): boolean => {
  const folded = foldText(header)
  return (
    aliases.some((alias) => foldText(alias) === folded) &&
    (folded.match(GUARDED) ?? []).every((word) => foldText(field).includes(word))
  )
}

const refuseUnknown = (
  text: string,
  column: number,
  what: string,
  aliases: readonly string[],
): DocumentRefused => {
  const known = aliases.filter((alias) => !isBlank(alias))
  const nearest = findNearest(text, known) ?? findWithin(text, known)
  const name = isBlank(text)
    ? `Column ${column + 1} has no header, which`
    : `The header “${text}” (column ${column + 1})`
  const hint = isReversed(text, known)
    ? 'The letters of the header run backwards: extract the text from the document in a different way.'
    : nearest === undefined
      ? ENTER_HEADER
      : `Nearest: “${nearest}”. ${ENTER_HEADER}`
  return new DocumentRefused(
    `${name} is not known in a table of ${what}. Known: ${known.map((alias) => `“${alias}”`).join(', ')}. ${hint}`,
  )
}

/** Finds the longest known header that the text contains, as “Recipient” in “Recipient Name”. */
const findWithin = (text: string, known: readonly string[]): string | undefined =>
  known.filter((alias) => foldText(text).includes(foldText(alias))).toSorted((a, b) => b.length - a.length)[0]

const isReversed = (text: string, known: readonly string[]): boolean =>
  known.some((alias) => foldText(alias) === foldText([...text].toReversed().join('')))

const nameAliases = (aliases: readonly string[]): string =>
  aliases.map((alias) => (isBlank(alias) ? 'without a header' : `“${alias}”`)).join(' or ')
