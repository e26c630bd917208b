import { findNamed, type Named } from './name-parts.ts'
import { isWord, splitQuestion, type Token } from './split-question.ts'
import { SEARCH_LIMITS } from '../../limits.ts'

/** A recognised part of a question: its API parameter, and the question without it. */
export type Part = Pick<Named, 'name' | 'values'> & { readonly typed: string; readonly without: string }

/** A parsed question. Each word is in a part, in `words` or in `leftOut`. */
export type Reading = {
  readonly parts: readonly Part[]
  readonly words: string
  readonly withoutWords: string
  readonly leftOut: readonly string[]
  /** Record filter for the question. */
  readonly filter: URLSearchParams
}

const LONGEST_QUESTION = SEARCH_LIMITS.questionCharacters.value

/** Undefined where nothing is recognised, or where the question is longer than the limit. */
export const readQuestion = (question: string): Reading | undefined => {
  if (question.length > LONGEST_QUESTION) return undefined
  const segments = joinAlternatives(listSegments(splitQuestion(question)))
  const named = segments.filter(({ named }) => named !== undefined)
  const words = segments.filter(({ kind }) => kind === 'word')
  const without = (gone: readonly Segment[]): string => typedOf(segments.filter((one) => !gone.includes(one)))
  if (named.length === 0 || isOnlyExcluded(words)) return undefined
  const parts = named.flatMap((segment) =>
    segment.named === undefined
      ? []
      : [{ ...segment.named, typed: typedOf([segment]), without: without([segment]) }],
  )
  const q = words.flatMap(({ tokens }) => tokens.map(({ plain }) => plain)).join(' ')
  return {
    parts,
    words: q,
    withoutWords: without(words),
    leftOut: segments.filter(({ kind }) => kind === 'between').map((one) => typedOf([one])),
    filter: writeFilter(parts, q),
  }
}

type Segment = {
  readonly kind: 'word' | 'or' | 'between' | 'named'
  readonly tokens: readonly Token[]
  readonly named?: Named
}

const typedOf = (segments: readonly Segment[]): string =>
  segments.flatMap(({ tokens }) => tokens.map(({ text }) => text)).join(' ')

/** The service finds nothing by excluded words alone. */
const isOnlyExcluded = (words: readonly Segment[]): boolean =>
  words.length > 0 && words.every(({ tokens }) => tokens.every(({ plain }) => /^[-\u2212]/.test(plain)))

const writeFilter = (parts: readonly Part[], words: string): URLSearchParams => {
  const values = parts.flatMap(({ name, values }) => values.map((value) => [name, value] as const))
  const filter = new URLSearchParams()
  for (const [name, value] of values) if (!filter.has(name, value)) filter.append(name, value)
  if (words !== '') filter.append('q', words)
  return filter
}

const listSegments = (tokens: readonly Token[]): Segment[] => {
  const isShouted = tokens.length > 2 && !tokens.some(({ text }) => /\p{Ll}/u.test(text))
  const segments: Segment[] = []
  for (let at = 0; at < tokens.length; at += segments.at(-1)?.tokens.length ?? 1)
    segments.push(readSegment(tokens, at, isShouted))
  return segments
}

const readSegment = (tokens: readonly Token[], at: number, isShouted: boolean): Segment => {
  const rest = tokens.slice(at)
  if (isOperator(tokens, at)) return { kind: 'or', tokens: rest.slice(0, 1) }
  const plain = rest.slice(0, countJoined(rest) + 1).map((one) => one.plain)
  const named = findNamed(plain, { before: tokens[at - 1]?.plain ?? '', isShouted })
  if (named !== undefined) return { kind: 'named', tokens: rest.slice(0, named.count), named }
  return { kind: isBetween(rest[0]?.plain ?? '') ? 'between' : 'word', tokens: rest.slice(0, 1) }
}

/** A comma ends a name, except in `Washington, D.C.` */
const countJoined = (tokens: readonly Token[]): number => {
  const end = tokens.findIndex(({ text, plain }) => /[,;]$/.test(text) && !/^washington$/i.test(plain))
  return end === -1 ? tokens.length : end
}

/** `OR` between two words; at either end, after a comma or before a year it means Oregon. */
const isOperator = (tokens: readonly Token[], at: number): boolean => {
  const [before, here, after] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  return (
    here?.text === 'OR' &&
    before !== undefined &&
    after !== undefined &&
    !before.text.endsWith(',') &&
    !/^(?:20\d\d|FY)/i.test(after.plain)
  )
}

/** Filler words, and words that describe every record. Punctuation alone is no word. */
const BETWEEN = /^(?:in|for|from|to|of|the|at|on|by|and|projects?|records?|earmarks?)$/i
const isBetween = (plain: string): boolean => BETWEEN.test(plain) || !/[\p{L}\p{N}]/u.test(plain)

/**
 * `OR` between two names of one kind makes several values of one parameter. Beside a plain word, both sides stay
 * words.
 */
const joinAlternatives = (segments: readonly Segment[]): Segment[] => {
  const kinds = segments.map(({ kind, named }) => named?.name ?? kind)
  const joins = (at: number): boolean =>
    kinds[at] === 'or' && segments[at - 1]?.named !== undefined && kinds[at - 1] === kinds[at + 1]
  const isBeside = (at: number): boolean =>
    [at - 1, at + 1].some((other) => kinds[other] === 'or' && !joins(other))
  return segments.map((segment, at) => {
    if (joins(at)) return { kind: 'between', tokens: segment.tokens }
    return segment.kind === 'or' || isBeside(at) ? { kind: 'word', tokens: segment.tokens } : segment
  })
}

/** Words of a question that may be misspelt names. */
export const listTypedWords = (question: string): string[] => {
  const segments = joinAlternatives(listSegments(splitQuestion(question)))
  return segments
    .filter(({ kind }) => kind === 'word')
    .flatMap(({ tokens }) => tokens.filter(isWord).map(({ plain }) => plain))
}
