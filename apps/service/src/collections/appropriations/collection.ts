import { DATASETS } from '@rotunda/contract'
import type { Collection } from '../../releases/index.ts'
import { FUNDING_LINES } from './funding-lines.ts'
import { RECORDS } from './records.ts'

/** Project requests, projects in House bills, and funding guidance. */
export const collection: Collection = {
  name: 'appropriations',
  module: import.meta.url,
  tables: [RECORDS, FUNDING_LINES],
  datasets: {
    'senate-requests': { ...DATASETS['senate-requests'], table: 'records' },
    'house-projects': { ...DATASETS['house-projects'], table: 'records' },
    'funding-guidance': { ...DATASETS['funding-guidance'], table: 'funding-lines' },
  },
}
