import { STATES } from '@rotunda/contract'
import { get, makeRandom, type Random } from './random.ts'
import { printAmount } from './sample-amount.ts'
import { listRepresentatives, type SampleMember } from './sample-members.ts'
import { makeProject, type SampleProject } from './sample-project.ts'
import { SAMPLE_TOPICS } from './sample-topics.ts'
import type { SheetCell } from './write-workbook.ts'

/** Values of a row of a workbook; the columns differ from year to year. */
export type HouseRow = Readonly<Record<HouseField, SheetCell>>
type HouseField =
  | 'member'
  | 'last'
  | 'first'
  | 'district'
  | 'party'
  | 'subcommittee'
  | 'recipient'
  | 'title'
  | 'address'
  | 'amount'
  | 'website'
  | 'explanation'

export type HouseYear = { readonly seed: number; readonly fiscalYear: number; readonly rows: number }

/** The requests of one year, member by member. */
export function* makeHouseRows({ seed, fiscalYear, rows }: HouseYear): Generator<HouseRow> {
  const members = listRepresentatives()
  const topics = SAMPLE_TOPICS.filter((topic) => takesRequests(topic.subcommittee, fiscalYear))
  let last: HouseRow | undefined
  for (let serial = 0; serial < rows; serial += 1) {
    const random = makeRandom(seed, fiscalYear, 1000, serial)
    const member = get(members, Math.floor((serial * members.length) / rows))
    const row = writeRow(makeProject(random, topics, member.state), member, random)
    last = last !== undefined && serial % EVERY === 12 ? last : { ...row, ...damage(row, serial) }
    yield last
  }
}

/** Some subcommittees of the House stopped taking requests. */
const takesRequests = (subcommittee: string, fiscalYear: number): boolean =>
  fiscalYear < 2024 || !['DEF', 'FSGG', 'LHHS'].includes(subcommittee)

const writeRow = (project: SampleProject, member: SampleMember, random: Random): HouseRow => {
  const place = `${project.place},${STATES[project.state]},${project.zip}`
  return {
    member: `${member.last}, ${member.first}`,
    last: member.last,
    first: member.first,
    district: member.state + String(member.district).padStart(2, '0'),
    party: member.party,
    subcommittee: project.topic.house,
    recipient: project.recipient,
    title: project.title,
    address: `${project.street},${place}`,
    amount: random.chance(90) ? project.amount : printAmount(project.amount, random),
    website: `https://${member.last.toLowerCase().replaceAll(' ', '')}.house.example/projects`,
    explanation: `${project.purpose}.`,
  }
}

/** Every Nth row has this defect; N is prime, so defects do not line up with members. */
const EVERY = 23

/** The defects of real workbooks, each on its own row. */
const damage = (row: HouseRow, serial: number): Partial<HouseRow> => {
  const defects: Readonly<Record<number, Partial<HouseRow>>> = {
    1: { explanation: `${String(row.explanation)} The townâ€™s share is paid.` },
    3: { address: String(row.address).replace(/,([^,]+),([^,]+),(\d+)$/, ', ,$1, US ,$2,$3') },
    7: { amount: null },
    16: { recipient: null },
    19: { address: null, website: null },
  }
  return defects[serial % EVERY] ?? {}
}
