import type { Requestor, SourcedRecord } from '@rotunda/contract'
import { foldText } from '../../../platform/index.ts'
import { listWords } from '../../../tables/index.ts'
import { DISTINGUISHING, readRecordWords, type RecordWords, type Stems, type Weigh } from './weigh-words.ts'

/** Weights of words and amounts, by their frequency in a release. */
export type Scale = {
  readonly weighWord: Weigh
  /** Weight from 0 to 1: an amount that many records share says little. */
  readonly weighAmount: (amount: number) => number
}

/** Reasons for a candidate. */
export type Comparison = {
  /** From 0 to 100. */
  readonly score: number
  readonly member: SharedRequestor
  /** Words in both records, the heaviest first. */
  readonly words: readonly string[]
  readonly states: readonly string[]
}

/** A record with facts that are computed from it once. */
type Compared = { readonly record: SourcedRecord; readonly words: RecordWords }

export const readCompared = (record: SourcedRecord): Compared => ({ record, words: readRecordWords(record) })

/** Points that words, amounts and the State can add, and that an uncertain member or subcommittee takes away. */
const POINTS = { all: 40, project: 30, amount: 20, nearAmount: 10, state: 10, uncertain: 10 }
/** Share of the points for words that remains if two named recipients share no distinguishing word. */
const OTHER_RECIPIENT = 0.6

/**
 * Compares two records that may be one project. Undefined if no member requested both, if their subcommittees differ,
 * or if only common words connect them.
 */
export const compareRecords = (a: Compared, b: Compared, scale: Scale): Comparison | undefined => {
  const member = findSharedRequestor(a.record.requestors, b.record.requestors)
  const [subcommittee, otherSubcommittee] = [a.record.subcommittee, b.record.subcommittee]
  const isUnknown = subcommittee === null || otherSubcommittee === null
  if (member === undefined || (!isUnknown && subcommittee !== otherSubcommittee)) return undefined
  const [all, otherAll] = [unite(a.words), unite(b.words)]
  const shared = [...all.keys()].filter((stem) => otherAll.has(stem))
  if (!isSameRecipient(a, b) && !shared.some((stem) => isDistinguishing(stem, scale))) return undefined
  const states = a.record.project_states.filter((state) => b.record.project_states.includes(state))
  const uncertain = Number(member.by === 'name') + Number(isUnknown)
  const score =
    scoreWords(a, b, scale) +
    scoreAmounts(a.record.amount, b.record.amount, scale) +
    (states.length > 0 ? POINTS.state : 0) -
    uncertain * POINTS.uncertain
  return { score: Math.round(score), member, words: nameWords(shared, all, scale), states }
}

const unite = ({ recipient, project }: RecordWords): Stems => new Map([...project, ...recipient])

const isDistinguishing = (stem: string, { weighWord }: Scale): boolean => weighWord(stem) >= DISTINGUISHING

const isSameRecipient = ({ record: a }: Compared, { record: b }: Compared): boolean =>
  a.recipient !== null && b.recipient !== null && foldText(a.recipient) === foldText(b.recipient)

const nameWords = (stems: readonly string[], from: Stems, { weighWord }: Scale): readonly string[] =>
  stems.toSorted((a, b) => weighWord(b) - weighWord(a)).map((stem) => from.get(stem) ?? stem)

const scoreWords = (a: Compared, b: Compared, scale: Scale): number => {
  const all = overlap([...unite(a.words).keys()], unite(b.words), scale)
  const isRecipient = (stem: string) => a.words.recipient.has(stem) || b.words.recipient.has(stem)
  const projectOf = ({ words }: Compared) =>
    new Map([...words.project].filter(([stem]) => !isRecipient(stem)))
  const project = overlap([...projectOf(a).keys()], projectOf(b), scale)
  const points = POINTS.all * (all ?? 0) + POINTS.project * (project ?? all ?? 0)
  return isOtherRecipient(a, b, scale) ? points * OTHER_RECIPIENT : points
}

/** Weight of the shared words, as a share of the lighter text. Undefined if one text has no weight. */
const overlap = (ones: readonly string[], others: Stems, { weighWord }: Scale): number | undefined => {
  const sum = (stems: readonly string[]) => stems.reduce((total, stem) => total + weighWord(stem), 0)
  const least = Math.min(sum(ones), sum([...others.keys()]))
  return least === 0 ? undefined : sum(ones.filter((stem) => others.has(stem))) / least
}

/** Whether both records name a recipient, and the two names share no distinguishing word. */
const isOtherRecipient = (a: Compared, b: Compared, scale: Scale): boolean => {
  const [names, others] = [a.words.recipient, b.words.recipient]
  if (names.size === 0 || others.size === 0 || isSameRecipient(a, b)) return false
  return ![...names.keys()].some((stem) => others.has(stem) && isDistinguishing(stem, scale))
}

const scoreAmounts = (a: number | null, b: number | null, { weighAmount }: Scale): number => {
  if (a === null || b === null || a <= 0 || b <= 0) return 0
  const near = POINTS.nearAmount * (Math.min(a, b) / Math.max(a, b))
  return a === b ? Math.max(near, POINTS.amount * weighAmount(a)) : near
}

/** A member whom two records share, and the evidence for it. */
type SharedRequestor = { readonly name: string; readonly by: 'bioguide' | 'name' }

/**
 * The member who requested both: with the same Bioguide id or, if one of the two has none, with the same chamber and
 * name. A surname fits a whole name that ends in it, unless State, district or party differ.
 */
const findSharedRequestor = (
  ones: readonly Requestor[],
  others: readonly Requestor[],
): SharedRequestor | undefined => {
  const pairs = ones.flatMap((a) => others.map((b) => ({ a, b })))
  const same = pairs.find(({ a, b }) => a.bioguide !== null && a.bioguide === b.bioguide)
  if (same !== undefined) return { name: same.a.name, by: 'bioguide' }
  const named = pairs.find(({ a, b }) => isLikelyOne(a, b))
  return named && { name: named.a.name, by: 'name' }
}

const isLikelyOne = (a: Requestor, b: Requestor): boolean =>
  (a.bioguide === null || b.bioguide === null) &&
  a.chamber === b.chamber &&
  (['state', 'district', 'party'] as const).every(
    (field) => a[field] === null || b[field] === null || a[field] === b[field],
  ) &&
  endsAlike(readName(a.name), readName(b.name))

const endsAlike = (a: readonly string[], b: readonly string[]): boolean => {
  const length = Math.min(a.length, b.length)
  return length > 0 && a.slice(-length).join() === b.slice(-length).join()
}

const SUFFIXES = new Set(['jr', 'sr', 'ii', 'iii', 'iv'])

/** The words of a name, the surname last: `Sample, Ada` is `Ada Sample`. */
export const readName = (name: string): readonly string[] => {
  const [first = '', ...rest] = name.replace(/\([^)]*\)/gu, '').split(',')
  return listWords([...rest, first].join(' ')).filter((word) => !SUFFIXES.has(word))
}
