import type { PublishedWords } from '@rotunda/contract'
import type { Store } from '../../platform/index.ts'
import type { ReportRow, ReportTables } from '../report-tables.ts'

/** Marks every word of a report that no reader may see. */
export const CANARY = 'canary-7f3a'

const DAY = 86_400_000

type TestReport = Partial<Omit<ReportRow, 'published'>> & { readonly published?: Partial<PublishedWords> }

/** Stores a report as it is, in any state, with marked private words, and returns its number. */
export const putReport = async (
  store: Pick<Store, 'write'>,
  { published = {}, ...changes }: TestReport,
): Promise<number> =>
  store.write<ReportTables, number>(async (trx) => {
    const { newest } = await trx
      .selectFrom('correction_reports')
      .select(({ fn }) => fn.max<number | null>('number').as('newest'))
      .executeTakeFirstOrThrow()
    const number = (newest ?? 0) + 1
    const received = Date.parse('2026-03-02T12:00:00Z') + number * DAY
    const row = {
      ...USUAL,
      number,
      secret: `${CANARY} ${number}`,
      received_at: received,
      changed_at: received,
      published: JSON.stringify(published),
      ...changes,
    }
    await trx.insertInto('correction_reports').values(row).execute()
    const texts = (['proposed', 'why', 'evidence'] as const).map((part) => ({
      report: number,
      part,
      text: JSON.stringify([CANARY]),
    }))
    await trx.insertInto('correction_texts').values(texts).execute()
    const { state, changed_at: at, reviewer: person } = row
    const event = { report: number, revision: 1, at, event: 'receive', state, by: 'reporter' } as const
    await trx
      .insertInto('correction_events')
      .values({ ...event, person, by_command: 0, note: CANARY })
      .execute()
    return number
  })

const USUAL: Omit<ReportRow, 'number' | 'secret' | 'published' | 'received_at' | 'changed_at'> = {
  state: 'received',
  revision: 1,
  collection: 'appropriations',
  record: 'hr-2026-0000000000000001',
  kind: 'records',
  dataset: 'house-projects',
  release: 'r1',
  title: 'Sample Wells',
  page: '/records/hr-2026-0000000000000001',
  publishers: JSON.stringify(['House Committee on Appropriations']),
  field: 'amount',
  needs_two: 1,
  client: CANARY,
  contact_key: Buffer.from(CANARY),
  contact_body: Buffer.from(CANARY),
  reviewer: `person_${CANARY}`,
  drawn_at: null,
  proposer: `person_${CANARY}`,
  decision: JSON.stringify({ reason: CANARY }),
  appealed: 0,
  duplicate_of: null,
  ledger_id: null,
  decided_at: null,
}
