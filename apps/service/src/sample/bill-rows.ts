import { makeRandom, type Random } from './random.ts'
import { printAmount, printScientific } from './sample-amount.ts'
import { listRepresentatives, type SampleMember } from './sample-members.ts'
import { makeProject } from './sample-project.ts'
import type { SampleTopic } from './sample-topics.ts'

/** A line of a table of projects in a bill: cells in the order of its columns, the number of the row apart. */
export type BillRow = {
  readonly agency: string
  readonly account: string
  readonly state: string
  readonly project: string
  readonly amount: string
  readonly requestors: string
  /** The text in the line below, where the cell of the requestors is too long for one. */
  readonly continued?: string
}

export type BillTableFacts = {
  readonly seed: number
  readonly fiscalYear: number
  readonly topic: SampleTopic
  readonly rows: number
  readonly unit: 'dollars' | 'thousands'
}

/** Projects with the defects of printed tables, each on its own row. */
export function* makeBillRows({ seed, fiscalYear, topic, rows, unit }: BillTableFacts): Generator<BillRow> {
  const members = listRepresentatives()
  let last: BillRow | undefined
  for (let serial = 0; serial < rows; serial += 1) {
    const random = makeRandom(seed, fiscalYear, 2000 + topic.weight, serial)
    const row = writeRow(random, random.pick(members), topic, unit)
    last = last !== undefined && serial % EVERY === 4 ? last : { ...row, ...damage(row, serial, unit, last) }
    yield last
  }
}

const writeRow = (
  random: Random,
  member: SampleMember,
  topic: SampleTopic,
  unit: BillTableFacts['unit'],
): BillRow => {
  const project = makeProject(random, [topic], member.state)
  const amount = unit === 'dollars' ? project.amount : Math.ceil(project.amount / 1000)
  return {
    agency: topic.agency,
    account: topic.account,
    state: member.state,
    project: `${project.recipient} for ${project.title}`,
    amount: printAmount(amount, random),
    requestors: random.chance(15) ? `${member.last} (${member.state})` : member.last,
  }
}

/** Every Nth row has this defect. */
const EVERY = 11

const damage = (
  row: BillRow,
  serial: number,
  unit: BillTableFacts['unit'],
  last: BillRow | undefined,
): Partial<BillRow> => {
  const defects: Readonly<Record<number, Partial<BillRow>>> = {
    1: { amount: printScientific(unit === 'dollars' ? 2_000_000 : 2_000) },
    2: { requestors: `${row.requestors.replace(/ \(.*/, '')} ${160 + (serial % 40)}` },
    3: { requestors: `${row.requestors},`, continued: 'Placeholder' },
    5: { project: `${row.project} and Improve- ments` },
    6: { requestors: breakName(last?.requestors ?? row.requestors), state: last?.state ?? row.state },
    7: { state: 'AZ, NV' },
    8: { amount: '—' },
    9: { amount: '' },
  }
  return defects[serial % EVERY] ?? {}
}

/** `Exam- pleton`: broken at the end of a line, in a table that prints the name whole as well. */
const breakName = (name: string): string => name.replace(/^(\p{L}{4})(\p{Ll}{3,})/u, '$1- $2')
