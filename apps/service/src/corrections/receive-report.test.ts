import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { NewReport } from '@rotunda/contract'
import { listAudit } from '../audit/index.ts'
import { listMail, readMail, sendCode } from '../people/index.ts'
import { makePeopleNeeds } from '../people/testing.ts'
import { Refusal } from '../platform/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import {
  answerReport,
  appealReport,
  confirmContact,
  CORRECTABLE,
  makeProofChallenge,
  orderOnReport,
  applyReportEvent,
  receiveReport,
  showOwnReport,
  withdrawReport,
  type FoundRecord,
  type RecordBook,
  type ReportChange,
  type ReportNeeds,
  type ReportTables,
} from './index.ts'
import { REVIEW_MIGRATIONS } from './testing.ts'
import { solveProof } from './testing/solve-proof.ts'

const AT = new Date('2026-03-02T12:00:30Z')
const DAY = 86_400_000
const later = (milliseconds: number) => new Date(AT.getTime() + milliseconds)

const ROW = {
  ...Object.fromEntries(CORRECTABLE.map(({ name }) => [name, null])),
  id: 'hr-2026-0000000000000001',
  dataset: 'house-projects',
  fiscal_year: 2026,
  amount: 500,
  title: 'A bridge',
  subcommittee: null,
  project_states: ['TX'],
  requestors: [],
}

const FOUND: FoundRecord = {
  collection: 'appropriations',
  kind: 'records',
  dataset: 'house-projects',
  id: ROW.id,
  release: 'a'.repeat(64),
  title: ROW.title,
  page: `/records/${ROW.id}`,
  row: ROW,
  publishers: ['House Committee on Appropriations'],
  fields: CORRECTABLE,
}

/** A record behind a key, and one with values. */
const RECORDS: Readonly<Record<string, FoundRecord>> = {
  [ROW.id]: FOUND,
  'staff-1': { ...FOUND, id: 'staff-1', title: '', page: null, row: undefined, fields: [], publishers: [] },
}

const BOOK: RecordBook = {
  find: (named) => Promise.resolve(RECORDS[named]),
  fit: () => assert.fail('nothing is decided'),
  readLedgerFile: () => assert.fail('nothing is decided'),
  lacksPublishedLines: () => assert.fail('nothing is decided'),
  listMoves: () => assert.fail('nothing is decided'),
  listEditions: () => assert.fail('nothing is decided'),
}

const REPORT: NewReport = {
  record: ROW.id,
  field: 'amount',
  proposed: 1500,
  why: 'The letter of the member gives 1,500 dollars.',
  evidence: ['https://member.example/letter.pdf'],
}

