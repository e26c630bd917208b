import {
  listAskedProjects,
  makeRandom,
  planEnacted,
  type SampleAsked,
} from '../../../../../../test/sample/index.ts'
import type { LineageDecision, LineageProject, LineageRecord, LineageRequestor } from './lineage-item.ts'
import { GRADES, linkRecords } from './link-records.ts'
import type { SampleScores } from './sample-scores.ts'
import { chooseKinds } from './testing/neighbours.ts'
import { THRESHOLDS } from './thresholds.ts'

export type LineageSample = {
  readonly records: readonly LineageRecord[]
  readonly projects: readonly LineageProject[]
  /** The ids of each record and the project that came from it, in one text. */
  readonly truth: ReadonlySet<string>
}

type Needs = { readonly seed: number; readonly records: number; readonly years: readonly number[] }

/** One record or project in this many has a requestor without an id. */
const UNRESOLVED = { records: 13, projects: 17 }
/** One record in this many has no recipient, and one project in two has its recipient in its name. */
const WITHOUT_RECIPIENT = 61

/** One project in this many is replaced by a neighbour: the request did not become it. */
const NEIGHBOURS = 5

/**
 * Replaces a fifth of the enacted projects by neighbours of the requests: projects that differ from them in one thing, and
 * agree in the member, the State, the year and the amount. A request and its neighbour are no true pair.
 */
const addNeighbours = ({ records, projects, truth }: LineageSample, seed: number) => {
  const kinds = chooseKinds(seed)
  const recordOf = new Map(records.map((record) => [record.id, record]))
  const pairsOf = Map.groupBy(truth, (pair) => pair.split(' ')[1])
  const asked = new Map<string, LineageRecord>()
  const left = new Set(truth)
  const near = projects.map((project, number): LineageProject => {
    const pairs = pairsOf.get(project.id) ?? []
    const record = recordOf.get(pairs[0]?.split(' ')[0] ?? '')
    if (number % NEIGHBOURS !== 0 || record === undefined) return project
    const own = { recipient: record.recipient ?? 'Sample Authority of Oakdale', title: record.title ?? '' }
    const [one, other] = makeRandom(seed, number).pick(kinds)(own)
    asked.set(record.id, { ...record, ...one })
    for (const pair of pairs) left.delete(pair)
    const { requestors, states, amount } = record
    return { ...project, ...other, requestors, states, amount }
  })
  const sample = { records: records.map((one) => asked.get(one.id) ?? one), projects: near, truth: left }
  return { sample, neighbours: asked.size }
}

/** Counts links of each grade that join a request with its neighbour or with any other project than its own. */
const measureNeighbours = (whole: LineageSample, seed: number): SampleScores['neighbours'] => {
  const { sample, neighbours } = addNeighbours(whole, seed)
  const { links } = linkRecords(sample.records, sample.projects, listDecisions(sample))
  const count = (grade: string) => {
    const some = links.filter((link) => link.grade === grade)
    const wrong = some.filter(({ record, project }) => !sample.truth.has(`${record.id} ${project.id}`))
    return [some.length, wrong.length] as const
  }
  const [[unique, wrong_unique], [stated, wrong_stated]] = [count('unique'), count('stated')]
  return { projects: neighbours, unique, wrong_unique, stated, wrong_stated }
}

