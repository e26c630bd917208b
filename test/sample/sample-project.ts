import type { State } from '@rotunda/contract'
import { ZIP_REGIONS } from '../../apps/service/src/publishers/index.ts'
import type { Random } from './random.ts'
import type { SampleTopic } from './sample-topics.ts'

/** An invented project, for a recipient that does not exist. */
export type SampleProject = {
  readonly topic: SampleTopic
  readonly title: string
  readonly purpose: string
  readonly recipient: string
  readonly place: string
  readonly state: State
  readonly street: string
  readonly zip: string
  /** Whole dollars. */
  readonly amount: number
}

const BEGINNINGS = [
  'Amber',
  'Birch',
  'Clover',
  'Dove',
  'Elder',
  'Fern',
  'Glade',
  'Heather',
  'Iron',
  'Jade',
  'Kettle',
  'Linden',
  'Moss',
  'North',
  'Otter',
  'Pebble',
  'Quartz',
  'Raven',
  'Slate',
  'Thistle',
  'Upper',
  'Velvet',
  'Willow',
]
const ENDINGS = [
  'hollow',
  'brook',
  'field',
  'haven',
  'mere',
  'ridge',
  'ford',
  'crest',
  'dale',
  'shore',
  'wick',
  'gate',
  'bend',
  'falls',
  'moor',
  'point',
  'glen',
  'bank',
  'spring',
  'view',
]

export const makeProject = (random: Random, topics: readonly SampleTopic[], state: State): SampleProject => {
  const topic = pickTopic(random, topics)
  const place = random.pick(BEGINNINGS) + random.pick(ENDINGS)
  const fill = (text: string): string =>
    text.replaceAll('{place}', place).replace(/\{n\}/g, () => String(2 + random.int(40)))
  const { title, purpose } = random.pick(topic.works)
  return {
    topic,
    title: fill(title),
    purpose: fill(purpose),
    recipient: fill(random.pick(topic.recipients)),
    place,
    state,
    street: `${1 + random.int(9_000)} ${random.pick(BEGINNINGS)} Sample ${random.pick(['Street', 'Road'])}`,
    zip: `${ZIP_REGIONS.findIndex((states) => states.includes(state))}${1000 + random.int(9000)}`,
    amount: makeAmount(random),
  }
}

const pickTopic = (random: Random, topics: readonly SampleTopic[]): SampleTopic => {
  let left = random.int(topics.reduce((sum, { weight }) => sum + weight, 0))
  const picked = topics.find(({ weight }) => (left -= weight) < 0)
  if (picked === undefined) throw new Error('the weights do not add up')
  return picked
}

/** Doublings between the middle amount and the smallest or the largest. */
const DOUBLINGS = 8
const MIDDLE = 1_200_000

/**
 * Makes an amount of whole dollars between 4,687 and 307,200,000, with logarithms that cluster about the middle as
 * those of real requests do. Uses only the four basic operations: `Math.exp` and `Math.log` may differ in the last
 * digit between machines.
 */
const makeAmount = (random: Random): number => {
  const steps = 1_000_000
  const heap = random.int(steps) + random.int(steps) + random.int(steps) + random.int(steps)
  const exact = MIDDLE * double((heap / (2 * steps) - 1) * DOUBLINGS)
  const unit = exact < 20_000 ? 1 : random.pick([1, 1_000, 1_000, 5_000, 5_000, 5_000])
  return Math.max(unit, Math.round(exact / unit) * unit)
}

/** Returns two to the power of `doublings`, with straight lines between whole numbers. */
const double = (doublings: number): number => {
  const whole = Math.floor(doublings)
  const rest = doublings - whole
  return (whole < 0 ? 1 / (1 << -whole) : 1 << whole) * (1 + rest)
}

/** Prints an amount as real publishers do. */
export const printAmount = (amount: number, random: Random): string => {
  const grouped = String(amount).replace(/\B(?=(\d{3})+$)/g, ',')
  return random.pick([String(amount), String(amount), String(amount), grouped, `$${grouped}`])
}

/** Prints an amount as `2e+06`, without loss of a digit. */
export const printScientific = (amount: number): string => {
  const [digits = '', exponent = ''] = amount.toExponential().split('e+')
  return `${digits}e+${exponent.padStart(2, '0')}`
}
