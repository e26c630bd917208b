import { WIRE_LIMITS } from './limits.ts'

/** Length from which a shared text is no coincidence between an error message and a person's own words. */
const FRAGMENT = 16
const REMOVED = '[removed]'
const MAX_LENGTH = WIRE_LIMITS.reasonCharacters.value

/**
 * Cleans a receiver's text for storage and display: one line, capped, without `secrets` (anywhere) and without the
 * person's own `values`, whole or as fragments of 16 characters and more. Receivers echo the text that they refuse.
 */
export const cleanReceiverText = (
  text: string,
  values: readonly string[],
  secrets: readonly string[],
): string => {
  const line = toOneLine(secrets.reduce((rest, secret) => rest.replaceAll(secret, REMOVED), text))
  const spoken = [...new Set(values.map(toOneLine))].filter((value) => value !== '')
  const cut = line.slice(0, MAX_LENGTH + FRAGMENT)
  const cleaned = removeWholeValues(removeFragments(cut, spoken), spoken)
  // The cut may divide a value: its first characters, fewer than a fragment, would stay at the end.
  return (cut.length < line.length ? cleaned.slice(0, -FRAGMENT) : cleaned).slice(0, MAX_LENGTH)
}

const toOneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cs}/gu, '\uFFFD')
    .trim()

const removeFragments = (text: string, values: readonly string[]): string => {
  const known = new Set(values.flatMap(fragmentsOf))
  let cleaned = ''
  let coveredUntil = 0
  for (let at = 0; at < text.length; at += 1) {
    if (known.has(text.slice(at, at + FRAGMENT).toLowerCase())) {
      if (at >= coveredUntil) cleaned += REMOVED
      coveredUntil = at + FRAGMENT
    }
    if (at >= coveredUntil) cleaned += text.charAt(at)
  }
  return cleaned
}

const fragmentsOf = (value: string): string[] =>
  Array.from({ length: Math.max(0, value.length - FRAGMENT + 1) }, (_, at) =>
    value.slice(at, at + FRAGMENT).toLowerCase(),
  )

/** Longest first, and as whole words only: a person called "A" does not empty the text of its letters. */
const removeWholeValues = (text: string, values: readonly string[]): string =>
  values
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (rest, value) =>
        rest.replace(
          new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(value)}(?![\\p{L}\\p{N}])`, 'giu'),
          REMOVED,
        ),
      text,
    )