/** Requests and enacted projects of the sample, without its documents. */
export const makeLineageSample = ({ seed, records: size, years }: Needs): LineageSample => {
  const records: LineageRecord[] = []
  const projects: LineageProject[] = []
  const truth = new Set<string>()
  for (const year of years) {
    const idOf = new Map<string, string>()
    for (const [number, { asked }] of listAskedProjects({ seed, records: size }, year).entries())
      for (const one of asked) {
        const record = makeSampleRecord(one, records.length, `g${year}-${number}`)
        records.push(record)
        idOf.set(JSON.stringify(one.place), record.id)
      }
    for (const [number, planned] of planEnacted({ seed, records: size }, year).entries()) {
      const { topic, title, recipient, states, amount, requestors, asked } = planned
      const id = `e${year}-${number}`
      const isOneCell = number % 2 === 0
      projects.push({
        id,
        fiscal_year: year,
        subcommittee: topic.subcommittee,
        requestors: requestors.map(({ chamber, member }) =>
          name(member, chamber, number % UNRESOLVED.projects === 0),
        ),
        states,
        recipient: isOneCell ? null : recipient,
        title: isOneCell ? `${recipient} for ${title}` : title,
        amount,
      })
      for (const { place } of asked) truth.add(`${idOf.get(JSON.stringify(place)) ?? ''} ${id}`)
    }
  }
  return { records, projects, truth }
}

const makeSampleRecord = (
  { chamber, fiscalYear, subcommittee, member, project }: SampleAsked,
  number: number,
  group: string,
): LineageRecord => {
  const id = `r${fiscalYear}-${number}`
  return {
    id,
    stage: 'request',
    chamber,
    group: chamber === 'senate' ? group : id,
    fiscal_year: fiscalYear,
    subcommittee,
    requestors: [name(member, chamber, number % UNRESOLVED.records === 0)],
    states: [project.state],
    recipient: number % WITHOUT_RECIPIENT === 0 ? null : project.recipient,
    // The House prints the name of a project, and the Senate its purpose.
    title: chamber === 'house' ? project.title : project.purpose,
    amount: project.amount,
  }
}

const name = (
  { first, last, state, district }: SampleAsked['member'],
  chamber: SampleAsked['chamber'],
  isUnresolved: boolean,
): LineageRequestor => ({
  name: `${first} ${last}`,
  bioguide: isUnresolved ? null : [chamber, state, district, first, last].join(' '),
  chamber,
})

type Linked = { readonly record: { readonly id: string }; readonly project: { readonly id: string } }

/** Share of the links that are true, and share of the true pairs that are links. */
export const measureLinks = (
  links: readonly Linked[],
  truth: ReadonlySet<string>,
): { readonly precision: number; readonly recall: number } => {
  const right = links.filter(({ record, project }) => truth.has(`${record.id} ${project.id}`)).length
  return { precision: right / links.length, recall: right / truth.size }
}

/** The sample on which links are judged. The thresholds were set on seed 29. */
export const JUDGED = { seed: 2029, records: 20_000, years: [2023, 2024] } as const

/** One true pair in this many is given as a decision, when stated links are measured. */
const DECIDED = 7

export const listDecisions = ({ truth }: Pick<LineageSample, 'truth'>): readonly LineageDecision[] =>
  [...truth]
    .filter((_, index) => index % DECIDED === 0)
    .map((pair) => {
      const [record = '', project = ''] = pair.split(' ')
      return { record, project, verdict: 'same' }
    })

/** Measures the links of the sample by grade. Shares are cut after three digits. */
export const measureSample = (sample: LineageSample, seed: number): SampleScores => {
  const { records, projects, truth } = sample
  const decisions = listDecisions(sample)
  const { links } = linkRecords(records, projects, [])
  const stated = linkRecords(records, projects, decisions).links.filter(({ grade }) => grade === 'stated')
  const score = (some: readonly Linked[]) => {
    const { precision, recall } = measureLinks(some, truth)
    return { links: some.length, precision: cut(precision), recall: cut(recall) }
  }
  return {
    seed,
    matcher_version: THRESHOLDS.version,
    requests: records.length,
    projects: projects.length,
    true_pairs: truth.size,
    decisions: decisions.length,
    grades: GRADES.map((grade) => ({
      grade,
      ...score(grade === 'stated' ? stated : links.filter((link) => link.grade === grade)),
    })),
    all_links: score(links),
    neighbours: measureNeighbours(sample, seed),
  }
}

const cut = (share: number): number => Math.floor(share * 1000) / 1000
