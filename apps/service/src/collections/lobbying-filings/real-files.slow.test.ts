import assert from 'node:assert/strict'
import { test } from 'node:test'
import type {
  LobbyingActivity,
  LobbyingClient,
  LobbyingCode,
  LobbyingContributionItem,
  LobbyingContributionReport,
  LobbyingFiling,
  LobbyingLobbyist,
  LobbyingRegistrant,
  LobbyingSummaryByRegistrantClientQuarter,
} from '@rotunda/contract'
import { makeFolder, readCsv, readRows } from '../../releases/testing.ts'
import { buildLobbying, listReference, skipReference } from './testing.ts'

const count = (values: readonly unknown[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const value of values) counts[String(value)] = (counts[String(value)] ?? 0) + 1
  return counts
}

const sum = (amounts: readonly (number | null)[]): number =>
  amounts.reduce<number>((total, cents) => total + (cents ?? 0), 0)

test('the real answers give the counts and sums of their README', { skip: skipReference }, async (t) => {
  const directory = makeFolder(t)
  const { summary } = await buildLobbying(directory, listReference())
  const rows = <Row>(dataset: string): Row[] => readRows<Row>(directory, summary.id, dataset)
  const filings = rows<LobbyingFiling>('filings')

  await t.test('every check passes, and nothing is lost', () => {
    assert.deepEqual(
      summary.checks.filter(({ passed }) => !passed),
      [],
    )
    const refused = readCsv(directory, summary.id, 'refusals').map(({ reason }) => reason)
    assert.deepEqual([...new Set(refused)], ['record_elsewhere'])
  })
  await t.test('12 filings of 1 registrant and 3 clients, by type, and the days of their posting', () => {
    assert.equal(new Set(filings.map(({ filing_uuid }) => filing_uuid)).size, 12)
    assert.equal(new Set(filings.map(({ registrant_id }) => registrant_id)).size, 1)
    assert.equal(new Set(filings.map(({ client_id }) => client_id)).size, 3)
    assert.deepEqual(count(filings.map(({ filing_type }) => filing_type)), {
      RR: 3,
      RA: 1,
      Q4: 2,
      '4A': 1,
      Q1: 3,
      Q2: 2,
    })
    const days = filings.map(({ posted_on_eastern }) => posted_on_eastern).toSorted()
    assert.deepEqual([days[0], days.at(-1)], ['2018-01-17', '2018-07-17'])
  })
  await t.test('10 groups, of which 2 hold an amendment and its original', () => {
    const groups = [...Map.groupBy(filings, ({ group_key }) => group_key).values()]
    assert.equal(groups.length, 10)
    const amended = groups.filter((group) => group.length > 1)
    assert.deepEqual(
      amended.map((group) =>
        group
          .toSorted((a, b) => (a.posted_at < b.posted_at ? -1 : 1))
          .map(({ filing_type, supersession, group_latest }) => [filing_type, supersession, group_latest]),
      ),
      [
        [
          ['RR', 'SUPERSEDED_BY_AMENDMENT', false],
          ['RA', 'AMENDMENT_SURVIVOR', true],
        ],
        [
          ['Q4', 'SUPERSEDED_BY_AMENDMENT', false],
          ['4A', 'AMENDMENT_SURVIVOR', true],
        ],
      ],
    )
    const withoutFamily = new Set(filings.map(({ group_key }) => group_key.replace(/\/[a-z]+$/, '')))
    assert.ok(withoutFamily.size < groups.length, 'a key without the form family mixes registrations in')
  })
  await t.test('income is a text in 8 and null in 4 registrations; no filing has expenses', () => {
    assert.equal(filings.filter(({ income_as_published }) => income_as_published !== null).length, 8)
    assert.deepEqual(count(filings.map(({ amount_missing }) => amount_missing)), { registration: 4, null: 8 })
    assert.ok(filings.every((row) => row.expenses_as_published === null && row.expenses_method === null))
    assert.equal(sum(filings.map(({ income_cents }) => income_cents)), 125_000_00)
    const latest = filings.filter(({ group_latest }) => group_latest)
    assert.equal(sum(latest.map(({ income_cents }) => income_cents)), 110_000_00)
    const summaries = rows<LobbyingSummaryByRegistrantClientQuarter>('summary-by-registrant-client-quarter')
    assert.equal(sum(summaries.map(({ income_cents }) => income_cents)), 110_000_00)
    assert.equal(sum(summaries.map((row) => row.income_of_all_cents)), 125_000_00)
  })
  await t.test('8 times of posting have a fraction, and 6 each of the two Eastern offsets', () => {
    const times = filings.map(({ posted_at }) => posted_at)
    assert.equal(times.filter((time) => /\.\d+[-+]/.test(time)).length, 8)
    assert.deepEqual(count(times.map((time) => time.slice(-6))), { '-05:00': 6, '-04:00': 6 })
  })
  await t.test('foreign issues that are null or empty are null; bodies belong to the whole filing', () => {
    const activities = rows<LobbyingActivity>('activities')
    assert.equal(activities.length, 12)
    assert.ok(activities.every(({ foreign_entity_issues }) => foreign_entity_issues === null))
    assert.ok(activities.every(({ entities_scope }) => entities_scope === 'filing'))
    const named = readCsv(directory, summary.id, 'activity-lobbyists')
    assert.equal(named.length, sum(activities.map(({ lobbyists }) => lobbyists.length)))
  })
  await t.test('4 clients are one company, with ids that differ from the numbers of the registrants', () => {
    const boston = rows<LobbyingClient>('clients').filter(
      ({ name, registrant_id }) => name === 'BOSTON SCIENTIFIC CORPORATION' && registrant_id !== 401104726,
    )
    assert.equal(boston.length, 4)
    assert.ok(boston.every(({ client_id, client_number }) => client_id !== client_number))
    const undetermined = rows<LobbyingCode>('codes').find(
      ({ kind, code }) => kind === 'country' && code === '00',
    )
    assert.equal(undetermined?.name, '* Undetermined')
  })
  await t.test('a new registrant has the number of the House as its id, and an older one has not', () => {
    const registrants = rows<LobbyingRegistrant>('registrants')
    const numberOf = (id: number) => registrants.find((row) => row.registrant_id === id)?.house_registrant_id
    assert.deepEqual([numberOf(401104726), numberOf(762)], [401104726, 31711])
  })
  await t.test('the report on contributions has 2 items of 15.00, honouring the text “None”', () => {
    const [report, ...more] = rows<LobbyingContributionReport>('contribution-reports')
    assert.deepEqual([report?.filer_type, report?.items, more.length], ['lobbyist', 2, 0])
    const items = rows<LobbyingContributionItem>('contribution-items')
    assert.deepEqual(
      items.map((item) => [item.amount_usd, item.honoree_name, item.contributor_name]),
      [
        ['15.00', 'None', 'DONAHEY, LEAH'],
        ['15.00', 'None', 'DONAHEY, LEAH'],
      ],
    )
  })
  await t.test('8 listed lobbyists, with the parts of their names', () => {
    const listed = rows<LobbyingLobbyist>('lobbyists').filter(({ registrant_id }) => registrant_id === 25306)
    assert.equal(listed.length, 8)
    const without = (part: 'prefix' | 'suffix') => listed.filter((row) => row[part] === null).length
    assert.deepEqual([without('prefix'), without('suffix')], [7, 7])
    assert.equal(listed.filter(({ middle_name }) => middle_name === null).length, 3)
    assert.ok(listed.every(({ last_name }) => last_name === last_name?.toUpperCase()))
  })
  await t.test('whole lists of codes', () => {
    assert.deepEqual(count(rows<LobbyingCode>('codes').map(({ kind }) => kind)), {
      contribution_type: 5,
      country: 251,
      filing_type: 50,
      general_issue: 79,
      government_entity: 256,
      prefix: 7,
      state: 59,
      suffix: 23,
    })
  })
  await t.test('no file of the release has a telephone number or the name of a contact', () => {
    const names = [
      'filings',
      'registrants',
      'clients',
      'contribution-reports',
      'refusals',
      'facts-lda-registrants',
    ]
    for (const name of names) {
      const text = JSON.stringify(readCsv(directory, summary.id, name))
      assert.doesNotMatch(text, /202-812-9106|202-544-5205|LEAH DONAHEY|Glebe Road|122 C Street/i, name)
    }
  })
  await t.test('the coverage statement names the day, the counts and the notice', () => {
    const { detail } = summary.checks.find(({ name }) => name === 'lobbying_counts') ?? assert.fail()
    assert.match(
      detail,
      /filings\?registrant_country=US&registrant_id=401104726: 87 before, 87 after, 12 read/,
    )
  })
})
