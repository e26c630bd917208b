import type { Chamber, Place, SubcommitteeCode } from '@rotunda/contract'
import { listHouseRequests, workbookUrl } from '../house-workbook.ts'
import { divideSample, type SampleNeeds } from '../make-sample-editions.ts'
import type { Random } from '../random.ts'
import type { SampleMember } from '../sample-members.ts'
import type { SampleProject } from '../sample-project.ts'
import { gridUrl, listSenateRequests, PAGE_ROWS } from '../senate-grid.ts'

/** A place in the documents of a sample. */
export type SamplePlace = { readonly url: string } & Place

/** A request of the appropriations sample, with the place of its row. */
export type SampleAsked = {
  readonly chamber: Chamber
  readonly fiscalYear: number
  readonly subcommittee: SubcommitteeCode
  readonly member: SampleMember
  readonly project: SampleProject
  readonly place: SamplePlace
}

/** One project of the appropriations sample, with everyone who requests it. */
export type AskedProject = Pick<SampleAsked, 'fiscalYear' | 'project' | 'subcommittee'> & {
  readonly asked: readonly SampleAsked[]
}

type Request = { readonly serial: number; readonly member: SampleMember; readonly project: SampleProject } & {
  readonly key: string
  readonly isCopy: boolean
  readonly random: Random
}

/** Lists the projects that the appropriations sample of these needs requests for one year. */
export const listAskedProjects = (needs: SampleNeeds, fiscalYear: number): readonly AskedProject[] => [
  ...gather(listHouse(needs, fiscalYear), (request) => describeHouse(request, fiscalYear)),
  ...gather(listSenate(needs, fiscalYear), (request) => describeSenate(request, fiscalYear)),
]

const FIRST_WORKBOOK = 2022
const LAST_WORKBOOK = 2026

function* listHouse({ seed, records }: SampleNeeds, fiscalYear: number): Generator<Request> {
  if (fiscalYear < FIRST_WORKBOOK || fiscalYear > LAST_WORKBOOK) return
  const rows = divideSample(records).ofWorkbook
  for (const request of listHouseRequests({ seed, fiscalYear, rows }))
    yield { ...request, key: String(request.serial) }
}

function* listSenate({ seed, records }: SampleNeeds, fiscalYear: number): Generator<Request> {
  const rows = divideSample(records).ofGrids.get(fiscalYear) ?? 0
  yield* listSenateRequests({ seed, fiscalYear, rows })
}

const describe = (request: Request, fiscalYear: number) => ({
  fiscalYear,
  subcommittee: request.project.topic.subcommittee,
  member: request.member,
  project: request.project,
})

/** The header is the first row of a workbook. */
const describeHouse = (request: Request, fiscalYear: number): SampleAsked => ({
  ...describe(request, fiscalYear),
  chamber: 'house',
  place: { url: workbookUrl(fiscalYear), sheet: 'Requests', row: request.serial + 2, pointer: null },
})

const describeSenate = (request: Request, fiscalYear: number): SampleAsked => ({
  ...describe(request, fiscalYear),
  chamber: 'senate',
  place: {
    url: gridUrl(Math.floor(request.serial / PAGE_ROWS) + 1),
    sheet: null,
    row: null,
    pointer: `/DATA/${request.serial % PAGE_ROWS}`,
  },
})

/** Gathers the requests of each project. A row that repeats the row before is a request of the same project. */
const gather = (
  requests: Iterable<Request>,
  describeOne: (request: Request) => SampleAsked,
): readonly AskedProject[] => {
  const projects = new Map<string, [SampleAsked, ...SampleAsked[]]>()
  let last: { readonly key: string; readonly asked: SampleAsked } | undefined
  for (const request of requests) {
    const own = describeOne(request)
    const repeated = request.isCopy ? last : undefined
    const key = repeated?.key ?? request.key
    const asked = repeated === undefined ? own : { ...repeated.asked, place: own.place }
    const same = projects.get(key)
    if (same === undefined) projects.set(key, [asked])
    else same.push(asked)
    last = { key, asked }
  }
  return [...projects.values()].map((asked) => {
    const [{ fiscalYear, project, subcommittee }] = asked
    return { fiscalYear, project, subcommittee, asked }
  })
}
