import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { join } from 'node:path'
import type { StaffObservation } from '../../packages/contract/src/congress/index.ts'
import { makeRandom } from '../public/page-queries.ts'

export const STAFF = '/api/partner/v1/staff-observations'

/** Filters that a bare server understands as columns of a table. */
export const STAFF_COLUMNS = {
  chamber: ({ chamber }) => chamber,
  period: ({ report_period }) => report_period.label,
  office_id: ({ office }) => office.id,
  office_kind: ({ office }) => office.kind,
  member_id: ({ office }) => office.member_id,
  title_class: ({ title_class }) => title_class,
} as const satisfies Readonly<Record<string, (row: StaffObservation) => string | null>>

type Values = readonly (readonly [column: string, values: readonly string[]])[]

const SORTS = ['', '', 'name', '-name', 'pay_start'] as const

/** So many pages of 200, each another, over all filters, chosen the same way in every run. Interns are not asked for. */
export const makeStaffPaths = async (files: string, amount: number): Promise<readonly string[]> => {
  const values = await readValues(files)
  const random = makeRandom(20260615)
  const paths = new Set<string>()
  while (paths.size < amount) paths.add(makePath(values, random))
  return [...paths]
}

/** The rows of the bulk file. */
export async function* readObservations(files: string): AsyncGenerator<StaffObservation> {
  const lines = createInterface({ input: createReadStream(join(files, 'staff-observations.json')) })
  for await (const line of lines)
    // The contract gives the line this shape.
    if (line.startsWith('{')) yield JSON.parse(line.replace(/,$/, '')) as StaffObservation
}

/** By column, the most frequent first. */
const readValues = async (files: string): Promise<Values> => {
  const counts = Object.entries(STAFF_COLUMNS).map(([name, of]) => ({
    name,
    of,
    values: new Map<string, number>(),
  }))
  for await (const row of readObservations(files))
    for (const { of, values } of counts) {
      const value = of(row)
      if (value !== null) values.set(value, (values.get(value) ?? 0) + 1)
    }
  return counts.map(({ name, values }) => [
    name,
    [...values].toSorted((one, other) => other[1] - one[1]).map(([value]) => value),
  ])
}

const makePath = (columns: Values, random: () => number): string => {
  const parameters = new URLSearchParams()
  for (const [name, values] of columns)
    if (random() < 0.3) parameters.set(name, values[Math.floor(random() ** 2 * values.length)] ?? '')
  const sort = SORTS[Math.floor(random() * SORTS.length)] ?? ''
  if (sort !== '') parameters.set('sort', sort)
  parameters.set('offset', String(Math.floor(random() ** 4 * 50) * 200))
  parameters.set('limit', '200')
  return `${STAFF}?${parameters.toString()}`
}
