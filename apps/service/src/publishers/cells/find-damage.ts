import { isMisdecoded } from '../tables/is-misdecoded.ts'

/** The first text within a value, at any depth, that is damaged. */
export const findDamage = (value: unknown): string | undefined => {
  if (typeof value === 'string') return isDamagedText(value) ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  for (const part of Object.values(value)) {
    const damage = findDamage(part)
    if (damage !== undefined) return damage
  }
  return undefined
}

/**
 * Whether a text has letters of a wrong encoding, signs that show nothing (zero width, soft hyphens, control characters)
 * or letters of another script, such as a Cyrillic А in a name. Each looks right and is found by no search.
 */
export const isDamagedText = (text: string): boolean =>
  !PLAIN.test(text) && (HIDDEN.test(text) || isMisdecoded([text]))

/** Nearly every text is of these letters alone. */
const PLAIN = /^[\t\n\r -~]*$/
const HIDDEN =
  /[\p{C}--[\t\n\f\r]]|[\p{L}--\p{Script_Extensions=Latin}--\p{Script=Common}--\p{Script=Inherited}]/v

export const describeDamage = (text: string): string =>
  `“${text}” is damaged: it has letters of a wrong encoding, of another script, or signs that show nothing. Fetch the document again.`
