import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import {
  dataEnvelope,
  EnactedChange,
  EnactedChangesMeta,
  type EnactedChange as Change,
  type EnactedChangesMeta as Meta,
} from '@rotunda/contract'
import { makeEnactedClient } from '@rotunda/sdk/enacted'
import { Compile } from 'typebox/compile'
import { portalMigrations } from '../../apps/service/src/access/index.ts'
import {
  follow,
  followsMigration,
  ledgerMigration,
  readFollowed,
  reportsMigration,
} from '../../apps/service/src/corrections/index.ts'
import type { FollowTables } from '../../apps/service/src/corrections/follow-tables.ts'
import { listMail, readMail } from '../../apps/service/src/people/index.ts'
import { makePeopleNeeds } from '../../apps/service/src/people/testing.ts'
import { openTestSqlite } from '../../apps/service/src/platform/store/testing.ts'
import { tellFollowers } from '../../apps/service/src/wiring/count-changes.ts'
import { makeDocument } from '../../apps/service/src/collections/enacted-projects/testing.ts'
import { FIRST, openEnactedReleases, PUBLISHED, RELEASES, SECOND } from './testing/open-enacted-releases.ts'
import { openPages, type ReadPage } from './testing/open-pages.ts'
import { parseAtom } from './testing/parse-atom.ts'

type Opened = Awaited<ReturnType<typeof openEnactedReleases>>

const cleanups: (() => unknown)[] = []
after(async () => {
  for (const clean of cleanups.toReversed()) await clean()
})
const bed = { after: (clean: () => unknown) => cleanups.push(clean) }

