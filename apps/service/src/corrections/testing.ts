import type { FullRecord, ReportState } from '@rotunda/contract'
import { portalMigrations } from '../access/index.ts'
import { lockAudit } from '../audit/index.ts'
import { digestOf, listMail, type Actor, type MailKind, type Role } from '../people/index.ts'
import { makePeopleNeeds, makePerson } from '../people/testing.ts'
import { leasesMigration, type Store } from '../platform/index.ts'
import type { OpenTestStore } from '../platform/store/testing.ts'
import {
  addReportEvent,
  applyCorrections,
  copiesMigration,
  fileClientsMigration,
  fileErasuresMigration,
  CORRECTABLE,
  draftsMigration,
  drawsMigration,
  drawReviewer,
  findReportRow,
  ledgerMigration,
  readLedger,
  readLedgerText,
  reportsMigration,
  sealContact,
  type FoundRecord,
  type RecordBook,
  type ReportNeeds,
  type ReportRow,
  type ReportTables,
} from './index.ts'

export { CANARY, putReport } from './testing/put-report.ts'
export { solveProof } from './testing/solve-proof.ts'

export const REVIEW_MIGRATIONS = [
  // A build takes a lease.
  leasesMigration,
  ...portalMigrations,
  ledgerMigration,
  reportsMigration,
  copiesMigration,
  fileClientsMigration,
  fileErasuresMigration,
  drawsMigration,
  draftsMigration,
]

export const AT = new Date('2026-03-02T12:00:30Z')
export const DAY = 86_400_000
export const later = (milliseconds: number) => new Date(AT.getTime() + milliseconds)

/** Every id that begins so is a record of the test book, with the same values. */
export const RECORD = 'hr-2026-0000000000000001'
export const OTHER_RECORD = 'hr-2026-0000000000000002'

const makeTestRow = (id: string): FullRecord => ({
  id,
  dataset: 'house-projects',
  chamber: 'house',
  stage: 'request',
  fiscal_year: 2026,
  subcommittee: 'INT',
  subcommittee_raw: 'Interior',
  agency: null,
  account: null,
  title: 'Sample Wells',
  purpose: null,
  recipient: 'Sample City',
  recipient_address: null,
  location: null,
  state: 'CA',
  project_states: ['CA'],
  amount: 500,
  amount_raw: '$500',
  requestors: [],
  project: 'p-0000000000000001',
  funding_line: null,
  first_seen_at: '2026-01-02T03:04:05.000Z',
  changed_at: '2026-01-02T03:04:05.000Z',
  links: [],
  missing: { agency: 'not_published', account: 'not_published', funding_line: 'no_account' },
  flags: [],
  coverage: [],
  corrections: [],
  evidence: [],
})

const makeFound = (id: string): FoundRecord => ({
  collection: 'appropriations',
  kind: 'records',
  dataset: 'house-projects',
  id,
  release: 'r1',
  title: 'Sample Wells',
  page: `/records/${id}`,
  row: makeTestRow(id),
  publishers: ['House Committee on Appropriations'],
  fields: CORRECTABLE,
})

/** Records of one release, with the rules of the ledger. */
export const TEST_BOOK: RecordBook = {
  find: (named) => {
    const [id] = /hr-2026-\d{16}$/.exec(named) ?? []
    return Promise.resolve(id === undefined ? undefined : makeFound(id))
  },
  fit: ({ id }, corrections) => {
    const ofRow = corrections.filter((correction) => correction.record === id)
    const { record, outcomes } = applyCorrections(makeTestRow(id), ofRow)
    return Promise.resolve({ row: { ...record }, outcomes })
  },
  readLedgerFile: () => Promise.resolve(undefined),
  lacksPublishedLines: () => Promise.resolve(false),
  listMoves: ({ row = {} }, after) =>
    Promise.resolve([{ of: 'request, 2026', by: Number(after['amount']) - Number(row['amount']) }]),
  listEditions: ({ row }, _most, field) =>
    Promise.resolve([
      {
        release: 'r1',
        published_at: AT.toISOString(),
        is_there: row !== undefined,
        value: field === null ? null : (row?.[field] ?? null),
      },
    ]),
}

export type TestReport = {
  readonly record?: string
  readonly field?: string | null
  readonly proposed?: unknown
  /** Confirmed mailbox of the reporter. */
  readonly mailbox?: string
  readonly at?: Date
}

export const makeReportNeeds = (store: Store): ReportNeeds => ({ ...makePeopleNeeds(store), book: TEST_BOOK })

