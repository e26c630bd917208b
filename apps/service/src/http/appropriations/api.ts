import { APPROPRIATIONS } from '../../collections/appropriations/declaration/index.ts'
import type { CurrentRelease } from '../../releases/index.ts'
import { DATA_PAGE } from './data-page.ts'
import { NO_DOCUMENTS, type DataApi, type SourceDocuments } from '../data/index.ts'
import { getSurroundings } from './get-surroundings/route.ts'
import { listDatasets } from './list-datasets/route.ts'
import { OPERATIONS } from './operations.ts'

export const BASE = '/api/appropriations/v1'

/** The public API over what is published of appropriations. */
export const appropriationsApi = (
  currentRelease: CurrentRelease,
  directory: string,
  documents: SourceDocuments = NO_DOCUMENTS,
): DataApi => {
  const api: DataApi = {
    collection: APPROPRIATIONS,
    name: 'appropriations',
    base: BASE,
    title: 'Public appropriations API (beta)',
    description:
      'Read-only, without account or key. Lists records by filter, totals, one record with its evidence, funding lines and releases. Each address may send 120 requests in any 60 seconds.',
    info: {
      title: 'Rotunda: public appropriations data',
      description:
        'Project requests, projects in bills and funding guidance, each row tied to its source. Beta; read-only, no key. Requests and bill inclusions are different stages, and neither is an enacted appropriation or an award. Every answer names the release that it comes from (`meta.snapshot`), how recent the sources are and what they leave out: keep all three with the data.',
    },
    dataPage: DATA_PAGE,
    access: 'anyone',
    currentRelease,
    directory,
    documents,
    operations: OPERATIONS,
  }
  return { ...api, operations: [listDatasets(api), ...OPERATIONS, getSurroundings(documents)] }
}
