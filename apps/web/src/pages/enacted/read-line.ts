import { CHAMBERS, type EnactedProject, type LineageLink, type Stage } from '@rotunda/contract'
import { PAGE_CALL, readJson } from '../../ask/clients.ts'
import { readAmounts, type Amounts } from '../../ask/read-amounts.ts'
import { isAppropriations, readPublished, type Published } from '../../ask/read-releases.ts'
import { readSpending, type SpendingFinding } from '../../ask/read-spending.ts'
import { makeAddress } from '../../html/href.ts'
import type { Asked } from '../../page.ts'
import { readLinks } from '../../views/read-enacted.ts'

type Clients = Pick<Asked, 'clients'>
type Chamber = (typeof CHAMBERS)[number]

/** Links of a project to records, and what the linked release of the records has for the project. */
export type LineOfProject = {
  readonly links: readonly LineageLink[]
  readonly total: number
  /** Release of the records that the links compare; undefined where there is no link, or it is no longer served. */
  readonly records: Published | undefined
  /** Chambers of the project whose records of its year and subcommittee are in that release, by stage without a link. */
  readonly compared: ReadonlyMap<Stage, readonly Chamber[]>
  /** Amounts of the linked records in that release. */
  readonly amounts: Amounts
  readonly spending: SpendingFinding
}

/** A bill is the House's, so only requests can come from both chambers. */
export const chambersOf = (stage: Stage, { requestors, origination }: EnactedProject): readonly Chamber[] => {
  if (stage === 'house_bill') return ['house']
  const named = CHAMBERS.filter((one) => requestors.some(({ chamber }) => chamber === one))
  if (named.length > 0) return named
  return origination === null || origination === 'both' ? CHAMBERS : [origination]
}

export const STAGES_OF_LINE = ['request', 'house_bill'] as const satisfies readonly Stage[]

export const readLine = async (
  asked: Clients,
  project: EnactedProject,
  snapshot: string,
): Promise<LineOfProject> => {
  const { clients } = asked
  const [{ data: links, meta }, published] = await Promise.all([
    readLinks(asked, { project: project.id, snapshot }),
    readPublished(clients),
  ])
  const [spending, recordRelease] = await Promise.all([
    readSpending(clients, published),
    links[0]?.record_release ?? findRecordRelease(asked, snapshot),
  ])
  const records = published.find((one) => isAppropriations(one) && one.id === recordRelease)
  const missing = STAGES_OF_LINE.filter((stage) => !links.some((link) => link.stage === stage))
  const ids = links.map(({ record_id: id }) => id)
  const [amounts, ...compared] = await Promise.all([
    records ? readAmounts(clients, records.api_url, ids) : new Map<string, null>(),
    ...missing.map(
      async (stage) =>
        [stage, records ? await findCompared(asked, { project, stage, records }) : []] as const,
    ),
  ])
  return { links, total: meta.total, records, compared: new Map(compared), amounts, spending }
}

/** Every link of a release compares the same release of the records. */
const findRecordRelease = async (asked: Clients, snapshot: string): Promise<string | undefined> => {
  const { data } = await readLinks(asked, { limit: 1, snapshot })
  return data[0]?.record_release
}

type Sought = { readonly project: EnactedProject; readonly stage: Stage; readonly records: Published }

const findCompared = async (
  { clients }: Clients,
  { project, stage, records }: Sought,
): Promise<readonly Chamber[]> => {
  const { fiscal_year, subcommittee } = project
  const chambers = await Promise.all(
    chambersOf(stage, project).map(async (chamber) => {
      const query = { stage, chamber, fiscal_year, subcommittee, limit: 1, fields: 'id' }
      const answer = await clients.fetch(makeAddress(`${records.api_url}/records`, query), {
        signal: clients.endAfter(PAGE_CALL.timeoutSeconds * 1000),
      })
      const { meta } = await readJson<{ readonly meta: { readonly total: number } }>(answer)
      return meta.total > 0 ? [chamber] : []
    }),
  )
  return chambers.flat()
}
