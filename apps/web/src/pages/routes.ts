import type { Route } from '../page.ts'
import { changes, changesTwins } from './changes/changes.ts'
import { charts } from './charts/charts.ts'
import { datasets } from './datasets/datasets.ts'
import { downloads } from './downloads/downloads.ts'
import { home } from './home/home.ts'
import { records } from './records/records.ts'
import { release } from './releases/release.ts'
import { releases } from './releases/releases.ts'
import { sql } from './sql/sql.ts'
import { makeTwins } from './twins.ts'
import { API } from '../filters/addresses.ts'

/** Every page, by its address. A page is added here, and nowhere else. */
export const ROUTES: readonly Route[] = [
  home,
  records,
  ...makeTwins('/records', `${API}/records`),
  ...charts,
  changes,
  ...changesTwins,
  releases,
  release,
  datasets,
  sql,
]

/** Pages at addresses of the service itself, which gives programs something else there. */
export const SHARED_ROUTES: readonly Route[] = [downloads]
