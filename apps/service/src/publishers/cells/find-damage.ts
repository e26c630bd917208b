/** Finds the first damaged text within a value, at any depth. */
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
 * Whether a text has letters of a wrong encoding, invisible characters (zero width, soft hyphens, control characters)
 * or letters of another script, such as a Cyrillic А in a name. Each looks right, but no search finds it.
 */
export const isDamagedText = (text: string): boolean =>
  !PLAIN.test(text) && (HIDDEN.test(text) || isMisdecoded([text]))

/** Nearly every text has only these characters. */
const PLAIN = /^[\t\n\r -~]*$/
const HIDDEN =
  /[\p{C}--[\t\n\f\r]]|[\p{L}--\p{Script_Extensions=Latin}--\p{Script=Common}--\p{Script=Inherited}]/v

/**
 * Whether one of these names or texts is damaged: letters of a wrong encoding, invisible characters, letters of another
 * script within a Latin word, or codes of HTML. A name that is written in another script throughout is sound, so rows
 * with such texts are flagged by this rule and not by `isDamagedText`, which refuses names of persons.
 */
export const hasDamage = (texts: readonly string[]): boolean =>
  texts.some(
    (text) =>
      hasEntity(text) ||
      (!PLAIN.test(text) && (INVISIBLE.test(text) || isMisdecoded([text]) || hasMixedWord(text))),
  )

/** Whether the text has a code of HTML, such as `&amp;`. */
export const hasEntity = (text: string): boolean => text.includes('&') && ENTITY.test(text)

const INVISIBLE = /[\p{C}--[\t\n\f\r]]/v
/** Codes of HTML, whole or without the semicolon at which a list was split. */
const ENTITY =
  /&(?:#\d{2,6}|#x[\da-f]{2,6}|amp|lt|gt|quot|apos|nbsp|[nm]dash|[lr][sd]quo|hellip|bull|middot|deg|sect|copy|reg|trade|frac\d\d|szlig|[ao]elig|[a-z](?:acute|grave|circ|tilde|uml|cedil|ring|slash|caron))(?:;|$)/i

const hasMixedWord = (text: string): boolean =>
  (text.match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => /\p{Script=Latin}/u.test(word) && OTHER_SCRIPT.test(word) && !MICRO_UNIT.test(word),
  )

const OTHER_SCRIPT = /[\p{L}--\p{Script_Extensions=Latin}--\p{Script=Common}--\p{Script=Inherited}]/v
const MICRO_UNIT = /^\u03bc\p{Script=Latin}$/u

export const describeDamage = (text: string): string =>
  `“${text}” is damaged: the text has letters in a wrong encoding or another script, or invisible characters. Fetch the document again.`

/**
 * Whether the text runs backwards (`tnemevorpmI rewes rof elpmaxE fo ytiC`), as the hidden text of some printed pages
 * does. Compares the commonest words of these tables: more of them must be reversed than in the right direction.
 */
export const isBackwards = (texts: readonly string[]): boolean => {
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
 * Windows (`PeÃ±asco`, `Townâ€™s`), or characters that could not be read (U+FFFD, control characters). The original
 * text is not certain, so the row is flagged and not repaired. A name that has these letters by right (`João`, `SÃO
 * PAULO`) has another letter after them.
 */
export const isMisdecoded = (texts: readonly string[]): boolean => texts.some((text) => DAMAGE.test(text))

/** Letters that the second byte of a character becomes, without those that can follow a capital by right. */
const SECOND = '€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜™š›œžŸ\\u00a0-\\u00bf'
/** Quotes and dashes also end words, so they count only if the word continues. */
const CLOSING = '’”–—…'

const DAMAGE = new RegExp(
  [
    '[\\ufffd\\u0080-\\u009f]',
    `[ÂÃÄÅ][${SECOND}]`,
    `[ÂÃÄÅ][${CLOSING}](?![sS]\\b)\\p{L}`,
    // Quotes, dashes and symbols of three bytes; the byte order mark; the replacement character.
    'â€|â„¢|â‚¬|ï»¿|ï¿½',
  ].join('|'),
  'u',
)
