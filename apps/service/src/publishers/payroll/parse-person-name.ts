import { isDamagedText } from '../cells/find-damage.ts'
import { tidyBlanks } from '../cells/tidy-text.ts'
import type { PersonName } from './observation-draft.ts'

/**
 * Parses a name as payrolls print it: `BERRY, JESSICA M`, `BRANDT, DANIEL P III`, `MORALES GOMEZ JOSE A.`, `FLEET II
 * JAMES P`. Without a comma the end of the surname is not always certain: uncertain parts are null, and all parts of a
 * name with damaged letters.
 */
export const parsePersonName = (raw: string): PersonName => {
  if (isDamagedText(raw)) return makeName(NO_PARTS)
  const text = tidyBlanks(raw)
  const comma = text.indexOf(',')
  return comma < 0 ? parseWithoutComma(text.split(' ')) : parseWithComma(text, comma)
}

const SUFFIX = /^(?:JR|SR|II|III|IV|V)\.?$/i
/** Particles that begin surnames of several words. */
const PARTICLE =
  /^(?:DE|DEL|DELA|DELLA|DI|DA|DOS|DU|LA|LE|LOS|MC|ST\.?|SAN|SANTA|VAN|VON|VANDER|DER|DEN|EL|AL|BIN|TER|TEN)$/i
const INITIAL = /^[A-Z]\.?$/i

const parseWithComma = (text: string, comma: number): PersonName => {
  const surname = text.slice(0, comma).split(' ').filter(Boolean)
  const given = text
    .slice(comma + 1)
    .split(/[ ,]/)
    .filter(Boolean)
  const suffix = takeSuffix(given) ?? takeSuffix(surname)
  const [first, ...middle] = given
  return makeName({ surname, first, middle, suffix, order: 'last_comma_first' })
}

/** Takes the suffix off the end of the words. */
const takeSuffix = (words: string[]): string | undefined =>
  words.length > 1 && SUFFIX.test(words.at(-1) ?? '') ? words.pop() : undefined

const parseWithoutComma = (words: string[]): PersonName => {
  const place = words.findIndex(
    (word, index) => index > 0 && SUFFIX.test(word) && !isInitialAtEnd(words, index),
  )
  // A suffix comes at the end of the surname, or at the very end.
  if (place > 0 && place < words.length - 1) {
    const [first, ...middle] = words.slice(place + 1)
    const suffix = words[place]
    return makeName({ surname: words.slice(0, place), first, middle, suffix, order: 'last_first' })
  }
  const suffix = place > 0 ? words.pop() : undefined
  const particles = words.findIndex((word) => !PARTICLE.test(word))
  const [first, ...middle] = words.slice(particles + 1)
  const surname = words.slice(0, particles + 1)
  if (first === undefined || particles < 0) return makeName({ ...NO_PARTS, suffix })
  if (middle.length > 1) return makeName({ ...NO_PARTS, suffix })
  const isCertain = middle.every((word) => INITIAL.test(word))
  return makeName({ surname, first, middle, suffix, order: isCertain ? 'last_first' : 'uncertain' })
}

/** Whether a word is an initial at the end: a V there is far more often an initial than a fifth. */
const isInitialAtEnd = (words: readonly string[], index: number): boolean =>
  index === words.length - 1 && INITIAL.test(words[index] ?? '')

const NO_PARTS: Parts = {
  surname: [],
  first: undefined,
  middle: [],
  suffix: undefined,
  order: 'uncertain',
}

type Parts = {
  readonly surname: readonly string[]
  readonly first: string | undefined
  readonly middle: readonly string[]
  readonly suffix: string | undefined
  readonly order: PersonName['order']
}

const makeName = ({ surname, first, middle, suffix, order }: Parts): PersonName => ({
  last: surname.join(' ') || null,
  first: first ?? null,
  middle: middle.join(' ') || null,
  suffix: suffix?.replace('.', '') ?? null,
  order,
})
