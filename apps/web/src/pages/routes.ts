import type { Route } from '../page.ts'
import { charts } from './charts/charts.ts'
import { entities } from './entities/entities.ts'
import { home } from './home/home.ts'
import { records } from './records/records.ts'
import { record } from './record/record.ts'
import { makeTwins } from './twins.ts'
import { API } from '../filters/addresses.ts'

/** Every page, by its address. A page is added here, and nowhere else. */
export const ROUTES: readonly Route[] = [
  home,
  records,
  record,
  ...entities,
  ...makeTwins('/records', `${API}/records`),
  ...charts,
]

/** Pages at addresses of the service itself, which gives programs something else there. */
export const SHARED_ROUTES: readonly Route[] = []
