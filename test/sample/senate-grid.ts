import { STATES } from '@rotunda/contract'
import { get, makeRandom, shareOut, type Random } from './random.ts'
import { makeProject, printAmount, printScientific, type SampleProject } from './sample-project.ts'
import { makeFacts, type SampleDocument } from './sample-document.ts'
import { SENATE_STATES, senatorsOf, type SampleMember } from './sample-members.ts'
import { SAMPLE_TOPICS } from './sample-topics.ts'

/** Rows that are requested at once. */
export const PAGE_ROWS = 5000
const ENCODER = new TextEncoder()

type SenateGrid = { readonly seed: number; readonly fiscalYear: number; readonly records: number }

/**
 * Makes the replies of the request grid for one year, page by page, with a few rows at the end that cannot be
 * published.
 */
export function* makeSenateGrid({ seed, fiscalYear, records }: SenateGrid): Generator<SampleDocument> {
  const total = records + REFUSED.length
  let page: unknown[] = []
  let part = 1
  for (const row of withRefused(makeSenateRows({ seed, fiscalYear, rows: records }))) {
    page.push(row)
    if (page.length < PAGE_ROWS && (part - 1) * PAGE_ROWS + page.length < total) continue
    yield writePage(fiscalYear, part, { RECORDSTOTAL: total, DATA: page })
    page = []
    part += 1
  }
}

function* withRefused(rows: Iterable<SenateRow>): Generator {
  let last: SenateRow | undefined
  for (const row of rows) {
    last = row
    yield row
  }
  for (const change of REFUSED) yield change && { ...last, ...change }
}

/** Rows to refuse. The last one is not a row at all. */
const REFUSED: readonly (Partial<SenateRow> | null)[] = [
  { subcommittee: 'Select Committee on Samples' },
  { certification_letter: 'cdsletters01/sample-of-another-year.pdf' },
  { member: '' },
  { amount_requested: '25,000,000,000' },
  null,
]

const writePage = (fiscalYear: number, part: number, page: object): SampleDocument => ({
  facts: makeFacts({
    publisher: 'senate-appropriations',
    url: gridUrl(part),
    media_type: 'application/json',
    fiscal_year: fiscalYear,
    chamber: 'senate',
    published_at: '2026-05-04',
  }),
  bytes: ENCODER.encode(JSON.stringify(page)),
})

export const gridUrl = (part: number): string => `https://senate.example/cds_requests.cfc#part=${part}`

/** A row of the request grid, with the grid's own keys. */
type SenateRow = {
  readonly member: string
  readonly member_state: string
  readonly subcommittee: string
  readonly recipient: string
  readonly project_purpose: string
  readonly project_location: string
  readonly project_state: string
  readonly amount_requested: string
  readonly certification_letter: string
}

type SenateYear = { readonly seed: number; readonly fiscalYear: number; readonly rows: number }

/** A request of a senator, before its row is written. */
export type SenateRequest = {
  readonly serial: number
  readonly member: SampleMember
  readonly project: SampleProject
  /** Names the project among those of the year. Requests with the same key are for one project. */
  readonly key: string
  /** Whether its row repeats the row before, word for word. */
  readonly isCopy: boolean
  readonly random: Random
}

/**
 * Lists the requests of one year, by State and senator. A sixth of a State's rows are projects that its other senator
 * requests too, so a fifth of all projects come twice.
 */
export function* listSenateRequests({ seed, fiscalYear, rows }: SenateYear): Generator<SenateRequest> {
  const states = chooseStates(fiscalYear, rows)
  const counts = shareOut(
    rows,
    states.map(({ weight }) => weight),
  )
  let serial = 0
  for (const [index, { state }] of states.entries()) {
    const senators = senatorsOf(state)
    for (const { senator, project: number } of listRequests(get(counts, index))) {
      const random = makeRandom(seed, fiscalYear, index, number)
      const project = makeProject(random, SAMPLE_TOPICS, state)
      const isCopy = serial > 0 && serial % EVERY === COPIED
      yield { serial, member: senators[senator], project, key: `${state} ${number}`, isCopy, random }
      serial += 1
    }
  }
}

function* makeSenateRows(year: SenateYear): Generator<SenateRow> {
  let last: SenateRow | undefined
  for (const { serial, member, project, isCopy, random } of listSenateRequests(year)) {
    const row = writeRow(project, member, year.fiscalYear, random)
    last = last !== undefined && isCopy ? last : { ...row, ...damage(row, serial) }
    yield last
  }
}

/** Chooses so few States that each has several rows, and different States in different years. */
const chooseStates = (fiscalYear: number, rows: number): typeof SENATE_STATES => {
  const step = Math.max(1, Math.ceil((SENATE_STATES.length * ROWS_OF_STATE) / Math.max(1, rows)))
  return SENATE_STATES.filter(
    (_, index) => index % step === fiscalYear % Math.min(step, SENATE_STATES.length),
  )
}

const ROWS_OF_STATE = 12

type Request = { readonly senator: 0 | 1; readonly project: number }

/** Lists the senator who requests each project. Shared projects have the lowest numbers. */
function* listRequests(rows: number): Generator<Request> {
  const shared = Math.round(rows / 6)
  const ownOfFirst = Math.ceil((rows - 2 * shared) / 2)
  for (let project = 0; project < shared + ownOfFirst; project += 1) yield { senator: 0, project }
  for (let project = 0; project < shared; project += 1) yield { senator: 1, project }
  for (let project = shared + ownOfFirst; project < rows - shared; project += 1) yield { senator: 1, project }
}

const writeRow = (
  project: SampleProject,
  member: SampleMember,
  fiscalYear: number,
  random: Random,
): SenateRow => ({
  member: `${member.last}, ${member.first}`,
  member_state: member.state,
  subcommittee: project.topic.senate,
  recipient: project.recipient,
  project_purpose: project.purpose,
  project_location: `${project.place}, ${STATES[project.state]}`,
  project_state: project.state,
  amount_requested: printAmount(project.amount, random),
  certification_letter: `cdsletters${fiscalYear % 100}/sample-${project.state.toLowerCase()}-${random.int(1e6)}.pdf`,
})

/** One row in this many has a given defect. The number is prime, so defects do not line up with States or pages. */
const EVERY = 61
/** Remainder of the rows that repeat the row before. */
const COPIED = 17

/** Gives a row a defect of real grids; each defect has rows of its own. */
const damage = (row: SenateRow, serial: number): Partial<SenateRow> => {
  const millions = 1 + (serial % 9)
  const defects: Readonly<Record<number, Partial<SenateRow>>> = {
    5: { amount_requested: printScientific(millions * 1_000_000) },
    11: { recipient: '' },
    23: { amount_requested: '' },
    29: { amount_requested: '—' },
    31: { project_state: 'AZ, NV, UT', project_location: 'Three States' },
    37: { project_purpose: `${row.project_purpose} &amp; its surroundings<br>` },
    43: { project_location: '' },
  }
  return defects[serial % EVERY] ?? {}
}