describe('the feed of enacted projects', () => {
  let two: Opened
  before(async () => {
    two = await openEnactedReleases(bed, RELEASES.slice(0, 2))
  })
  const atomOf = async (search = '') => parseAtom((await two.read(`/feeds/enacted.atom${search}`)).text)

  const askChanges = async (search: string) => {
    const answer = await two.app.inject(`/api/enacted/v1/changes?from=${two.ids[0] ?? ''}${search}`)
    assert.equal(answer.statusCode, 200, answer.body)
    const body: unknown = answer.json()
    assert.deepEqual([...Compile(dataEnvelope(EnactedChange, EnactedChangesMeta)).Errors(body)], [])
    return body as { readonly data: readonly Change[]; readonly meta: Meta } // It was just checked.
  }

  test('the API gives each project that differs before and after, and counts them', async () => {
    const { data, meta } = await askChanges('')
    assert.deepEqual(
      data.map(({ change, fields, before: was, after: now }) => [
        change,
        fields,
        was?.project ?? null,
        now?.amount ?? null,
      ]),
      [
        ['added', [], null, 5000],
        [
          'changed',
          ['amount', 'amount_as_published', 'sources', 'last_changed_at', 'revision'],
          'Oak sewer',
          2000,
        ],
        ['withdrawn', [], 'Ash sewer', null],
      ],
    )
    assert.deepEqual(
      meta.counts,
      ['added', 'changed', 'withdrawn'].map((change) => ({ change, subcommittee: 'INT', rows: 1 })),
    )
    assert.deepEqual((await askChanges('&state=TX')).meta.total, 1)
    const client = makeEnactedClient({ baseUrl: `http://127.0.0.1:${two.port}` })
    const { rows } = await client.changes({ from: two.ids[0] ?? '' }).collect({ atMost: 10 })
    assert.equal(rows.length, 3)
  })

  test('entries are the projects that a release added and changed, dated by the source', async () => {
    const { data } = await askChanges('')
    const [fir, oak, ash] = data.map(({ id }) => id)
    const { headers, text } = await two.read('/feeds/enacted.atom')
    assert.match(headers['content-type'] ?? '', /^application\/atom\+xml/)
    const atom = parseAtom(text)
    const [added, changed] = [
      `tag:rotunda.example,2026:enacted/${fir ?? ''}/added`,
      `tag:rotunda.example,2026:enacted/${oak ?? ''}/changed/2026-07-01T12:00:00.000Z`,
    ]
    assert.deepEqual(atom.texts('a:entry/a:id'), [added, changed])
    assert.deepEqual(atom.texts('a:entry/a:title'), [
      'Added: enacted project, fiscal year 2023: Fir sewer',
      'Changed: enacted project, fiscal year 2023: Oak sewer',
    ])
    assert.deepEqual(atom.texts('a:entry/a:updated'), Array(2).fill('2026-07-01T12:00:00.000Z'))
    assert.equal(atom.text('a:updated'), PUBLISHED[1])
    assert.equal(
      atom.text(`a:entry[a:id='${added}']/a:link/@href`),
      `https://rotunda.example/enacted/${fir ?? ''}`,
    )
    assert.equal(
      atom.text(`a:entry[a:id='${changed}']/a:summary`),
      'Amount enacted: $1,000 → $2,000\nAmount as printed: 1000 → 2000',
    )
    assert.match(
      atom.text(`a:entry[a:id='${added}']/a:summary`) ?? '',
      /^Amount enacted: \$5,000\nRecipient: Town of Fir\nRequestors: Stansbury\nStates of the project: Texas\nSubcommittee: Interior.*\nAct: P\.L\. 117-328\n/,
    )
    assert.deepEqual(
      [atom.texts('at:deleted-entry/@ref'), atom.texts('at:deleted-entry/@when')],
      [[`tag:rotunda.example,2026:enacted/${ash ?? ''}/added`], [PUBLISHED[1]]],
    )
    assert.match(atom.text('a:subtitle') ?? '', /does not show what was spent/)
  })

  test('each filter has its own feed, and an unknown one is refused', async () => {
    const atom = await atomOf('?state=TX')
    assert.equal(atom.count('a:entry'), 1)
    assert.match(
      atom.text('a:title') ?? '',
      /^Rotunda: changes of enacted projects \(State of the project: Texas\)$/,
    )
    assert.notEqual(atom.text('a:id'), (await atomOf()).text('a:id'))
    assert.equal(atom.link('alternate'), 'https://rotunda.example/changes?table=enacted-projects&state=TX')
    assert.equal((await atomOf('?change=changed')).count('a:entry'), 1)
    for (const search of [
      '?colour=red',
      '?subcommittee=ZZZ',
      '?agency=No+such',
      '?change=moved',
      '?release=none',
      '?format=csv',
    ])
      assert.ok([400, 404].includes((await two.read(`/feeds/enacted.atom${search}`)).status), search)
  })

  test('a reader with the newest feed gets no body', async () => {
    const { headers } = await two.read('/feeds/enacted.atom')
    const again = await two.read('/feeds/enacted.atom', { 'if-none-match': headers['etag'] ?? '' })
    assert.deepEqual([again.status, again.text], [304, ''])
  })

  test('a document that was retrieved again makes no entry, and the archive keeps the earlier ones', async (t) => {
    const { read, ids } = await openEnactedReleases(t, RELEASES)
    const atom = parseAtom((await read('/feeds/enacted.atom')).text)
    assert.deepEqual(atom.texts('a:entry/a:title'), [`Release published: ${(ids[2] ?? '').slice(0, 20)}`])
    const older = new URL(atom.link('prev-archive') ?? assert.fail())
    const archive = parseAtom((await read(older.pathname + older.search)).text)
    assert.deepEqual(archive.texts('a:entry/a:id'), (await atomOf()).texts('a:entry/a:id'))
    assert.deepEqual([archive.count('fh:archive'), archive.link('prev-archive')], [1, undefined])
    assert.equal(archive.link('current'), 'https://rotunda.example/feeds/enacted.atom')
  })

  test('a field that was taken down is named, and its earlier value is not repeated', async (t) => {
    const { data } = await askChanges('&change=added')
    const notice = {
      dataset: 'projects',
      row: data[0]?.id,
      kind: 'takedown',
      fields: ['recipient'],
      text: 'The recipient is a shelter.',
      decided_on: '2026-08-01',
    }
    const content = JSON.stringify({ notices: [notice] })
    const list = makeDocument('notices', content, { media_type: 'application/json' })
    const { read, app, ids } = await openEnactedReleases(t, [
      [FIRST, SECOND],
      [FIRST, SECOND, list],
    ])
    const { text } = await read('/feeds/enacted.atom?change=changed')
    assert.match(parseAtom(text).text('a:entry/a:summary') ?? '', /^Recipient: withheld$/m)
    assert.ok(!text.includes('Town of Fir'))
    for (const form of ['', '.csv', '.ndjson']) {
      const { body } = await app.inject(`/api/enacted/v1/changes${form}?from=${ids[0] ?? ''}`)
      assert.match(body, /recipient/)
      assert.ok(!body.includes('Town of Fir'), form)
    }
  })

  test('the first release has one entry, and a service without a release says so', async (t) => {
    const one = await openEnactedReleases(t, RELEASES.slice(0, 1))
    const atom = parseAtom((await one.read('/feeds/enacted.atom')).text)
    assert.deepEqual(atom.texts('a:entry/a:updated'), [PUBLISHED[0]])
    const none = await openEnactedReleases(t, [])
    assert.equal((await none.read('/feeds/enacted.atom')).status, 503)
  })
})

