import type { AppropriationsClient } from '@rotunda/sdk/appropriations'
import type { Asked } from '../page.ts'
import { PAGE_CALL } from '../ask/clients.ts'
import { listValues } from './parameters.ts'

/** Whether a document here is of that stage, of that fiscal year where one is named, and of a chamber that the filter leaves. */
export type IsCovered = (stage: string, year?: string | number | null) => boolean

export const readCoverage = async (
  { params, clients }: Pick<Asked, 'params' | 'clients'>,
  snapshot: string,
): Promise<IsCovered> => {
  const data = await readDatasets(clients.appropriations, snapshot)
  const chambers = listValues(params, 'chamber')
  const cells = data
    .flatMap(({ coverage }) => coverage)
    .filter(({ rows, chamber }) => rows > 0 && (chambers.length === 0 || chambers.includes(chamber ?? '')))
  return (stage, year) =>
    cells.some(
      (cell) => cell.stage === stage && (year === undefined || String(cell.fiscal_year) === String(year)),
    )
}

/** Where there is no group: nobody asked, or no document here could say so. */
export const sayAbsent = (isCovered: boolean): string => (isCovered ? 'none' : 'not covered')

type Datasets = Awaited<ReturnType<ReturnType<AppropriationsClient['datasets']>['page']>>['data']

/** Of the snapshot that was asked for last: the same for all of its pages. */
let known: { readonly snapshot: string; readonly data: Datasets } | undefined

const readDatasets = async (client: AppropriationsClient, snapshot: string): Promise<Datasets> => {
  if (known?.snapshot === snapshot) return known.data
  const { data, meta } = await client.datasets({}, PAGE_CALL).page()
  known = { snapshot: meta.snapshot, data }
  return data
}
