import type { Chamber, State } from '@rotunda/contract'
import type { SampleNeeds } from '../make-sample-editions.ts'
import { get, makeRandom, type Random } from '../random.ts'
import { listRepresentatives, senatorsOf, SENATE_STATES, type SampleMember } from '../sample-members.ts'
import { makeProject } from '../sample-project.ts'
import { SAMPLE_TOPICS, type SampleTopic } from '../sample-topics.ts'
import { listAskedProjects, type AskedProject, type SampleAsked } from './list-asked.ts'
import { respellRecipient, respellTitle } from './respell.ts'

export type EnactedRequestor = { readonly chamber: Chamber; readonly member: SampleMember }

/** An invented enacted project, and the requests that it came from. */
export type SampleEnacted = {
  readonly fiscalYear: number
  readonly topic: SampleTopic
  readonly title: string
  readonly recipient: string
  readonly states: readonly State[]
  /** Whole dollars. */
  readonly amount: number
  readonly requestors: readonly EnactedRequestor[]
  /** Empty for a project that no request of the sample asks for. */
  readonly asked: readonly SampleAsked[]
}

/** Chances in percent of what becomes of a requested project. */
const CHANCES = {
  dropped: 30,
  merged: 5,
  cut: 55,
  raised: 4,
  recipientRespelt: 40,
  titleRespelt: 35,
  otherChamber: 12,
} as const
/** One further project for this many requested ones has no request. */
const UNREQUESTED = 8

/**
 * Plans the enacted projects of a year from the requests of the appropriations sample with the same needs: some are
 * dropped, two of a State are merged into one, amounts are cut, names are spelt otherwise, and some projects share a
 * recipient with a request and are others.
 */
export const planEnacted = (needs: SampleNeeds, fiscalYear: number): readonly SampleEnacted[] => {
  const planned: SampleEnacted[] = []
  for (const [number, project] of listAskedProjects(needs, fiscalYear).entries()) {
    const random = makeRandom(needs.seed, fiscalYear, 7000, number)
    if (random.chance(CHANCES.dropped)) continue
    const enacted = enact(project, random)
    const [place, other] = random.chance(CHANCES.merged) ? findNeighbour(planned, enacted) : []
    if (place !== undefined && other !== undefined) planned[place] = merge(other, enacted)
    else planned.push(enacted)
    if (number % UNREQUESTED === 0) planned.push(makeUnrequested(enacted, random))
  }
  return planned
}

const enact = ({ fiscalYear, project, asked }: AskedProject, random: Random): SampleEnacted => {
  const [first] = asked
  const own = asked.map(({ chamber, member }) => ({ chamber, member }))
  const joins = first !== undefined && random.chance(CHANCES.otherChamber)
  return {
    fiscalYear,
    topic: project.topic,
    title: random.chance(CHANCES.titleRespelt) ? respellTitle(project.title, random) : project.title,
    recipient: random.chance(CHANCES.recipientRespelt)
      ? respellRecipient(project.recipient, random)
      : project.recipient,
    states: [project.state],
    amount: changeAmount(project.amount, random),
    requestors: distinct(joins ? [...own, pickOther(first.chamber, project.state, random)] : own),
    asked,
  }
}

const changeAmount = (amount: number, random: Random): number => {
  if (random.chance(CHANCES.cut))
    return Math.max(1000, Math.round((amount * (1 + random.int(18))) / 20_000) * 1000)
  return random.chance(CHANCES.raised) ? amount + 250_000 : amount
}

/** Picks a member of the other chamber from the State, who joins without a request in the sample. */
const pickOther = (chamber: Chamber, state: State, random: Random): EnactedRequestor => {
  const hasSenators = SENATE_STATES.some((one) => one.state === state)
  if (chamber === 'house' && hasSenators) return { chamber: 'senate', member: random.pick(senatorsOf(state)) }
  return { chamber: 'house', member: random.pick(listRepresentatives().filter((one) => one.state === state)) }
}

const distinct = (requestors: readonly EnactedRequestor[]): readonly EnactedRequestor[] => [
  ...new Map(requestors.map((one) => [JSON.stringify(one), one])).values(),
]

/** Finds an earlier project of the same subcommittee and State. */
const findNeighbour = (
  planned: readonly SampleEnacted[],
  { topic, states }: SampleEnacted,
): [] | [number, SampleEnacted] => {
  const place = planned.findLastIndex(
    (one) => one.topic === topic && one.states[0] === states[0] && one.asked.length > 0,
  )
  return place < 0 ? [] : [place, get(planned, place)]
}

const merge = (first: SampleEnacted, second: SampleEnacted): SampleEnacted => ({
  ...first,
  title: `${first.title} and ${second.title}`,
  amount: first.amount + second.amount,
  requestors: distinct([...first.requestors, ...second.requestors]),
  asked: [...first.asked, ...second.asked],
})

/** Makes a project without a request: one in two has the recipient of an enacted project, and another purpose. */
const makeUnrequested = (near: SampleEnacted, random: Random): SampleEnacted => {
  const member = random.pick(listRepresentatives())
  const isNear = random.chance(50)
  const project = makeProject(random, isNear ? [near.topic] : SAMPLE_TOPICS, member.state)
  return {
    fiscalYear: near.fiscalYear,
    topic: project.topic,
    title: project.title,
    recipient: isNear ? near.recipient : project.recipient,
    states: isNear ? near.states : [member.state],
    amount: project.amount,
    requestors: isNear ? near.requestors : [{ chamber: 'house', member }],
    asked: [],
  }
}