/** Receives a report as it is, without a proof, and draws its reviewer. Returns its number. */
export const receiveTestReport = async (
  needs: ReportNeeds,
  { record = RECORD, field = 'title', proposed = 'Sample Well', mailbox, at = AT }: TestReport = {},
): Promise<number> => {
  const { store, sealer } = needs
  const { row: _row, fields, publishers, id, ...about } = makeFound(record)
  return store.write<ReportTables, number>(async (trx) => {
    await lockAudit(trx, store.engine)
    const { newest } = await trx
      .selectFrom('correction_reports')
      .select(({ fn }) => fn.max<number | null>('number').as('newest'))
      .executeTakeFirstOrThrow()
    const number = (newest ?? 0) + 1
    const secret = `secret-${number}`
    const sealed = mailbox === undefined ? {} : sealContact(sealer, number, { mailbox, secret })
    const row: ReportRow = {
      ...about,
      ...NEW_REPORT,
      number,
      record: id,
      publishers: JSON.stringify(publishers),
      field,
      needs_two: fields.some((one) => one.name === field && one.needsTwo) ? 1 : 0,
      secret: digestOf(secret),
      received_at: at.getTime(),
      changed_at: at.getTime(),
      ...sealed,
    }
    await trx.insertInto('correction_reports').values(row).execute()
    const texts = [
      { report: number, part: 'proposed', text: JSON.stringify(proposed) },
      { report: number, part: 'why', text: 'The letter of the member says so.' },
      { report: number, part: 'evidence', text: '["https://member.example/letter.pdf"]' },
    ] as const
    await trx.insertInto('correction_texts').values(texts).execute()
    const order = { by: { by: 'reporter' }, at } as const
    await addReportEvent(trx, store.engine, { row, order }, { event: 'receive' })
    await drawReviewer(trx, needs, { row, at })
    return number
  })
}

const NEW_REPORT = {
  state: 'received',
  revision: 1,
  client: 'client',
  contact_key: null,
  contact_body: null,
  reviewer: null,
  drawn_at: null,
  proposer: null,
  decision: null,
  appealed: 0,
  duplicate_of: null,
  ledger_id: null,
  published: '{}',
  decided_at: null,
} as const satisfies Partial<ReportRow>

/** Three reviewers, and orders of the drawn one or of another. */
export const openReviewBed = async (open: OpenTestStore) => {
  const store = await open(REVIEW_MIGRATIONS, () => AT)
  const needs = makeReportNeeds(store)
  const bed = {
    store,
    needs,
    addPerson: async (mailbox: string, role: Role | null = 'reviewer') =>
      (await makePerson(store, mailbox, AT, role)).person,
    setRole: (person: string, role: Role | null) =>
      store.write<ReportTables, unknown>((trx) =>
        trx.updateTable('people').set({ role }).where('id', '=', person).execute(),
      ),
    reviewers: ['', '', ''] as [string, string, string],
    receive: (report?: TestReport) => receiveTestReport(needs, report),
    row: async (number: number): Promise<ReportRow> => {
      const row = await findReportRow(store.db(), number)
      if (row === undefined) throw new Error(`no report ${number}`)
      return row
    },
    /** Reviewers who were drawn for a record, in their order. */
    listDrawn: async (record: string): Promise<string[]> => {
      const drawn = store.db<ReportTables>().selectFrom('correction_draws').selectAll()
      return (await drawn.where('record', '=', record).orderBy('place').execute()).map(
        ({ reviewer }) => reviewer,
      )
    },
    stateOf: async (number: number): Promise<ReportState> => (await bed.row(number)).state,
    as: (person: string): Actor => ({ person, by: 'portal', address: '203.0.113.7' }),
    /** Order of a person. */
    on: (number: number, person: string, at = AT) => ({
      number,
      actor: bed.as(person),
      at,
      noInterest: true,
    }),
    /** Order of the drawn reviewer. */
    drawn: async (number: number, at = AT) => {
      const { reviewer } = await bed.row(number)
      if (reviewer === null) throw new Error(`nobody was drawn for ${number}`)
      return bed.on(number, reviewer, at)
    },
    /** Orders of the reviewers who were not drawn. */
    others: async (number: number) => {
      const { reviewer } = await bed.row(number)
      const [one = '', two = ''] = bed.reviewers.filter((person) => person !== reviewer)
      return [bed.on(number, one), bed.on(number, two)] as const
    },
    readLedger: async () => readLedger(await readLedgerText(store, 'appropriations')),
    countMails: async (mailbox: string, kind: MailKind) => {
      const mails = await listMail(needs, 10_000)
      return mails.filter((mail) => mail.mailbox === mailbox && mail.kind === kind).length
    },
  }
  bed.reviewers = [
    await bed.addPerson('first@rotunda.example'),
    await bed.addPerson('second@reviews.example'),
    await bed.addPerson('third@desk.example', 'operator'),
  ]
  return bed
}

export type ReviewBed = Awaited<ReturnType<typeof openReviewBed>>

export const refused = (code: string) => ({ name: 'Refusal', code })

/** Words and evidence of an acceptance. */
export const ACCEPTANCE = {
  evidenceUrl: 'https://member.example/letter.pdf',
  reason: 'The letter says so.',
} as const
