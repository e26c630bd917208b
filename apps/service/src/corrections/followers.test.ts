import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { portalMigrations } from '../access/index.ts'
import { listMail, readMail } from '../people/index.ts'
import { makePeopleNeeds } from '../people/testing.ts'
import { Refusal, type Store } from '../platform/index.ts'
import { runs } from '../platform/testing.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  follow,
  followsMigration,
  followToken,
  ledgerMigration,
  listFollows,
  parseFollowed,
  readFollowed,
  reportsMigration,
  stopFollowing,
  writeDigests,
  type DigestNeeds,
} from './index.ts'
import type { FollowTables } from './follow-tables.ts'

const AT = new Date('2026-03-02T12:00:00Z')
const onDay = (day: number) => new Date(AT.getTime() + day * 86_400_000)

test('pages of records, values and corrections are followed in one spelling, and others are not', () => {
  const spell = (address: string) => parseFollowed(address)?.what
  assert.equal(spell('/states/TX'), '/records?state=TX')
  assert.equal(
    spell('https://rotunda.example/records?stage=request&state=TX&limit=50&sort=-amount'),
    '/records?stage=request&state=TX',
  )
  assert.equal(spell('/records/sr-1'), '/records?id=sr-1')
  assert.equal(spell('/recipients?name=A+%26+B'), '/records?recipient=A+%26+B')
  assert.equal(spell('/corrections/12'), '/corrections/12')
  assert.equal(
    spell('/enacted?state=TX&sort=-amount&facet=state&fiscal_year=2024'),
    '/enacted?fiscal_year=2024&state=TX',
  )
  assert.equal(spell('/enacted/enp-1'), '/enacted?id=enp-1')
  for (const none of [
    '/records',
    '/records?limit=5',
    '/enacted',
    '/enacted?sort=-amount',
    '/portal',
    'TX',
    '/states/',
    '/corrections/0',
    'ftp://a/records?state=TX',
  ])
    assert.equal(spell(none), undefined, none)
})

test('whatever can be followed is read back from its one spelling as the same', () => {
  const part = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.constantFrom(
      'TX',
      'A & B',
      '+',
      '%',
      '%2',
      '\uD800',
      '\n',
      ' ',
      '#',
      '?a=b',
      'é'.repeat(300),
      'é'.repeat(160),
    ),
  )
  const encoded = part.map((text) => new URLSearchParams([['', text]]).toString().slice(1))
  const value = fc.oneof(part, encoded)
  const name = fc.oneof(value, fc.constantFrom('state', 'recipient', 'not_state', 'q', 'limit', 'id'))
  const query = fc
    .array(fc.tuple(name, value), { maxLength: 4 })
    .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'))
  const address = fc.oneof(
    fc
      .tuple(fc.constantFrom('/records?', '/enacted?', '/recipients?name=', '/accounts?name='), query)
      .map((parts) => parts.join('')),
    fc
      .tuple(
        fc.constantFrom(
          '/states/',
          '/members/',
          '/records/',
          '/enacted/',
          '/corrections/',
          'https://a.example/states/',
        ),
        value,
      )
      .map((parts) => parts.join('')),
  )
  let followed = 0
  fc.assert(
    fc.property(address, (one) => {
      const first = parseFollowed(one)
      if (first === undefined) return
      followed += 1
      const second = parseFollowed(first.what)
      assert.deepEqual(
        { ...second, filter: String(second && 'filter' in second && second.filter) },
        { ...first, filter: String('filter' in first && first.filter) },
      )
    }),
    {
      ...runs(1000),
      examples: [
        [`/records?recipient=${'é'.repeat(300)}`],
        [`/recipients?name=${'é'.repeat(300)}`],
        [`/states/${'€'.repeat(200)}`],
      ],
    },
  )
  assert.ok(followed > 0)
})