test('a follower of enacted projects gets a mail with what a release changed', async (t) => {
  const { app, api, ids } = await openEnactedReleases(t, RELEASES)
  const store = await openTestSqlite([
    ...portalMigrations,
    ledgerMigration,
    reportsMigration,
    followsMigration,
  ])
  t.after(() => store.destroy())
  const needs = makePeopleNeeds(store)
  const tell = tellFollowers(app, { apis: [api] })
  for (const [mailbox, address] of [
    ['all@example.org', '/enacted?subcommittee=INT'],
    ['texas@example.org', '/enacted?state=TX'],
    ['ohio@example.org', '/enacted?state=OH'],
    ['old@example.org', '/enacted?agency=No+such'],
  ] as const)
    await store.write<FollowTables, unknown>((trx) =>
      follow(trx, needs, { mailbox, followed: readFollowed(address) }, new Date('2026-07-02T12:00:00Z')),
    )
  assert.equal(await tell(needs, new Date('2026-07-03T12:00:00Z')), 0)
  assert.equal(await tell(needs, new Date('2026-07-04T12:00:00Z')), 2)
  const sender = { origin: 'https://rotunda.example' }
  const textTo = async (mailbox: string) => {
    const mail = (await listMail(needs, 10)).find((one) => one.mailbox === mailbox)
    return (await readMail({ ...needs, sender }, mail?.id ?? assert.fail(mailbox)))?.text ?? ''
  }
  assert.match(
    await textTo('all@example.org'),
    /Enacted projects with subcommittee INT: 1 added, 1 changed, 1 withdrawn\. See \S*\/changes\?table=enacted-projects&subcommittee=INT&from=\w+&to=\w+\b/,
  )
  assert.match(await textTo('texas@example.org'), /with state TX: 1 added, 0 changed, 0 withdrawn/)
  // The third release holds the same rows.
  assert.equal(ids.length, 3)
  assert.equal(await tell(needs, new Date('2026-08-05T12:00:00Z')), 0)
})

describe('the page of enacted projects', async () => {
  const { read } = await openPages({ after }, { ROTUNDA_PUBLIC_URL: 'https://rotunda.example' })
  const linksOf = ({ document }: ReadPage, place: string): (string | null)[] =>
    ['application/atom+xml', 'application/feed+json'].map(
      (type) => document.querySelector(`${place}[type="${type}"]`)?.getAttribute('href') ?? null,
    )

  for (const [page, search] of [
    ['/enacted', ''],
    ['/enacted?state=TX&sort=-amount&limit=20', '?state=TX'],
    ['/enacted?q=nothing-is-called-so', '?q=nothing-is-called-so'],
  ] as const)
    test(`${page} leads to its feed, which the sandbox marks as invented`, async () => {
      const shown = await read(page)
      const feeds = ['atom', 'json'].map((ending) => `/feeds/enacted.${ending}${search}`)
      assert.deepEqual(linksOf(shown, 'head link[rel=alternate]'), feeds)
      assert.deepEqual(linksOf(shown, 'main a'), feeds)
      const [address = ''] = feeds
      for (const title of parseAtom((await read(address)).text).texts('//a:title'))
        assert.match(title, / \(sample: invented\)$/)
    })
})
