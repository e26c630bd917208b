import type { Requestor, SourcedRecord } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import { listWords } from '../../../tables/index.ts'
import { DISTINGUISHING, readRecordWords, type RecordWords, type Stems, type Weigh } from './weigh-words.ts'

/** Frequencies of words and other facts in a release. */
export type Scale = {
  readonly weighWord: Weigh
  /** From 0 to 1, as of words: an amount that many records have says little. */
  readonly weighAmount: (amount: number) => number
}

/** Reasons for a candidate. */
export type Comparison = {
  /** From 0 to 100. */
  readonly score: number
  readonly member: SharedRequestor
  /** The words that both hold, the heaviest first. */
  readonly words: readonly string[]
  readonly states: readonly string[]
}

/** A record with facts that are computed from it once. */
type Compared = { readonly record: SourcedRecord; readonly words: RecordWords }

export const readCompared = (record: SourcedRecord): Compared => ({ record, words: readRecordWords(record) })

/** Points that words, amounts and the State can add, and that an uncertain member or subcommittee takes away. */
const POINTS = { all: 40, project: 30, amount: 20, nearAmount: 10, state: 10, uncertain: 10 }
/** Share of the points of words that remains if recipients are named and no word shows that they are one. */
const OTHER_RECIPIENT = 0.6

/**
 * Compares two records that may be one project. Undefined if no member requested both, if their subcommittees differ,
 * or if only common words connect them.
 */
export const compareRecords = (one: Compared, other: Compared, scale: Scale): Comparison | undefined => {
  const member = findSharedRequestor(one.record.requestors, other.record.requestors)
  const [subcommittee, otherSubcommittee] = [one.record.subcommittee, other.record.subcommittee]
  const isUnknown = subcommittee === null || otherSubcommittee === null
  if (member === undefined || (!isUnknown && subcommittee !== otherSubcommittee)) return undefined
  const [all, otherAll] = [unite(one.words), unite(other.words)]
  const shared = [...all.keys()].filter((stem) => otherAll.has(stem))
  if (!isSameRecipient(one, other) && !shared.some((stem) => isDistinguishing(stem, scale))) return undefined
  const states = one.record.project_states.filter((state) => other.record.project_states.includes(state))
  const uncertain = Number(member.by === 'name') + Number(isUnknown)
  const score =
    scoreWords(one, other, scale) +
    scoreAmounts(one.record.amount, other.record.amount, scale) +
    (states.length > 0 ? POINTS.state : 0) -
    uncertain * POINTS.uncertain
  return { score: Math.round(score), member, words: nameWords(shared, all, scale), states }
}

const unite = ({ recipient, project }: RecordWords): Stems => new Map([...project, ...recipient])

const isDistinguishing = (stem: string, { weighWord }: Scale): boolean => weighWord(stem) >= DISTINGUISHING

const isSameRecipient = ({ record: one }: Compared, { record: other }: Compared): boolean =>
  one.recipient !== null && other.recipient !== null && foldText(one.recipient) === foldText(other.recipient)

const nameWords = (stems: readonly string[], from: Stems, { weighWord }: Scale): readonly string[] =>
  stems.toSorted((one, other) => weighWord(other) - weighWord(one)).map((stem) => from.get(stem) ?? stem)

const scoreWords = (one: Compared, other: Compared, scale: Scale): number => {
  const all = overlap([...unite(one.words).keys()], unite(other.words), scale)
  const isRecipient = (stem: string) => one.words.recipient.has(stem) || other.words.recipient.has(stem)
  const projectOf = ({ words }: Compared) =>
    new Map([...words.project].filter(([stem]) => !isRecipient(stem)))
  const project = overlap([...projectOf(one).keys()], projectOf(other), scale)
  const points = POINTS.all * (all ?? 0) + POINTS.project * (project ?? all ?? 0)
  return isOtherRecipient(one, other, scale) ? points * OTHER_RECIPIENT : points
}

/** The weight of the shared words, as a part of that of the text which has less; undefined where one has none. */
const overlap = (ones: readonly string[], others: Stems, { weighWord }: Scale): number | undefined => {
  const sum = (stems: readonly string[]) => stems.reduce((total, stem) => total + weighWord(stem), 0)
  const least = Math.min(sum(ones), sum([...others.keys()]))
  return least === 0 ? undefined : sum(ones.filter((stem) => others.has(stem))) / least
}

/** Both are named, and no word that would tell one recipient from others is in both names. */
const isOtherRecipient = (one: Compared, other: Compared, scale: Scale): boolean => {
  const [names, others] = [one.words.recipient, other.words.recipient]
  if (names.size === 0 || others.size === 0 || isSameRecipient(one, other)) return false
  return ![...names.keys()].some((stem) => others.has(stem) && isDistinguishing(stem, scale))
}

const scoreAmounts = (one: number | null, other: number | null, { weighAmount }: Scale): number => {
  if (one === null || other === null || one <= 0 || other <= 0) return 0
  const near = POINTS.nearAmount * (Math.min(one, other) / Math.max(one, other))
  return one === other ? Math.max(near, POINTS.amount * weighAmount(one)) : near
}

/** A member whom two records share, and the evidence for it. */
type SharedRequestor = { readonly name: string; readonly by: 'bioguide' | 'name' }

/**
 * The member who asked for both: of the same Bioguide id, or, where either is not identified, of the same chamber and
 * name. A surname is taken for the whole name that ends in it, unless State, district or party differ.
 */
const findSharedRequestor = (
  ones: readonly Requestor[],
  others: readonly Requestor[],
): SharedRequestor | undefined => {
  const pairs = ones.flatMap((one) => others.map((other) => ({ one, other })))
  const same = pairs.find(({ one, other }) => one.bioguide !== null && one.bioguide === other.bioguide)
  if (same !== undefined) return { name: same.one.name, by: 'bioguide' }
  const named = pairs.find(({ one, other }) => isLikelyOne(one, other))
  return named && { name: named.one.name, by: 'name' }
}

const isLikelyOne = (one: Requestor, other: Requestor): boolean =>
  (one.bioguide === null || other.bioguide === null) &&
  one.chamber === other.chamber &&
  (['state', 'district', 'party'] as const).every(
    (field) => one[field] === null || other[field] === null || one[field] === other[field],
  ) &&
  endsAlike(readName(one.name), readName(other.name))

const endsAlike = (one: readonly string[], other: readonly string[]): boolean => {
  const length = Math.min(one.length, other.length)
  return length > 0 && one.slice(-length).join() === other.slice(-length).join()
}

const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])

/** The words of a name, the surname last: `Sample, Ada` is `Ada Sample`. */
export const readName = (name: string): readonly string[] => {
  const [first = '', ...rest] = name.replace(/\([^)]*\)/gu, '').split(',')
  return listWords([...rest, first].join(' ')).filter((word) => !SUFFIXES.has(word))
}