onEveryStore((open) => {
  let store: Store & { destroy(): Promise<unknown> }
  let needs: DigestNeeds
  const asked: string[] = []
  let added = 3

  before(async () => {
    store = await open([...portalMigrations, ledgerMigration, reportsMigration, followsMigration], () => AT)
    needs = {
      ...makePeopleNeeds(store),
      countChanges: ({ kind, filter }, { after: from, until }) => {
        asked.push(`${kind} ${filter.toString()} ${from} ${until}`)
        const counted = { added, changed: 0, withdrawn: 0, page: '/changes?to=1' }
        return Promise.resolve(added === 0 ? undefined : counted)
      },
    }
  })
  after(() => store.destroy())

  const begin = (mailbox: string, address: string, at = AT) =>
    store.write<FollowTables, unknown>((trx) =>
      follow(trx, needs, { mailbox, followed: readFollowed(address) }, at),
    )
  const mailsTo = async (mailbox: string) =>
    (await listMail(needs, 200)).filter((mail) => mail.mailbox === mailbox && mail.kind === 'digest')

  test('one mail a day tells what changed in whole days, and none tells nothing', async () => {
    const mailbox = 'ada@example.org'
    await begin(mailbox, '/states/TX')
    await begin(mailbox, '/states/OH')
    await begin(mailbox, '/enacted?state=TX')
    await begin(mailbox, '/states/TX')
    assert.equal((await listFollows(needs, followToken(needs, mailbox))).length, 3)
    assert.equal(await writeDigests(needs, AT), 0)
    assert.equal(await writeDigests(needs, onDay(1)), 1)
    assert.equal(await writeDigests(needs, onDay(1)), 0)
    assert.deepEqual(asked.splice(0), [
      'enacted state=TX 2026-03-01 2026-03-02',
      'records state=OH 2026-03-01 2026-03-02',
      'records state=TX 2026-03-01 2026-03-02',
    ])
    const [mail] = await mailsTo(mailbox)
    const read = await readMail({ ...needs, sender: { origin: 'https://rotunda.example' } }, mail?.id ?? '')
    assert.match(read?.text ?? '', /Records with state TX: 3 added, 0 changed, 0 withdrawn/)
    assert.match(read?.text ?? '', /Enacted projects with state TX: 3 added, 0 changed, 0 withdrawn/)
    assert.match(
      read?.text ?? '',
      new RegExp(`https://rotunda.example/unsubscribe/${followToken(needs, mailbox)}`),
    )
    added = 0
    assert.equal(await writeDigests(needs, onDay(3)), 0)
    added = 3
    // The days without a change are not in a later mail.
    assert.equal(await writeDigests(needs, onDay(4)), 1)
    assert.deepEqual(asked.at(-1), 'records state=TX 2026-03-04 2026-03-05')
    await stopFollowing(needs, { token: followToken(needs, mailbox) })
  })

  test('two processes write one mail', async () => {
    const mailbox = 'bea@example.org'
    await begin(mailbox, '/states/TX')
    const counts = await Promise.all([writeDigests(needs, onDay(1)), writeDigests(needs, onDay(1))])
    assert.deepEqual(counts.toSorted(), [0, 1])
    assert.equal((await mailsTo(mailbox)).length, 1)
  })

  test('one click stops all mails of a mailbox and no other, and a second click is no fault', async () => {
    await begin('cy@example.org', '/states/TX')
    await begin('cy@example.org', '/states/OH')
    await begin('dee@example.org', '/states/TX')
    const token = followToken(needs, 'cy@example.org')
    assert.equal((await stopFollowing(needs, { token, what: '/records?state=OH' })).length, 1)
    assert.equal((await stopFollowing(needs, { token })).length, 1)
    assert.equal((await stopFollowing(needs, { token })).length, 0)
    assert.equal((await listFollows(needs, followToken(needs, 'dee@example.org'))).length, 1)
  })

  test('the database holds no mailbox of a follower in the clear', async () => {
    await begin('eve@example.org', '/states/TX')
    const rows = await store.db<FollowTables>().selectFrom('correction_follows').selectAll().execute()
    const told = rows.map(({ sealed_key, sealed_body, ...row }) => [
      Object.keys(row).sort().join(' '),
      JSON.stringify(row) +
        Buffer.from(sealed_body).toString('latin1') +
        Buffer.from(sealed_key).toString('latin1'),
    ])
    for (const [names, text] of told) {
      assert.equal(names, 'last_digest token what')
      assert.ok(!text?.includes('example.org') && !text?.includes(followToken(needs, 'eve@example.org')))
    }
  })

  test('a mailbox that follows too much, and a correction that does not exist, are refused', async () => {
    for (let one = 1; one <= 50; one += 1) await begin('fay@example.org', `/records/sr-${one}`)
    await assert.rejects(
      begin('fay@example.org', '/states/TX'),
      (fault) => fault instanceof Refusal && /First stop an address/.test(fault.message),
    )
    await begin('fay@example.org', '/records/sr-50')
    await assert.rejects(begin('gus@example.org', '/corrections/7'), { code: 'not_found' })
    const long = `/records?recipient=${'é'.repeat(300)}`
    assert.throws(() => readFollowed('/portal'), /cannot be followed/)
    assert.throws(() => readFollowed(long), /1819 characters/)
  })
})
