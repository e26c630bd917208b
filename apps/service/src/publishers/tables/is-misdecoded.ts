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
