import type { Stems } from '../../appropriations/related/weigh-words.ts'
import { foldText } from '../../../platform/index.ts'
import { listShared } from './compare-requestors.ts'
import type { LineageItem } from './lineage-item.ts'
import { isDistinguishing, type ItemWords, type WeighStem } from './read-words.ts'
import { OTHER_RECIPIENT, POINTS } from './thresholds.ts'

/** An item with its words. */
export type Compared<Item extends LineageItem = LineageItem> = {
  readonly item: Item
  readonly words: ItemWords
}

/** Grounds on which a record and a project are compared. */
export type PairEvidence = {
  /** Words that both have, in the order of the alphabet; of two forms of a word, the first. */
  readonly words: readonly string[]
  readonly state: 'supports' | 'contradicts' | 'unknown'
  readonly requestors: 'shared' | 'not_shared' | 'unknown'
  readonly numbers: 'shared' | 'different' | 'unknown'
  readonly amount: 'equal' | 'different' | 'unknown'
  /** True if one side has a telling word that the other lacks. */
  readonly apart: boolean
}

export type Comparison = {
  /** From 0 to 100. */
  readonly score: number
  readonly evidence: PairEvidence
}

/** Compares two items. The result is the same if they change places. */
export const comparePair = (a: Compared, b: Compared, weigh: WeighStem): Comparison => {
  const evidence: PairEvidence = {
    words: listSharedWords(a.words.all, b.words.all),
    state: compareSets(a.item.states, new Set(b.item.states), 'supports', 'contradicts'),
    requestors: compareRequestors(a.item, b.item),
    numbers: compareNumbers(a.words.numbers, b.words.numbers),
    amount: compareAmounts(a.item.amount, b.item.amount),
    apart: !isEqualSet(a.words.telling, b.words.telling),
  }
  const points =
    scoreWords(a, b, weigh) +
    (evidence.state === 'supports' ? POINTS.state : 0) -
    (evidence.state === 'contradicts' ? POINTS.otherState : 0) +
    (evidence.requestors === 'shared' ? POINTS.requestor : 0) -
    (evidence.numbers === 'different' ? POINTS.otherNumber : 0) +
    (evidence.amount === 'equal' ? POINTS.amount : 0)
  return { score: Math.max(0, Math.round(points)), evidence }
}

/** Whether something stated on both sides speaks against one project. */
export const isContradicted = ({ state, requestors, numbers, apart }: PairEvidence): boolean =>
  state === 'contradicts' || requestors === 'not_shared' || numbers === 'different' || apart

/** Whether a distinguishing word, or the whole name of the recipient, is on both sides. */
export const isComparable = (a: Compared, b: Compared, weigh: WeighStem): boolean =>
  isSameRecipient(a, b) || sharesDistinguishing(a.words.all, b.words.all, weigh)

const listSharedWords = (ones: Stems, others: Stems): readonly string[] =>
  [...ones]
    .flatMap(([stem, word]) => {
      const other = others.get(stem)
      return other === undefined ? [] : [word < other ? word : other]
    })
    .sort()

const compareSets = <Yes extends string, No extends string>(
  ones: readonly string[],
  others: ReadonlySet<string>,
  yes: Yes,
  no: No,
): Yes | No | 'unknown' =>
  ones.length === 0 || others.size === 0 ? 'unknown' : ones.some((one) => others.has(one)) ? yes : no

/** Numbers differ if they follow the same word, as in `Phase 2` and `Phase 3`. */
const compareNumbers = (a: ItemWords['numbers'], b: ItemWords['numbers']): PairEvidence['numbers'] => {
  const results = [...a].map(([word, numbers]) =>
    compareSets([...numbers], b.get(word) ?? new Set(), 'shared', 'different'),
  )
  return results.includes('different') ? 'different' : results.includes('shared') ? 'shared' : 'unknown'
}

const compareRequestors = (a: LineageItem, b: LineageItem): PairEvidence['requestors'] =>
  a.requestors.length === 0 || b.requestors.length === 0
    ? 'unknown'
    : listShared(a, b).length > 0
      ? 'shared'
      : 'not_shared'

const compareAmounts = (a: number | null, b: number | null): PairEvidence['amount'] =>
  a === null || b === null ? 'unknown' : a === b ? 'equal' : 'different'

/**
 * Words of the recipient are left out of the second comparison, because a recipient may have several projects. They are
 * left out on both sides: tables often print `City of X for Y` in one cell.
 */
const scoreWords = (a: Compared, b: Compared, weigh: WeighStem): number => {
  const whole = overlap(a.words.all, b.words.all, () => true, weigh) ?? 0
  const isProject = (stem: string) => !a.words.recipient.has(stem) && !b.words.recipient.has(stem)
  const project = overlap(a.words.all, b.words.all, isProject, weigh) ?? whole
  const points = POINTS.words * whole + POINTS.project * project
  return isOtherRecipient(a, b, weigh) ? points * OTHER_RECIPIENT : points
}

/**
 * Weight of the shared words: halfway between their share of both texts and their share of the lighter text, because one
 * text may explain the other at length. Undefined if one text has no weight.
 */
const overlap = (
  ones: Stems,
  others: Stems,
  isCounted: (stem: string) => boolean,
  weigh: WeighStem,
): number | undefined => {
  const [one, other] = [sum(ones, isCounted, weigh), sum(others, isCounted, weigh)]
  if (one === 0 || other === 0) return undefined
  const shared = sum(ones, (stem) => others.has(stem) && isCounted(stem), weigh)
  return shared / (one + other) + shared / (2 * Math.min(one, other))
}

const sum = (stems: Stems, isCounted: (stem: string) => boolean, weigh: WeighStem): number => {
  let total = 0
  for (const stem of stems.keys()) if (isCounted(stem)) total += weigh(stem)
  return total
}

const sharesDistinguishing = (ones: Stems, others: Stems, weigh: WeighStem): boolean => {
  for (const stem of ones.keys()) if (others.has(stem) && isDistinguishing(stem, weigh)) return true
  return false
}

const isEqualSet = (ones: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  ones.size === others.size && ones.isSubsetOf(others)

const isSameRecipient = ({ item: a }: Compared, { item: b }: Compared): boolean =>
  a.recipient !== null && b.recipient !== null && foldText(a.recipient) === foldText(b.recipient)

/** Whether both sides name a recipient, and the two names share no distinguishing word. */
const isOtherRecipient = (a: Compared, b: Compared, weigh: WeighStem): boolean =>
  a.words.recipient.size > 0 &&
  b.words.recipient.size > 0 &&
  !isSameRecipient(a, b) &&
  !sharesDistinguishing(a.words.recipient, b.words.recipient, weigh)
