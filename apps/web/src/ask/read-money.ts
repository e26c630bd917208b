import type { EnactedProject } from '@rotunda/contract'
import { UnexpectedAnswer } from '@rotunda/sdk/appropriations'
import { makeAddress } from '../html/href.ts'
import { RECORD_PAGE_LIMITS } from '../limits.ts'
import { readJson, type Clients } from './clients.ts'
import type { Money, MoneyOfYear, Spending } from './memory.ts'
import type { Published } from './read-releases.ts'
import { readSpending, toUnreadable } from './read-spending.ts'

const MOST_SECONDS = RECORD_PAGE_LIMITS.lineageSeconds.value
const FIELDS = ['id', 'fiscal_year', 'states', 'amount', 'requestors'] as const
type Project = Pick<EnactedProject, (typeof FIELDS)[number]>

/** Enacted and obligated amounts of States and members, or the reason for their absence. */
export type MoneyFinding =
  | { readonly kind: 'unpublished' }
  | { readonly kind: 'unreadable' }
  | (Money & {
      readonly kind: 'read'
      /** Whether award spending was read, too. Without it, no obligation is known. */
      readonly spending: 'read' | 'unpublished' | 'unreadable'
    })

/** A part that could not be read is read again for the next visitor. */
export const isPartial = (money: MoneyFinding): boolean =>
  money.kind === 'unreadable' || (money.kind === 'read' && money.spending === 'unreadable')

/**
 * Reads the enacted projects of the current release once and adds them up by State, member and fiscal year, with what is
 * obligated for them. The API of enacted projects does not know obligations, and award spending has no API.
 */
export const readMoney = async (
  clients: Pick<Clients, 'fetch' | 'endAfter' | 'memory'>,
  published: readonly Published[],
): Promise<MoneyFinding> => {
  const release = published.find(({ collection, current }) => collection === 'enacted-projects' && current)
  if (release === undefined) return { kind: 'unpublished' }
  const { fetch, endAfter, memory } = clients
  const spending = await readSpending(clients, published)
  const key = `${release.snapshot} ${spending.kind === 'read' ? spending.release.snapshot : ''}`
  if (memory.money?.key !== key) {
    const address = makeAddress(`${release.api_url}/projects.ndjson`, { all: 'true', fields: FIELDS.join() })
    const signal = endAfter(MOST_SECONDS * 1000)
    const projects = await fetch(address, { signal }).then(readLines).catch(toUnreadable)
    if (projects === undefined) return { kind: 'unreadable' }
    memory.money = addUp(key, projects, spending.kind === 'read' ? spending.projects : new Map())
  }
  return { ...memory.money, kind: 'read', spending: spending.kind }
}

const readLines = async (answer: Response): Promise<readonly Project[]> => {
  if (!answer.ok) return readJson(answer)
  const text = await answer.text().catch(() => undefined)
  if (text === undefined) throw new UnexpectedAnswer(answer.status)
  // The API writes each line against the schema of a project.
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Project]))
}

const addUp = (
  key: string,
  projects: readonly Project[],
  spending: ReadonlyMap<string, Pick<Spending, 'obligated_cents'>>,
): Money => {
  const [state, bioguide] = [new Map<string, MoneyOfYear[]>(), new Map<string, MoneyOfYear[]>()]
  const names = new Map<string, { name: string; state: string | null }>()
  for (const { id, fiscal_year: year, amount, states, requestors } of projects) {
    const project = { year, amount, cents: spending.get(id)?.obligated_cents ?? null }
    for (const code of new Set(states)) add(state, code, project)
    for (const member of new Set(requestors.flatMap((one) => one.bioguide ?? [])))
      add(bioguide, member, project)
    for (const { bioguide: member, name, state: seat } of requestors)
      if (member !== null) names.set(member, { name, state: seat ?? names.get(member)?.state ?? null })
  }
  const years = [...new Set(projects.map(({ fiscal_year: year }) => year))].toSorted((a, b) => a - b)
  return { key, years, state, bioguide, names }
}

type Added = { readonly year: number; readonly amount: number | null; readonly cents: number | null }

const add = (sums: Map<string, MoneyOfYear[]>, value: string, { year, amount, cents }: Added): void => {
  const years = sums.getOrInsertComputed(value, () => [])
  const before = years.find((one) => one.year === year)
  const sum: MoneyOfYear = {
    year,
    projects: (before?.projects ?? 0) + 1,
    enacted: addKnown(before?.enacted, amount),
    withoutAmount: (before?.withoutAmount ?? 0) + (amount === null ? 1 : 0),
    obligatedCents: addKnown(before?.obligatedCents, cents),
    obligatedProjects: (before?.obligatedProjects ?? 0) + (cents === null ? 0 : 1),
  }
  if (before === undefined) years.push(sum)
  else years[years.indexOf(before)] = sum
}

/** Null only where no amount is known. */
const addKnown = (sum: number | null | undefined, amount: number | null): number | null =>
  amount === null ? (sum ?? null) : (sum ?? 0) + amount
