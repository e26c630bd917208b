import type { TitleClass } from '@rotunda/contract'
import { parsePersonName } from '../../../../publishers/index.ts'
import type { Resolution } from './resolve-staff.ts'
import { listObservations } from './run.ts'
import type { StaffView } from './staff-view.ts'

/** An observation for tests: a full-time post in the first quarter of 2025, unless said otherwise. */
export const aView = (id: string, nameRaw: string, facts: Partial<StaffView> = {}): StaffView => ({
  id: `sob_${id}`,
  name: parsePersonName(nameRaw),
  nameRaw,
  chamber: 'House',
  office: 'ofc_house_a',
  member: null,
  party: null,
  state: null,
  title: 'LEGISLATIVE ASSISTANT',
  titleClass: 'legislative' satisfies TitleClass,
  flags: [],
  start: '2025-01-03',
  end: '2025-03-31',
  everyDay: true,
  firstSeen: '2025-06-01T00:00:00.000Z',
  ...facts,
})

/** The ids of the observations of each person, sorted. */
export const listPersons = ({ runs, clusters, observations }: Resolution): readonly (readonly string[])[] =>
  [...Map.groupBy(runs, (run) => clusters.find(run)).values()]
    .map((own) => own.flatMap((run) => listObservations(run, observations).map(({ id }) => id)).toSorted())
    .toSorted((one, other) => ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1))
