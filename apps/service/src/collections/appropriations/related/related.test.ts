import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FullRecord, RelatedRecord } from '@rotunda/contract'
import { getRecord } from '../get-record.ts'
import { makeRecord, makeTestRecords } from '../testing.ts'

const [SOMEBODY = assert.fail()] = makeRecord().requestors

const asked = (name: string, changes: Partial<FullRecord['requestors'][number]> = {}) => ({
  requestors: [{ ...SOMEBODY, chamber: 'house' as const, state: null, name, name_raw: name, ...changes }],
})

const request = (id: string, changes: Partial<FullRecord>): FullRecord =>
  makeRecord({
    id,
    project: id,
    dataset: 'house-projects',
    chamber: 'house',
    stage: 'request',
    title: 'Water Treatment Plant Upgrade',
    purpose: null,
    recipient: 'City of Lindenbrook',
    amount: 2_500_000,
    location: null,
    ...asked('Ada Samplewell', { bioguide: 'S000001' }),
    ...changes,
  })

/** As a table of a bill has it. */
const inBill = (id: string, changes: Partial<FullRecord>): FullRecord =>
  request(id, {
    stage: 'house_bill',
    amount: 2_000_000,
    ...asked('Samplewell', { bioguide: 'S000001' }),
    ...changes,
  })

/** Requests of another member, so that some words are rare and others are not. */
const OTHERS = Array.from({ length: 60 }, (_, index) =>
  request(`other-${index}`, {
    title: 'Wastewater Treatment Facility Improvement Project',
    recipient: `City of Other${'abcdefghij'[index % 10] ?? ''}${'klmnop'[index % 6] ?? ''}ton`,
    ...asked('Bo Else', { bioguide: 'E000001' }),
    subcommittee: 'AG',
  }),
)

const listRelated = async (
  records: readonly FullRecord[],
  id = records[0]?.id ?? '',
): Promise<RelatedRecord[]> => {
  const snapshot = await makeTestRecords([...records, ...OTHERS])
  try {
    return (getRecord(snapshot, id) ?? assert.fail('it is not found')).related
  } finally {
    snapshot.close()
  }
}

const show = (related: readonly RelatedRecord[]) =>
  related.map(({ id, grade, runner_up: other }) => [id, grade, other?.id ?? null])

test('a request leads to the line of the bill of the same year, member, recipient and project, and back', async () => {
  const records = [request('asked', {}), inBill('bill', {})]
  assert.deepEqual(show(await listRelated(records)), [['bill', 'strong', null]])
  assert.deepEqual(show(await listRelated(records, 'bill')), [['asked', 'strong', null]])
})

test('a candidate says what it rests on, and that no document says it', async () => {
  const [candidate = assert.fail()] = await listRelated([request('asked', {}), inBill('bill', {})])
  assert.equal(candidate.tier, 'candidate')
  assert.match(
    candidate.basis,
    /^Same fiscal year \(2026\), subcommittee \(INT\), member \(Ada Samplewell\), State \(NM\) and words \(lindenbrook, .*\); no document says that both records are one project\.$/u,
  )
})

test('like projects of different members are no candidates: neither chamber asked for what the other did', async () => {
  const records = [
    inBill('treatment', { recipient: 'City of Brushfield', title: 'Water Treatment Facility' }),
    request('upgrades', {
      recipient: 'City of Brushfield',
      title: 'Wastewater Treatment Facility Upgrades',
      chamber: 'senate',
      dataset: 'senate-requests',
      requestors: ['Bennish', 'Hickensample'].map((name) => ({ ...SOMEBODY, name, name_raw: name })),
    }),
  ]
  assert.deepEqual(await listRelated(records), [])
  assert.deepEqual(await listRelated(records, 'upgrades'), [])
})

test('words that many projects have do not connect those of one member', async () => {
  const records = [
    request('asked', { title: 'Wastewater Treatment Facility Improvements' }),
    inBill('bill', { title: 'Wastewater Treatment Facility Improvements', recipient: 'Town of Kettleford' }),
  ]
  assert.deepEqual(await listRelated(records), [])
})

test('a rare word counts in recipient and title alone', async () => {
  const title = 'Wastewater Treatment Facility Improvements'
  const records = [
    request('asked', { recipient: null, title: `Quarry ${title}` }),
    inBill('bill', { recipient: null, title, account: 'Quarry Grants' }),
  ]
  assert.deepEqual(await listRelated(records), [])
})

test('a rare word that projects of different recipients share is not enough', async () => {
  const records = [
    request('asked', { title: 'Quarry Road Bridge', recipient: 'City of Lindenbrook' }),
    inBill('bill', { title: 'Quarry Road Sidewalks', recipient: 'Town of Kettleford' }),
  ]
  assert.deepEqual(await listRelated(records), [])
  const renamed = inBill('bill', { title: 'Quarry Road Bridge', recipient: 'Lindenbrook Bridge Authority' })
  assert.deepEqual(show(await listRelated([records[0] ?? assert.fail(), renamed])), [
    ['bill', 'strong', null],
  ])
})

