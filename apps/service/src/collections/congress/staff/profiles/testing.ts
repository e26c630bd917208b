import type { TitleClass } from '@rotunda/contract'
import { parsePersonName } from '../../../../publishers/congress/index.ts'
import type { Resolution } from './resolve-staff.ts'
import { listObservations, type Run } from './run.ts'
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

/** Every run of a resolution. */
export const listRuns = ({ runs }: Pick<Resolution, 'runs'>): readonly Run[] =>
  Array.from({ length: runs.count }, (_, number) => runs.at(number))

/** The ids of the observations of each person, sorted. */
export const listPersons = (resolution: Resolution): readonly (readonly string[])[] => {
  const { clusters, observations } = resolution
  const idsOf = (run: Run) => listObservations(run, observations).map(({ given }) => observations.idOf(given))
  return [...Map.groupBy(listRuns(resolution), ({ number }) => clusters.find(number)).values()]
    .map((own) => own.flatMap(idsOf).toSorted())
    .toSorted((one, other) => ((one[0] ?? '') < (other[0] ?? '') ? -1 : 1))
}
