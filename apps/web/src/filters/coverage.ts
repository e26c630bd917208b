import { CHAMBERS, type Stage } from '@rotunda/contract'
import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import type { Asked } from '../page.ts'
import { PAGE_CALL } from '../ask/clients.ts'
import { ofSnapshot, withValues } from './addresses.ts'
import { listValues, showValue } from './parameters.ts'
import { readEveryGroup, type Group } from './stage-totals.ts'

type Value = string | number | null | undefined

/** What else a document is asked to be of; undefined and null ask for nothing. */
export type OfDocument = {
  readonly chamber?: Value | readonly string[]
  readonly subcommittee?: Value
  readonly dataset?: Value
}

/** Whether a document that the filter leaves is of that stage, and of that fiscal year and the rest where they are named. */
export type IsCovered = (stage: string, year?: string | number | null, others?: OfDocument) => boolean

/** The filters that choose documents as a whole, each with its opposite. The others choose records within them. */
export const DOCUMENT_FILTERS = ['stage', 'chamber', 'fiscal_year', 'dataset', 'subcommittee'] as const

export const readCoverage = async (
  { params, clients }: Pick<Asked, 'params' | 'clients'>,
  snapshot: string,
): Promise<IsCovered> => {
  const isLeft = readDocumentFilters(params)
  const cells = (await readCells(clients.appropriations, params, snapshot)).filter(isLeft)
  return (stage, year, { chamber, subcommittee, dataset } = {}) =>
    cells.some(
      (cell) =>
        cell.stage === stage &&
        (year === undefined || String(cell.fiscal_year) === String(year)) &&
        isOf(cell.chamber, chamber) &&
        isOf(cell.dataset, dataset) &&
        (cell.subcommittee === undefined || isOf(cell.subcommittee, subcommittee)),
    )
}

/** Of each fiscal year of a stage, which documents a filter leaves: in the order of the years. */
export type CoveredYears = (stage: Stage) => readonly {
  readonly year: number
  readonly chambers: ReadonlySet<string>
  /** Of bills alone; of other documents none is named. */
  readonly subcommittees: ReadonlySet<string>
}[]

export const readCoveredYears = async (
  { params, clients }: Pick<Asked, 'params' | 'clients'>,
  snapshot: string,
): Promise<CoveredYears> => {
  const cells = (await readCells(clients.appropriations, params, snapshot)).filter(
    readDocumentFilters(params),
  )
  return (stage) => {
    const years = Map.groupBy(
      cells.filter((cell) => cell.stage === stage && typeof cell.fiscal_year === 'number'),
      (cell) => Number(cell.fiscal_year),
    )
    return [...years]
      .toSorted(([one], [other]) => one - other)
      .map(([year, ofYear]) => ({
        year,
        chambers: listTexts(ofYear, 'chamber'),
        subcommittees: listTexts(ofYear, 'subcommittee'),
      }))
  }
}

const listTexts = (cells: readonly Cell[], name: 'chamber' | 'subcommittee'): ReadonlySet<string> =>
  new Set(cells.map((cell) => cell[name]).filter((value) => typeof value === 'string'))

type Wanted = { readonly stage: Stage; readonly year?: Value; readonly others: OfDocument }

/**
 * Where a table of years has no group: of a year of which the documents of one chamber alone are here, nothing is known
 * of the members of the other.
 */
export const sayAbsentOf = (isCovered: IsCovered, { stage, year, others }: Wanted): string => {
  if (!isCovered(stage, year, others)) return sayAbsent(false)
  const isOfChamber = (when: Value, chamber: string): boolean =>
    isCovered(stage, when, { ...others, chamber })
  const asked = [others.chamber ?? CHAMBERS].flat().map(String)
  const known = asked.filter((chamber) => isOfChamber(undefined, chamber))
  const here = known.filter((chamber) => isOfChamber(year, chamber))
  return here.length === known.length ? 'none' : `none (${here.map(nameChamber).join(' and ')} only)`
}

const nameChamber = (chamber: string): string => showValue('chamber', chamber)

/** Where there is no group: nobody asked, or no document here could say so. */
export const sayAbsent = (isCovered: boolean): string => (isCovered ? 'none' : 'not covered')

/** `subcommittee` is undefined of a document that holds all of them. */
type Cell = Readonly<Record<(typeof DOCUMENT_FILTERS)[number], Value>>

const isOf = (value: Value, wanted: Value | readonly string[]): boolean =>
  wanted === undefined || wanted === null || [wanted].flat().some((one) => String(one) === String(value))

const readDocumentFilters = (params: URLSearchParams): ((cell: Cell) => boolean) => {
  const filters = DOCUMENT_FILTERS.map((name) => ({
    name,
    chosen: listValues(params, name),
    excluded: listValues(params, `not_${name}`),
  }))
  return (cell) =>
    filters.every(({ name, chosen, excluded }) => {
      const value = cell[name]
      if (value === undefined) return true
      return (chosen.length === 0 || chosen.includes(String(value))) && !excluded.includes(String(value))
    })
}

/** Of the snapshot that was asked for last: the same for all of its pages. */
let known: { readonly snapshot: string; readonly cells: readonly Cell[] } | undefined

/** Readings under way, by the client of a page: its parts wait for one answer. */
const underWay = new WeakMap<AppropriationsClient, Promise<readonly Cell[]>>()

const readCells = (
  client: AppropriationsClient,
  params: URLSearchParams,
  snapshot: string,
): Promise<readonly Cell[]> =>
  known?.snapshot === snapshot
    ? Promise.resolve(known.cells)
    : underWay.getOrInsertComputed(client, () => askForCells(client, params))

const askForCells = async (
  client: AppropriationsClient,
  params: URLSearchParams,
): Promise<readonly Cell[]> => {
  const pin = ofSnapshot(new URLSearchParams(), params)
  const [{ data, meta }, bills] = await Promise.all([
    client.datasets({}, PAGE_CALL).page(Object.fromEntries(pin)),
    readBills(client, pin),
  ])
  const cells = data.flatMap(({ dataset, coverage }) =>
    coverage
      .filter(({ rows }) => rows > 0)
      .flatMap((cell): Cell[] => splitBills({ ...cell, dataset, subcommittee: undefined }, bills)),
  )
  known = { snapshot: meta.snapshot, cells }
  return cells
}

type Bills = readonly Group[]

/** A table of a bill is of one subcommittee, which coverage does not name: its records do. */
const splitBills = (cell: Cell, bills: Bills): Cell[] => {
  if (cell.stage !== 'house_bill') return [cell]
  return bills
    .filter(({ group }) => group.chamber === cell.chamber && group.fiscal_year === cell.fiscal_year)
    .map(({ group }) => ({ ...cell, subcommittee: group.subcommittee ?? undefined }))
}

const MOST_BILLS = 5000

const readBills = (client: AppropriationsClient, pin: URLSearchParams): Promise<Bills> => {
  const params = withValues(pin, 'stage', ['house_bill'])
  const dimensions = ['chamber', 'fiscal_year', 'subcommittee']
  return readEveryGroup(client, ofSnapshot(params, pin), dimensions, { atMost: MOST_BILLS })
}
