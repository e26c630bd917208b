import { writeEnactedRelease } from '../../publishers/award-spending/index.ts'
import type { Source } from '../../publishers/index.ts'
import type { SampleNeeds } from '../make-sample-editions.ts'
import { planAwards, type PlannedProject } from './plan-awards.ts'
import { writeAward, writeFunding, writeTransactions } from './write-replies.ts'

type Facts = Omit<Source, 'sha256' | 'bytes' | 'checked_at' | 'edition' | 'part' | 'supersedes'>
type Document = { readonly facts: Facts; readonly bytes: Uint8Array }

const YEAR = 2024
/** Most awards of the sample: each takes three documents. */
const SAMPLE_AWARDS = 40

/**
 * Makes invented replies about awards of the enacted projects of the sample, and the list of those projects. `records`
 * counts requests of the appropriations sample, from which the projects come.
 */
export async function* makeSpendingEditions(needs: SampleNeeds): AsyncGenerator<readonly [Document]> {
  const projects = planAwards(needs, YEAR)
  yield await Promise.resolve([listProjects(projects)] as const)
  for (const award of projects.flatMap(({ award: one }) => one ?? []).slice(0, SAMPLE_AWARDS))
    for (const { url, text } of [writeAward(award), writeTransactions(award), writeFunding(award)])
      yield [asDocument('usaspending', url, new TextEncoder().encode(text))]
}

const listProjects = (projects: readonly PlannedProject[]): Document =>
  asDocument(
    'enacted-release',
    'https://rotunda.example/releases/enacted-projects',
    writeEnactedRelease(
      'An invented manifest: the projects are of no release.\n',
      projects.map(({ id, agencyCode, enacted }) => ({
        id,
        fiscal_year: enacted.fiscalYear,
        act: null,
        agency_code: agencyCode || null,
        project: enacted.title,
        recipient: enacted.recipient,
        states: [...enacted.states],
        amount: enacted.amount,
      })),
    ),
  )

const asDocument = (publisher: string, url: string, bytes: Uint8Array): Document => ({
  facts: {
    publisher,
    url,
    final_url: url,
    status: 200,
    media_type: 'application/json',
    etag: null,
    last_modified: null,
    retrieved_at: '2026-06-15T12:00:00.000Z',
    published_at: null,
    sample: true,
  },
  bytes,
})
