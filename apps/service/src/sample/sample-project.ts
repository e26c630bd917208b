import type { State } from '@rotunda/contract'
import { ZIP_REGIONS } from '../publishers/index.ts'
import { makeAmount } from './sample-amount.ts'
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
