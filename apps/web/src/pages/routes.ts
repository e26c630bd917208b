import type { Route } from '../page.ts'
import { API } from '../filters/addresses.ts'
import { charts } from './charts/charts.ts'
import { compare } from './compare/compare.ts'
import { home } from './home/home.ts'
import { map } from './map/map.ts'
import { records } from './records/records.ts'
import { search } from './search/search.ts'
import { totals } from './totals/totals.ts'
import { totalsTwins } from './totals/totals-twins.ts'
import { makeTwins } from './twins.ts'

/** Every page, by its address. A page is added here, and nowhere else. */
export const ROUTES: readonly Route[] = [
  home,
  search,
  records,
  ...makeTwins('/records', `${API}/records`),
  totals,
  ...totalsTwins,
  map,
  compare,
  ...charts,
]

/** Pages at addresses of the service itself, which gives programs something else there. */
export const SHARED_ROUTES: readonly Route[] = []
