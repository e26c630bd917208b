import { CHAMBERS, type Stage } from '@rotunda/contract'
import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import { PAGE_CALL } from '../ask/clients.ts'
import type { CoveredDocument } from '../ask/memory.ts'
import { html, type Content } from '../html/html.ts'
import type { Asked } from '../page.ts'
import { ofSnapshot, withValues } from './addresses.ts'
import { join } from './conditions.ts'
import { listValues, capitalize } from './list-words.ts'
import { showValue } from './parameters.ts'
import { readEveryGroup, type Group } from './stage-totals.ts'
import { STAGE_WORDS } from './stage-words.ts'

type Value = string | number | null | undefined

/** Properties that a document must have; undefined and null accept every document. */
export type DocumentProperties = {
  readonly chamber?: Value | readonly string[]
  readonly subcommittee?: Value
  readonly dataset?: Value
}

/** Whether the filter leaves a document of the stage with this fiscal year and these properties. */
export type IsCovered = (
  stage: string,
  year?: string | number | null,
  properties?: DocumentProperties,
) => boolean

/** Filters that choose whole documents, each with its opposite. All other filters choose records in them. */
export const DOCUMENT_FILTERS = ['stage', 'chamber', 'fiscal_year', 'dataset', 'subcommittee'] as const

export const readCoverage = async (asked: CoverageAsked, snapshot: string): Promise<IsCovered> => {
  const documents = await readFilteredDocuments(asked, snapshot)
  return (stage, year, { chamber, subcommittee, dataset } = {}) =>
    documents.some(
      (document) =>
        document.stage === stage &&
        (year === undefined || String(document.fiscal_year) === String(year)) &&
        accepts(chamber, document.chamber) &&
        accepts(dataset, document.dataset) &&
        (document.subcommittee === undefined || accepts(subcommittee, document.subcommittee)),
    )
}

const accepts = (wanted: Value | readonly string[], value: Value): boolean =>
  wanted === undefined || wanted === null || [wanted].flat().some((one) => String(one) === String(value))

/** Fiscal years in which the filter leaves documents of a stage, in order. */
export type CoveredYears = (stage: Stage) => readonly {
  readonly year: number
  readonly chambers: ReadonlySet<string>
  /** Named for bills only; requests cover all subcommittees. */
  readonly subcommittees: ReadonlySet<string>
}[]

export const readCoveredYears = async (asked: CoverageAsked, snapshot: string): Promise<CoveredYears> => {
  const documents = await readFilteredDocuments(asked, snapshot)
  return (stage) => {
    const years = Map.groupBy(
      documents.filter((one) => one.stage === stage && typeof one.fiscal_year === 'number'),
      (one) => Number(one.fiscal_year),
    )
    return [...years]
      .toSorted(([a], [b]) => a - b)
      .map(([year, inYear]) => ({
        year,
        chambers: listTexts(inYear, 'chamber'),
        subcommittees: listTexts(inYear, 'subcommittee'),
      }))
  }
}

const listTexts = (
  documents: readonly CoveredDocument[],
  name: 'chamber' | 'subcommittee',
): ReadonlySet<string> =>
  new Set(documents.map((one) => one[name]).filter((value) => typeof value === 'string'))

type Cell = { readonly stage: Stage; readonly year?: Value; readonly properties: DocumentProperties }

/**
 * Words for an empty cell of a table by year. Where only one chamber published in a year, the cell names that chamber,
 * because nothing is known about members of the other.
 */
export const describeEmptyCell = (isCovered: IsCovered, { stage, year, properties }: Cell): string => {
  if (!isCovered(stage, year, properties)) return describeAbsence(false)
  const hasChamber = (when: Value, chamber: string): boolean =>
    isCovered(stage, when, { ...properties, chamber })
  const wanted = [properties.chamber ?? CHAMBERS].flat().map(String)
  const ever = wanted.filter((chamber) => hasChamber(undefined, chamber))
  const thisYear = ever.filter((chamber) => hasChamber(year, chamber))
  return thisYear.length === ever.length
    ? 'none'
    : `none (${thisYear.map((chamber) => showValue('chamber', chamber)).join(' and ')} only)`
}

/** Distinguishes "no member asked" from "no document here could say so". */
export const describeAbsence = (isCovered: boolean): string => (isCovered ? 'none' : 'not covered')

type CoverageAsked = Pick<Asked, 'params' | 'clients'>