test('of two projects of one recipient the right one is first, and each names the other as its rival', async () => {
  const records = [
    request('asked', { title: 'Quarry Road Water Main and Service Line Upgrade', amount: 750_000 }),
    inBill('other', { title: 'Water Infrastructure Improvement Project', amount: 750_000 }),
    inBill('right', { title: 'Quarry Road Water Main Upgrade Project', amount: 750_000 }),
  ]
  const related = await listRelated(records)
  assert.deepEqual(show(related)[0], ['right', 'strong', related.length > 1 ? 'other' : null])
  const [right = assert.fail(), other] = related
  assert.ok((right.score ?? 0) - (other?.score ?? 0) > 20)
  assert.deepEqual(right.runner_up, other === undefined ? null : { id: 'other', score: other.score })
})

test('two lines that have as much in common are told to be no unique answer', async () => {
  const records = [
    request('asked', {}),
    inBill('first', { account: 'Sample Grants' }),
    inBill('second', { account: 'Other Grants' }),
  ]
  assert.deepEqual(show(await listRelated(records)), [
    ['first', 'strong', 'second'],
    ['second', 'strong', 'first'],
  ])
})

test('the same project filed by two members is no rival of itself', async () => {
  const both = { project: 'both' }
  const records = [inBill('bill', {}), request('one', both), request('two', both)]
  assert.deepEqual(show(await listRelated(records)), [
    ['one', 'strong', null],
    ['two', 'strong', null],
  ])
})

test('a project that is filed again in the next year is a candidate, one of another year is not', async () => {
  const records = [
    request('this', {}),
    request('next', { fiscal_year: 2027 }),
    request('later', { fiscal_year: 2028 }),
    inBill('bill-next', { fiscal_year: 2027 }),
    request('twice', {}),
  ]
  const related = await listRelated(records)
  assert.deepEqual(show(related), [['next', 'strong', null]])
  assert.match(related[0]?.basis ?? '', /^Same stage in the fiscal year after \(2027\)/u)
})

test('members are one by their Bioguide id, and where one is not known by a name that nothing speaks against', async () => {
  const bill = (changes: Parameters<typeof asked>[1], name = 'Samplewell') =>
    listRelated([request('asked', {}), inBill('bill', asked(name, changes))]).then((all) => all.length)
  assert.equal(await bill({ bioguide: 'S000001' }, 'Other Name'), 1)
  assert.equal(await bill({ bioguide: 'S000002' }), 0)
  assert.equal(await bill({ bioguide: null }), 1)
  assert.equal(await bill({ bioguide: null }, 'Samplewell, Ada'), 1)
  assert.equal(await bill({ bioguide: null }, 'Samplewell, Ida'), 0)
  assert.equal(await bill({ bioguide: null }, 'Well'), 0)
  assert.equal(await bill({ bioguide: null, chamber: 'senate' }), 0)
})

test('a member who is known by name alone makes a weaker candidate', async () => {
  const score = async (bioguide: string | null) =>
    (await listRelated([request('asked', {}), inBill('bill', asked('Samplewell', { bioguide }))]))[0]?.score
  assert.equal(await score(null), Number(await score('S000001')) - 10)
})

test('another subcommittee is another project; one that is not known is weaker', async () => {
  const score = async (subcommittee: FullRecord['subcommittee']) =>
    (await listRelated([request('asked', {}), inBill('bill', { subcommittee })]))[0]?.score
  assert.equal(await score('THUD'), undefined)
  assert.equal(await score(null), Number(await score('INT')) - 10)
})

test('a recipient that stands in the title alone is found there', async () => {
  const records = [
    request('asked', {}),
    inBill('bill', { recipient: null, title: 'City of Lindenbrook Water Treatment Plant Upgrade' }),
  ]
  assert.deepEqual(show(await listRelated(records)), [['bill', 'strong', null]])
})

test('the rows of the same project come first and have no grade', async () => {
  const records = [request('one', { project: 'p' }), request('two', { project: 'p' }), inBill('bill', {})]
  const related = await listRelated(records)
  assert.deepEqual(
    related.map(({ id, tier, score }) => [id, tier, typeof score]),
    [
      ['two', 'same_project', 'object'],
      ['bill', 'candidate', 'number'],
    ],
  )
})

test('of many candidates, twenty are named', async () => {
  const bills = Array.from({ length: 30 }, (_, index) => inBill(`bill-${String(index)}`, {}))
  const related = await listRelated([request('asked', { title: 'Quarry Aqueduct' }), ...bills])
  assert.ok(related.length <= 20)
  assert.equal((await listRelated([request('asked', {}), ...bills])).length, 20)
})

test('a record is related to the same others in any order of the release', async () => {
  const records = [
    request('asked', {}),
    inBill('b', {}),
    inBill('a', {}),
    request('next', { fiscal_year: 2027 }),
  ]
  assert.deepEqual(await listRelated(records), await listRelated(records.toReversed(), 'asked'))
})

test('the same row of the same document once more is related, and no other row that is alike', async () => {
  const flags = ['identical_rows' as const]
  const twin = (id: string, changes: Partial<FullRecord> = {}) => request(id, { flags, ...changes })
  const records = [twin('first'), twin('second'), twin('dearer', { amount: 1 }), request('unflagged', {})]
  const [related, ...others] = await listRelated(records)
  assert.deepEqual(others, [])
  assert.deepEqual([related?.id, related?.tier, related?.score], ['second', 'identical_row', null])
  assert.match(related?.basis ?? '', /^The document has this row twice/)
  assert.deepEqual(
    (await listRelated(records, 'second')).map(({ id }) => id),
    ['first'],
  )
  assert.deepEqual(await listRelated(records, 'unflagged'), [])
})