onEveryStore((openTestStore) => {
  let store: TestStore
  let needs: ReportNeeds
  let clients = 0
  before(async () => {
    store = await openTestStore(REVIEW_MIGRATIONS, () => AT)
    needs = { ...makePeopleNeeds(store), book: BOOK }
  })
  after(() => store.destroy())

  const nextClient = (): string => {
    clients += 1
    return `192.0.2.${clients}`
  }
  const prove = async (at = AT): Promise<string> => solveProof(await makeProofChallenge(needs.pepper, at))
  const send = async (changes: object = {}, { at = AT, countedAs = nextClient() } = {}) =>
    receiveReport(needs, { ...REPORT, altcha: await prove(at), countedAs, ...changes }, at)
  const rowOf = (number: number) =>
    store
      .db<ReportTables>()
      .selectFrom('correction_reports')
      .selectAll()
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  const countReports = async () =>
    (await store.db<ReportTables>().selectFrom('correction_reports').select('number').execute()).length
  const decide = async (number: number, change: ReportChange, at = AT) =>
    orderOnReport(needs, { number }, (trx, row) =>
      applyReportEvent(trx, store.engine, { row, order: { by: { by: 'service' }, at } }, change),
    )
  const refusedFor =
    (...fields: readonly string[]) =>
    (cause: unknown) => {
      assert.ok(cause instanceof Refusal, String(cause))
      assert.deepEqual(cause.errors?.map(({ field }) => field) ?? [cause.code], fields, cause.message)
      return true
    }
  const codeFor = async (mailbox: string): Promise<string> => {
    const mail = (await listMail(needs, 200)).find((one) => one.mailbox === mailbox)
    const read = await readMail({ ...needs, sender: { origin: 'https://rotunda.example' } }, mail?.id ?? '')
    return /\d{4} \d{4}/.exec(read?.text ?? '')?.[0] ?? ''
  }
  const confirm = async (mailbox: string) => {
    const { attempt } = await sendCode(needs, { purpose: 'report', mailbox, address: nextClient() }, AT)
    return { mailbox, attempt, code: await codeFor(mailbox) }
  }

  test('a report is a row, its texts and an event, and its address, contact and words are nowhere in clear', async () => {
    const { number, secret } = await send()
    const { countedAs, row } = { countedAs: `192.0.2.${clients}`, row: await rowOf(number) }
    assert.deepEqual(
      [row.state, row.revision, row.field, row.needs_two, row.dataset, row.publishers, row.decided_at],
      ['received', 1, 'amount', 1, 'house-projects', '["House Committee on Appropriations"]', null],
    )
    assert.ok(!JSON.stringify(row).includes(secret) && !JSON.stringify(row).includes(countedAs))
    const shown = await showOwnReport(needs, { secret, at: AT })
    assert.deepEqual(
      [shown.number, shown.proposed, shown.why, shown.evidence, shown.actions],
      [number, { value: 1500 }, REPORT.why, REPORT.evidence, ['withdraw', 'contact']],
    )
    assert.deepEqual(
      shown.history.map(({ event, by, note }) => [event, by, note]),
      [['receive', 'reporter', null]],
    )
    const [line] = await listAudit(store, { object: `correction ${number}`, limit: 1 })
    assert.equal(line?.action, 'correction.receive')
    assert.ok(!line.detail.includes('letter') && line.detail.includes('"why"'), line.detail)
  })

  test('every correctable field takes its own values, and refuses others with the field, the rule and the way out', async () => {
    const right: Readonly<Record<string, unknown>> = {
      amount: 7,
      subcommittee: 'DEF',
      project_states: ['TX', 'OK'],
      state: 'TX',
      requestors: [
        {
          name: 'Ada Ash',
          name_raw: 'Ash',
          chamber: 'house',
          state: 'TX',
          district: 2,
          party: null,
          bioguide: null,
          match: 'none',
          from_match: [],
        },
      ],
    }
    for (const { name: field } of CORRECTABLE) {
      for (const wrong of [{ a: 1 }, true, 1.5, [1], field === 'amount' ? '7' : 7, 2 ** 60])
        await assert.rejects(
          send({ field, proposed: wrong }),
          refusedFor('proposed'),
          `${field}: ${JSON.stringify(wrong)}`,
        )
      await assert.rejects(send({ field, proposed: undefined }), refusedFor('proposed'), field)
      const { number } = await send({ field, proposed: right[field] ?? 'Another text' })
      assert.equal((await rowOf(number)).needs_two === 1, /amount|recipient|requestors/.test(field), field)
    }
    await assert.rejects(
      send({ proposed: '1500' }),
      /amount must be a whole number.* or null\. Give a value of this type/,
    )
  })

  test('a report with a wrong field is refused with every fault at once, and stores nothing', async () => {
    const count = await countReports()
    for (const [changes, ...fields] of [
      [{ record: 'nothing' }, 'record'],
      [{ field: 'colour' }, 'field'],
      [{ field: '__proto__', proposed: 1 }, 'field'],
      [{ proposed: 500 }, 'proposed'],
      [{ field: undefined }, 'proposed'],
      [{ field: 'title', proposed: 'a\u0000b' }, 'proposed'],
      [{ field: 'title', proposed: '\ud800' }, 'proposed'],
      [{ field: 'title', proposed: 'x'.repeat(21_000) }, 'proposed'],
      [{ why: ' short ' }, 'why'],
      [{ why: 'w'.repeat(5001) }, 'why'],
      [{ why: 'A bell \u0007 rings here.' }, 'why'],
      [{ why: 'It is turned \u202e around.' }, 'why'],
      [{ evidence: Array.from({ length: 11 }, () => 'https://a.example/') }, 'evidence'],
      [{ evidence: ['https://a.example/', 'javascript:alert(1)'] }, 'evidence.1'],
      [{ evidence: ['https://ada:secret@a.example/', 'https://0x7f000001/'] }, 'evidence.0', 'evidence.1'],
      [
        { evidence: ['ftp://a.example/', 'mailto:a@example.org', `https://a.example/${'a'.repeat(2000)}`] },
        'evidence.0',
        'evidence.1',
        'evidence.2',
      ],
      [{ why: '', evidence: ['no address'], proposed: 'many' }, 'why', 'evidence.0', 'proposed'],
    ] as const)
      await assert.rejects(send(changes), refusedFor(...fields), JSON.stringify(changes).slice(0, 80))
    assert.equal(await countReports(), count)
  })

  test('a record as a whole, a field that cannot be corrected, and a record behind a key can be reported', async () => {
    for (const changes of [
      { field: undefined, proposed: undefined },
      { field: 'fiscal_year', proposed: 2027 },
      { field: 'fiscal_year', proposed: undefined },
      { record: 'staff-1', field: 'office', proposed: 'Another office' },
      { record: 'staff-1', field: undefined, proposed: undefined },
    ])
      assert.ok((await send(changes)).number > 0)
    await assert.rejects(send({ record: 'staff-1', field: 'x'.repeat(65) }), refusedFor('field'))
  })

  test('line ends of an explanation are kept, and its length counts whole characters', async () => {
    const { secret } = await send({ why: `  First line.\r\nSecond ${'🏛'.repeat(4000)}  ` })
    const { why } = await showOwnReport(needs, { secret, at: AT })
    assert.ok(why?.startsWith('First line.\nSecond 🏛'))
  })

  test('a proof of work works once, for ten minutes, and only unchanged', async () => {
    const altcha = await prove()
    const old = await prove(later(-600_001))
    const [count, { number }] = [await countReports(), await send({ altcha })]
    assert.ok(number > 0)
    const edit = (changes: object) => {
      const solution = JSON.parse(Buffer.from(altcha, 'base64').toString()) as object
      return Buffer.from(JSON.stringify({ ...solution, ...changes })).toString('base64')
    }
    for (const [wrong, says] of [
      [altcha, /was used before/],
      [old, /is too old/],
      [edit({ number: 30_001 }), /is wrong/],
      [edit({ number: -1 }), /is wrong/],
      [edit({ salt: 'a?expires=99999999999&' }), /is wrong/],
      [edit({ salt: 7 }), /is wrong/],
      [edit({ algorithm: 'SHA-1' }), /is wrong/],
      ['', /is wrong/],
      ['bnVsbA==', /is wrong/],
    ] as const)
      await assert.rejects(send({ altcha: wrong }), says)
    await assert.rejects(send({ altcha: undefined }), refusedFor('proof_needed'))
    assert.equal(await countReports(), count + 1)
  })

  test('a refused report uses up neither its proof nor its code', async () => {
    const [altcha, confirmation] = [await prove(), await confirm('kept@example.org')]
    await assert.rejects(send({ altcha, why: '' }), refusedFor('why'))
    await send({ altcha })
    await assert.rejects(send({ altcha: undefined, confirmation, why: '' }), refusedFor('why'))
    await send({ altcha: undefined, confirmation })
    await assert.rejects(send({ confirmation }), refusedFor('altcha'))
  })

  test('a mailbox is confirmed by its code, which works once and in five tries, and becomes the contact', async () => {
    const confirmation = await confirm('reporter@example.org')
    const wrong = { ...confirmation, code: confirmation.code === '0000 0000' ? '1111 1111' : '0000 0000' }
    await assert.rejects(send({ altcha: undefined, confirmation: wrong }), /4 tries are left/)
    const { number, secret } = await send({ altcha: undefined, confirmation })
    await assert.rejects(send({ altcha: undefined, confirmation }), refusedFor('code'))
    const row = await rowOf(number)
    assert.ok(!JSON.stringify(row).includes('reporter@example.org'))
    assert.equal((await showOwnReport(needs, { secret, at: AT })).has_contact, true)
  })

  test('numbers are unique among many reports at once, and ten open ones of an address are the limit', async () => {
    const countedAs = nextClient()
    const sent = await Promise.allSettled(Array.from({ length: 14 }, () => send({}, { countedAs })))
    const receipts = sent.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
    assert.equal(receipts.length, 10)
    assert.equal(new Set(receipts.map(({ number }) => number)).size, 10)
    await assert.rejects(send({}, { countedAs }), refusedFor('too_many_reports'))
    await withdrawReport(needs, { secret: receipts[0]?.secret ?? '', at: AT })
    await send({}, { countedAs })
  })

  test('beyond 500 open reports a new one needs a confirmed mailbox', async () => {
    const { number } = await send()
    const { number: _number, secret: _secret, ...row } = await rowOf(number)
    const filled = Array.from({ length: 500 }, (_none, index) => ({
      ...row,
      number: 100_000 + index,
      secret: `filler ${index}`,
      client: `filler ${index}`,
    }))
    await store.write<ReportTables, unknown>((trx) =>
      trx.insertInto('correction_reports').values(filled).execute(),
    )
    await assert.rejects(send(), refusedFor('mailbox_needed'))
    await send({ altcha: undefined, confirmation: await confirm('late@example.org') })
    await store.write<ReportTables, unknown>((trx) =>
      trx.deleteFrom('correction_reports').where('secret', 'like', 'filler %').execute(),
    )
  })

  test('a reporter answers a question, and shows more evidence', async () => {
    const { number, secret } = await send()
    const answer = { secret, at: AT, note: 'It is on the second page.', evidence: ['https://a.example/2'] }
    await assert.rejects(answerReport(needs, answer), refusedFor('not_in_this_state'))
    await decide(number, { event: 'draw' })
    await decide(number, { event: 'ask_back', note: 'Which page is it?' })
    const asked = await showOwnReport(needs, { secret, at: AT })
    assert.deepEqual([asked.actions[0], asked.until], ['answer', later(30 * DAY).toISOString()])
    const ten = Array.from({ length: 10 }, () => 'https://a.example/')
    await assert.rejects(
      answerReport(needs, { ...answer, note: '', evidence: ten }),
      refusedFor('note', 'evidence'),
    )
    assert.equal((await answerReport(needs, answer)).state, 'under_review')
    const shown = await showOwnReport(needs, { secret, at: AT })
    assert.deepEqual(shown.evidence, [...(REPORT.evidence ?? []), 'https://a.example/2'])
    assert.deepEqual(
      shown.history.map(({ event, note }) => [event, note]),
      [
        ['receive', null],
        ['draw', null],
        ['ask_back', 'Which page is it?'],
        ['answer', 'It is on the second page.'],
      ],
    )
  })

  test('a rejection is appealed once, within 30 days, and a withdrawn report stays withdrawn', async () => {
    const reject = async (number: number) => {
      await decide(number, { event: 'draw' })
      await decide(number, { event: 'reject', set: { decided_at: AT.getTime(), client: null } })
    }
    const [one, two] = [await send(), await send()]
    for (const { number } of [one, two]) await reject(number)
    const note = 'Page two of the letter says it.'
    await assert.rejects(
      appealReport(needs, { secret: two.secret, note, at: later(30 * DAY) }),
      refusedFor('not_in_this_state'),
    )
    assert.equal(
      (await appealReport(needs, { secret: one.secret, note, at: later(30 * DAY - 1) })).state,
      'received',
    )
    await reject(one.number)
    await assert.rejects(appealReport(needs, { secret: one.secret, note, at: AT }), /appealed before/)
    const { secret } = await send()
    await withdrawReport(needs, { secret, at: AT })
    for (const order of [
      () => withdrawReport(needs, { secret, at: AT }),
      () => appealReport(needs, { secret, note, at: AT }),
    ])
      await assert.rejects(order, refusedFor('not_in_this_state'))
  })

  test('a contact is set later by a code, while the report can still send a mail', async () => {
    const { number, secret } = await send()
    const confirmation = await confirm('later@example.org')
    const order = { secret, at: AT, countedAs: nextClient(), ...confirmation }
    await assert.rejects(confirmContact(needs, { ...order, code: '1234' }), refusedFor('code'))
    const before = await rowOf(number)
    await confirmContact(needs, order)
    const { has_contact: has, history } = await showOwnReport(needs, { secret, at: AT })
    assert.equal(has, true)
    const { event, revision, note } = history.at(-1) ?? assert.fail()
    assert.deepEqual([event, revision, note], ['set_contact', before.revision + 1, null])
    const { changed_at: changed, revision: newest } = await rowOf(number)
    assert.deepEqual([changed, newest], [before.changed_at, revision])
    await withdrawReport(needs, { secret, at: AT })
    const late = { ...order, at: later(31 * DAY) }
    await assert.rejects(confirmContact(needs, late), refusedFor('not_in_this_state'))
    assert.ok(!JSON.stringify(await rowOf(number)).includes('later@example.org'))
  })

  test('every unknown private address gets the same refusal', async () => {
    const said = new Set<string>()
    for (const secret of ['', 'a', 'A'.repeat(43), '1'])
      await assert.rejects(showOwnReport(needs, { secret, at: AT }), ({ code, message }: Refusal) => {
        said.add(`${code} ${message}`)
        return true
      })
    assert.equal(said.size, 1)
  })
})