const readFilteredDocuments = async (
  { params, clients }: CoverageAsked,
  snapshot: string,
): Promise<CoveredDocument[]> => {
  const filters = DOCUMENT_FILTERS.map((name) => ({
    name,
    chosen: listValues(params, name),
    excluded: listValues(params, `not_${name}`),
  }))
  return (await readDocuments(clients, params, snapshot)).filter((document) =>
    filters.every(({ name, chosen, excluded }) => {
      const value = document[name]
      if (value === undefined) return true
      return (chosen.length === 0 || chosen.includes(String(value))) && !excluded.includes(String(value))
    }),
  )
}

const readDocuments = (
  { appropriations, memory }: Pick<Asked['clients'], 'appropriations' | 'memory'>,
  params: URLSearchParams,
  snapshot: string,
): Promise<readonly CoveredDocument[]> => {
  if (memory.coverage?.snapshot === snapshot) return Promise.resolve(memory.coverage.documents)
  return memory.coverageUnderWay.getOrInsertComputed(appropriations, async () => {
    memory.coverage = await fetchCoverage(appropriations, params)
    return memory.coverage.documents
  })
}

const fetchCoverage = async (client: AppropriationsClient, params: URLSearchParams) => {
  const pin = ofSnapshot(new URLSearchParams(), params)
  const [{ data, meta }, bills] = await Promise.all([
    client.datasets({}, PAGE_CALL).page(Object.fromEntries(pin)),
    readBills(client, pin),
  ])
  const documents = data.flatMap(({ dataset, coverage }) =>
    coverage
      .filter(({ rows }) => rows > 0)
      .flatMap((one) => splitBills({ ...one, dataset, subcommittee: undefined }, bills)),
  )
  return { snapshot: meta.snapshot, documents }
}

/** Splits House bills by subcommittee. Coverage does not name the subcommittee of a bill, but its records do. */
const splitBills = (document: CoveredDocument, bills: readonly Group[]): CoveredDocument[] => {
  if (document.stage !== 'house_bill') return [document]
  return bills
    .filter(({ group }) => group.chamber === document.chamber && group.fiscal_year === document.fiscal_year)
    .map(({ group }) => ({ ...document, subcommittee: group.subcommittee ?? undefined }))
}

/** Chambers, fiscal years and subcommittees of House bills: a dozen bills a year for several centuries. */
const MOST_BILLS = 5000

const readBills = (client: AppropriationsClient, pin: URLSearchParams): Promise<readonly Group[]> => {
  const params = ofSnapshot(withValues(pin, 'stage', ['house_bill']), pin)
  return readEveryGroup(client, params, ['chamber', 'fiscal_year', 'subcommittee'], { atMost: MOST_BILLS })
}

/** Coverage of each year, for charts by year. Null where every year has the same coverage. */
export const showCoveredYears = (covered: CoveredYears, stages: readonly Stage[]): Content => {
  const said = stages.flatMap((stage) => sayStage(stage, covered(stage)))
  return said.length === 0
    ? null
    : html` <span class="hint">What is covered. ${said.map(capitalize).join('. ')}.</span>`
}

type Year = ReturnType<CoveredYears>[number]

/** All years of a stage with what each covers: `2022: Senate only; 2023 to 2026: House and Senate`. */
export const sayEachYear = (stage: Stage, years: readonly Year[]): string =>
  joinYears(years.map((one) => ({ year: one.year, what: sayYear(stage, one) }))).join('; ')

const sayStage = (stage: Stage, years: readonly Year[]): string[] => {
  const said = years.map((one) => ({ year: one.year, what: sayYear(stage, one) }))
  const isSame = new Set(said.map(({ what }) => what)).size < 2
  const isWithoutGap = said.every(
    ({ year }, index) => index === 0 || year === (said[index - 1]?.year ?? 0) + 1,
  )
  if (isSame && isWithoutGap) return []
  return [`${STAGE_WORDS[stage].many}, ${joinYears(said).join('; ')}`]
}

const sayYear = (stage: Stage, { chambers, subcommittees }: Year): string => {
  if (stage === 'house_bill') return join([...subcommittees].sort(), 'and')
  const names = CHAMBERS.filter((one) => chambers.has(one)).map((one) => showValue('chamber', one))
  return names.length === 1 ? `${names.join('')} only` : join(names, 'and')
}

type Said = { readonly year: number; readonly what: string }

/** Joins neighbouring years with the same coverage: `2023 to 2026: House and Senate`. */
const joinYears = (years: readonly Said[]): string[] => {
  const runs: { first: number; last: number; what: string }[] = []
  for (const { year, what } of years) {
    const run = runs.at(-1)
    if (run?.what === what && run.last + 1 === year) run.last = year
    else runs.push({ first: year, last: year, what })
  }
  return runs.map(({ first, last, what }) => `${first === last ? first : `${first} to ${last}`}: ${what}`)
}
