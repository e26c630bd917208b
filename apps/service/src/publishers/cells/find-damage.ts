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

/**
 * Whether letters were read in the wrong encoding before the document was published: UTF-8 taken for the code page of
 * Windows (`PeÃ±asco`, `Townâ€™s`), or what could not be read at all (U+FFFD, control characters). The text before that
 * is not known for certain, so it is flagged and not mended. A name that has such a letter by right (`João`, `SÃO
 * PAULO`) has another letter after it.
 */
export const isMisdecoded = (texts: readonly string[]): boolean => texts.some((text) => DAMAGE.test(text))

/** The letters that the second byte of a character becomes, without those that stand after a capital by right. */
const SECOND = '€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™š›œžŸ\\u00a0-\\u00bf'
/** Quotes and dashes end words too: they count only where the word goes on. */
const CLOSING = '’”–—…'

const DAMAGE = new RegExp(
  [
    '[\\ufffd\\u0080-\\u009f]',
    `[ÂÃÄÅ][${SECOND}]`,
    `[ÂÃÄÅ][${CLOSING}](?![sS]\\b)\\p{L}`,
    // Quotes, dashes and signs of three bytes; the mark at the beginning of a text; the sign for what was lost.
    'â€|â„¢|â‚¬|ï»¿|ï¿½',
  ].join('|'),
  'u',
)
