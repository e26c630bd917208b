import type { Route } from '../page.ts'
import { api, apiReference } from './api/api.ts'
import { tryApi } from './api/try.ts'
import { docsCongress } from './docs/docs-congress.ts'
import { docsData } from './docs/docs-data.ts'
import { docsProblems } from './docs/docs-problems.ts'
import { docsSearch } from './docs/docs-search.ts'
import { docs, docsFolder, docsPage } from './docs/docs.ts'
import { home } from './home/home.ts'
import { records } from './records/records.ts'
import { regulationDocument } from './regulations/regulation-document.ts'
import { regulations, regulationsTwin } from './regulations/regulations.ts'
import { statusFeed } from './status/status-feed.ts'
import { status } from './status/status.ts'

/** Every page, by its address. A page is added here, and nowhere else. */
export const ROUTES: readonly Route[] = [
  home,
  records,
  docs,
  docsSearch,
  docsData,
  docsCongress,
  docsProblems,
  docsFolder,
  docsPage,
  api,
  apiReference,
  tryApi,
  regulations,
  regulationsTwin,
  regulationDocument,
  status,
  statusFeed,
]

/** Pages at addresses of the service itself, which gives programs something else there. */
export const SHARED_ROUTES: readonly Route[] = []
