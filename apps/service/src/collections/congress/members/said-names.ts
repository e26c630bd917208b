import type { Conflict, Member } from '@rotunda/contract'
import type { Origin } from '../../../releases/index.ts'
import { listTelling, listWords } from '../name-words.ts'
import { rankSource } from '../choose-value.ts'
import type { GatheredPerson } from './facts.ts'
import { divideName, UNKNOWN, type SaidName, type Surname } from './divide-name.ts'

/** All names that documents have for an id, each once for each publisher. */
export const listNames = (person: NamedFacts): readonly SaidName[] => [
  ...new Map(
    [...listSaid(person)].map((name) => [`${name.fact.source.publisher} ${name.text}`, name]),
  ).values(),
]

type NamedFacts = Omit<GatheredPerson, 'clash' | 'entryDay' | 'offices' | 'social'>

function* listSaid({ bioguide, ...facts }: NamedFacts): Generator<SaidName> {
  for (const fact of [...facts.legislators, ...facts.executives])
    yield* readParts(fact.draft.name, [fact.draft.name, ...fact.draft.other_names], fact)
  for (const fact of facts.lines) yield* readParts(fact.draft.name, [fact.draft.name], fact)
  for (const fact of facts.clerk) {
    const { first, middle, last, official_name } = fact.draft
    const name = { ...UNKNOWN, first, middle, last: last ?? bioguide, official_full: official_name }
    yield* readParts(name, [name], fact)
  }
  for (const fact of facts.left) yield* readWhole(fact.draft.predecessor?.name ?? null, fact)
  for (const fact of facts.senate) {
    const name = { ...UNKNOWN, first: fact.draft.first, last: fact.draft.last }
    yield* readParts(name, [name], fact)
  }
  for (const fact of facts.congressGov) {
    const name = divideName(fact.draft.inverted_name)
    yield* readParts({ ...name, official_full: fact.draft.direct_name }, [name], fact)
  }
  // Voteview has the names of a birth certificate, and no nickname: Elizabeth for Lizzie.
  for (const fact of facts.counted) {
    const { last } = divideName(fact.draft.name)
    yield { ...divideWords([last], []), text: fact.draft.name, fact }
  }
}

type PersonName = Member['name']
type NameParts = Omit<PersonName, 'last'> & { readonly last: string | null }

/** A name in parts, with former names, and the name as the chamber has it. */
function* readParts(
  { last, first, official_full }: PersonName,
  all: readonly NameParts[],
  fact: Origin,
): Generator<SaidName> {
  const words = divideWords(
    all.map((one) => one.last),
    [...all.flatMap((one) => [one.first, one.middle, one.nickname, one.official_full]), official_full],
  )
  yield { ...words, text: [last, first].filter(Boolean).join(', '), fact }
  yield* readWhole(official_full, fact)
}

/** A name that is not divided: any word may be of the surname. */
function* readWhole(text: string | null, fact: Origin): Generator<SaidName> {
  if (text !== null) yield { text, surname: listWords(text), telling: listTelling(text), given: [], fact }
}

const divideWords = (last: readonly (string | null)[], given: readonly (string | null)[]) => {
  const surname = readSurname(last)
  return { ...surname, given: given.flatMap(listWords).filter((word) => !surname.surname.includes(word)) }
}

/** Surnames of one person. Some lists write DesJarlais and others Des Jarlais. */
export const readSurname = (last: readonly (string | null)[]): Surname => ({
  surname: last.flatMap((one) => [...listWords(one), listWords(one).join('')]).filter(Boolean),
  telling: last.flatMap((one) => [...listTelling(one), listWords(one).join('')]).filter(Boolean),
})

/**
 * The names of one id if they contradict each other; otherwise none. Two names fit if they share a word of the surname
 * and, if both have given names, a given name or its initial. Names also fit through others: a list with both surnames
 * of a member joins lists that have one of them.
 */
export const findClash = (names: readonly SaidName[]): readonly SaidName[] => {
  const [first, ...rest] = names
  if (first === undefined) return []
  const joined = [first]
  let left: readonly SaidName[] = rest
  for (const one of joined) {
    joined.push(...left.filter((other) => fits(one, other)))
    left = left.filter((other) => !fits(one, other))
  }
  return left.length === 0 ? [] : names
}

/** Whether a name that is not divided has one of these surnames. */
export const hasSurname = (text: string, names: readonly Surname[]): boolean =>
  names.some((name) => sharesSurname(name, { surname: listWords(text), telling: listTelling(text) }))

const sharesSurname = (a: Surname, b: Surname): boolean =>
  a.telling.some((word) => b.surname.includes(word)) || b.telling.some((word) => a.surname.includes(word))

const fits = (a: SaidName, b: SaidName): boolean =>
  sharesSurname(a, b) &&
  (a.given.length === 0 ||
    b.given.length === 0 ||
    a.given.some((word) => b.given.some((given) => isSameOrInitial(word, given))))

const isSameOrInitial = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) === 1 && a[0] === b[0])

/** The conflict of names that contradict one another, each with the document that says it. */
export const describeClash = (field: string, clash: readonly SaidName[]): Conflict[] => {
  if (clash.length === 0) return []
  const ranked = clash.toSorted(
    (a, b) => rankSource(a.fact.source.publisher) - rankSource(b.fact.source.publisher),
  )
  return [{ field, values: ranked.map(({ text, fact }) => ({ value: text, source_id: fact.source.sha256 })) }]
}
