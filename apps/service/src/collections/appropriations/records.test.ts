import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Dimension, FullRecord } from '@rotunda/contract'
import fc from 'fast-check'
import { Refusal } from '../../platform/index.ts'
import { compareText, type OpenTable } from '../../tables/index.ts'
import { getRecord } from './get-record.ts'
import { makeSortKey, RECORDS } from './records.ts'
import { anyRecords, makeRecord, makeTestRecords } from './testing.ts'

const withSnapshot = async (records: readonly FullRecord[], use: (snapshot: OpenTable) => void) => {
  const snapshot = await makeTestRecords(records)
  try {
    use(snapshot)
  } finally {
    snapshot.close()
  }
}

const listIds = (snapshot: OpenTable, ...query: Parameters<OpenTable['select']>): string[] => {
  const selection = snapshot.select(...query)
  const rows = snapshot.readRows(selection.take(0, 1000), ',')
  return JSON.parse(`[${Buffer.from(rows).toString()}]`).map(({ id }: { id: string }) => id)
}

const requestor = (changes: Partial<FullRecord['requestors'][number]>) => ({
  name: 'Test Member',
  name_raw: 'Test Member',
  chamber: 'house' as const,
  state: null,
  district: null,
  party: null,
  bioguide: null,
  match: 'no_roster' as const,
  from_match: [],
  ...changes,
})

test('a row is the JSON of the record without the verbatim cells, in the order of the contract', async () => {
  const record = makeRecord({ id: 'sr-1', title: 'Größe “quoted” \u0000 🚰' })
  const { evidence, ...rest } = record
  await withSnapshot([record], (snapshot) => {
    const row = Buffer.from(snapshot.readRows(Uint32Array.of(0), '\n')).toString()
    const places = evidence.map(({ cells: _, ...place }) => place)
    assert.deepEqual(JSON.parse(row), { ...rest, evidence: places })
    assert.equal(row, JSON.stringify(JSON.parse(row)))
    assert.match(row, /^\{"id":"sr-1","dataset":/)
  })
})

test('rows come in the order in which they are asked for, between the separators and nowhere else', async () => {
  const records = ['a', 'b', 'c', 'd'].map((id) => makeRecord({ id }))
  await withSnapshot(records, (snapshot) => {
    for (const positions of [[0, 1, 2, 3], [1, 2], [3, 1, 0, 2], [2, 2], [3]]) {
      const rows = Buffer.from(snapshot.readRows(Uint32Array.from(positions), '\n')).toString()
      assert.deepEqual(
        rows.split('\n').map((row) => JSON.parse(row).id),
        positions.map((position) => records[position]?.id),
      )
    }
    assert.equal(snapshot.readRows(new Uint32Array(), ',').length, 0)
  })
})

test('a page past the end is empty', async () => {
  await withSnapshot([makeRecord()], (snapshot) => {
    const selection = snapshot.select({})
    assert.equal(selection.total, 1)
    assert.deepEqual([...selection.take(1, 200)], [])
    assert.deepEqual([...selection.take(Number.MAX_SAFE_INTEGER, 200)], [])
  })
})

test('a record that members of several States asked for is found and counted under each of them', async () => {
  const requestors = [requestor({ state: 'NM' }), requestor({ state: 'OR' })]
  await withSnapshot([makeRecord({ id: 'both', state: null, requestors })], (snapshot) => {
    assert.deepEqual(listIds(snapshot, { state: ['OR'] }), ['both'])
    assert.deepEqual(listIds(snapshot, { state: ['NM'] }), ['both'])
    assert.deepEqual(listIds(snapshot, { state: ['WY'] }), [])
    assert.deepEqual(snapshot.facet({}, ['state'], 9), {
      state: [
        { value: 'NM', rows: 1 },
        { value: 'OR', rows: 1 },
      ],
    })
    assert.equal(snapshot.aggregate({}, ['state']).length, 2)
  })
})

test('names are known in any case, without accents and with other spacing', async () => {
  const records = [
    makeRecord({ id: 'a', agency: 'Agencia  Única', recipient: 'Peñasco Acequia' }),
    makeRecord({ id: 'b', requestors: [requestor({ name: 'Zoë O’Test' })] }),
  ]
  await withSnapshot(records, (snapshot) => {
    assert.deepEqual(listIds(snapshot, { agency: ['AGENCIA UNICA'] }), ['a'])
    assert.deepEqual(listIds(snapshot, { recipient: ['penasco  acequia'] }), ['a'])
    assert.deepEqual(listIds(snapshot, { member: ["zoe o'test"] }), ['b'])
  })
})

test('an agency, account or member of no record is refused with the nearest; a recipient of none is an empty answer', async () => {
  const record = makeRecord({ agency: 'Sample Agency', account: 'Sample Grants' })
  await withSnapshot([record], (snapshot) => {
    for (const [filters, param, didYouMean] of [
      [{ agency: ['Sample Agency', 'sampel agency'] }, 'agency', 'Sample Agency'],
      [{ account: ['sample gr'] }, 'account', 'Sample Grants'],
      [{ member: ['Text Senator'] }, 'member', 'Test Senator'],
      [{ member: ['Somebody Else Entirely'] }, 'member', undefined],
    ] as const) {
      assert.throws(
        () => snapshot.select({ [param]: [...(Object.values(filters)[0] ?? [])] }),
        (cause) =>
          cause instanceof Refusal &&
          cause.code === 'invalid_query' &&
          cause.param === param &&
          cause.didYouMean === didYouMean,
      )
    }
    assert.equal(snapshot.select({ recipient: ['Nobody'] }).total, 0)
  })
})

test('a least amount above the greatest is refused, and the refusal names both', async () => {
  await withSnapshot([makeRecord()], (snapshot) => {
    assert.throws(
      () => snapshot.select({ amount_min: 10, amount_max: 9 }),
      (cause) => cause instanceof Refusal && /amount_min \(10\).*amount_max \(9\)/u.test(cause.message),
    )
    assert.equal(snapshot.select({ amount_min: 1_250_000, amount_max: 1_250_000 }).total, 1)
  })
})

test('rare words, common words, phrases and beginnings find the same records together as a look at each', async () => {
  const records = Array.from({ length: 200 }, (_, index) =>
    makeRecord({
      id: `sr-${String(index).padStart(3, '0')}`,
      purpose: `water main ${index % 2 === 0 ? 'for the' : 'the for'} town ${index % 50 === 0 ? 'aqueduct' : ''} ${index % 4 === 0 ? 'even' : 'odd'}`,
    }),
  )
  await withSnapshot(records, (snapshot) => {
    const count = (q: string) => snapshot.select({ q }).total
    assert.equal(count('water town'), 200)
    assert.equal(count('"for the" water'), 100)
    assert.equal(count('aqueduct'), 4)
    assert.equal(count('aqueduct water'), 4)
    assert.equal(count('aqueduct even'), 2)
    assert.equal(count('even odd'), 0)
    assert.equal(count('senator aqueduct'), 4)
    assert.equal(count('aque* "the for"'), 0)
    assert.equal(count('"main the" town'), 100)
    assert.equal(count('nowhere absent'), 0)
    assert.deepEqual(listIds(snapshot, { q: 'aqueduct the' }, ['-id']), [
      'sr-150',
      'sr-100',
      'sr-050',
      'sr-000',
    ])
  })
})

test('a plain word finds its inflected forms, a word in quotes itself alone, however rare or common they are', async () => {
  const purposes = ['a well', 'two wells', 'Wells Street improving', 'road improvement', 'welling up']
  for (const repeated of [1, 40]) {
    const records = Array.from({ length: 200 }, (_, index) =>
      makeRecord({
        id: String(index).padStart(3, '0'),
        purpose: purposes[index % (200 / repeated)] ?? 'none',
      }),
    )
    await withSnapshot(records, (snapshot) => {
      const count = (q: string) => snapshot.select({ q }).total / repeated
      assert.equal(count('wells'), 4)
      assert.equal(count('"wells"'), 2)
      assert.equal(count('"well"'), 1)
      assert.equal(count('improved'), 2)
      assert.equal(count('"improvement" OR "improving"'), 2)
      assert.equal(count('"improved"'), 0)
      assert.equal(count('well -"wells"'), 2)
      assert.equal(count('wells -improve'), 3)
      assert.equal(count('road OR well -street'), 4)
      assert.equal(count('none -improve well'), 0)
    })
  }
})

test('words narrow what filters let in, and the other way round', async () => {
  const records = (['NM', 'OR'] as const).flatMap((state) =>
    ['water', 'road'].map((purpose) =>
      makeRecord({ id: `${state} ${purpose}`, state, requestors: [], purpose }),
    ),
  )
  await withSnapshot(records, (snapshot) => {
    assert.deepEqual(listIds(snapshot, { q: 'water', state: ['OR'] }), ['OR water'])
    assert.deepEqual(listIds(snapshot, { q: 'water', not_state: ['OR'], stage: ['request'] }), ['NM water'])
  })
})

test('what was found for one question is never the answer to another', async () => {
  const records = (['NM', 'OR', 'AK', 'PR'] as const).map((state, index) =>
    makeRecord({
      id: state,
      state,
      requestors: [],
      amount: index % 2,
      agency: `Agency ${9 - index}`,
      purpose: index === 0 ? 'main water' : 'water main',
    }),
  )
  await withSnapshot(records, (snapshot) => {
    const ids = (...query: Parameters<OpenTable['select']>) => listIds(snapshot, ...query).join(' ')
    assert.equal(ids({ state: ['AK', 'NM', 'OR'] }), 'AK NM OR')
    assert.equal(ids({ state: ['AK', 'NM', 'PR'] }), 'AK NM PR')
    assert.equal(ids({ not_state: ['AK', 'NM', 'OR'] }), 'PR')
    assert.equal(ids({ q: 'water main' }), 'AK NM OR PR')
    assert.equal(ids({ q: '"water main"' }), 'AK OR PR')
    assert.equal(ids({ q: 'water or main' }), '')
    assert.equal(ids({ q: 'water OR main' }), 'AK NM OR PR')
    assert.equal(ids({}, ['amount', 'state']), 'AK NM OR PR')
    assert.equal(ids({}, ['amount', '-state']), 'NM AK PR OR')
    assert.equal(ids({}, ['-state', 'amount']), 'PR OR NM AK')
    const groups = (dimensions: Dimension[]) =>
      snapshot
        .aggregate({}, dimensions)
        .slice()
        .map(({ group }) => String(Object.values(group)))
    assert.equal(groups(['state', 'agency'])[0], 'request,AK,Agency 7')
    assert.equal(groups(['agency', 'state'])[0], 'request,Agency 6,PR')
  })
})

test('each place of a record has the cells of that place', async () => {
  const [place = assert.fail()] = makeRecord().evidence
  const evidence = ['first', 'second'].map((title, row) => ({ ...place, row, cells: { title } }))
  await withSnapshot([makeRecord({ evidence })], (snapshot) => {
    assert.deepEqual(getRecord(snapshot, makeRecord().id)?.evidence, evidence)
  })
})

test('a phrase does not reach from one field into the next', async () => {
  await withSnapshot([makeRecord({ title: 'north water', purpose: 'main street' })], (snapshot) => {
    assert.equal(snapshot.select({ q: '"water main"' }).total, 0)
    assert.equal(snapshot.select({ q: '"north water" "main street"' }).total, 1)
  })
})

test('groups that are taken in parts are the groups that are taken at once', async () => {
  const records = [2024, 2025, 2026].map((year) => makeRecord({ id: `sr-${year}`, fiscal_year: year }))
  await withSnapshot(records, (snapshot) => {
    const groups = snapshot.aggregate({}, ['fiscal_year'])
    assert.deepEqual([...groups.slice(0, 2), ...groups.slice(2, 9)], groups.slice())
    assert.deepEqual(groups.slice(5, 9), [])
  })
})

test('a record is sought by what it is for, who receives it, where, from which account and who asked', () => {
  const [requestor = assert.fail()] = makeRecord().requestors
  const record = makeRecord({
    title: 'a title',
    purpose: 'a purpose',
    recipient: 'a recipient',
    location: 'a location',
    agency: 'an agency',
    account: 'an account',
    recipient_address: 'an address',
    requestors: ['Ann', 'Zoe'].map((name) => ({ ...requestor, name, name_raw: `${name}, raw` })),
  })
  const { textsOf = () => assert.fail() } = RECORDS
  assert.deepEqual(textsOf(record), [
    'a title',
    'a purpose',
    'a recipient',
    'a location',
    'an agency',
    'an account',
    'Ann',
    'Zoe',
  ])
  const bare = { title: null, purpose: null, recipient: null, location: null, agency: null, account: null }
  assert.deepEqual(textsOf(makeRecord({ ...bare, requestors: [] })), [])
})

const askers = (...names: readonly string[]) =>
  makeRecord().requestors.flatMap((one) => names.map((name) => ({ ...one, name })))

const IN_ORDER = [
  makeRecord({ id: '1', fiscal_year: 2027, state: 'WY' }),
  makeRecord({ id: '2', fiscal_year: 2026, state: 'AK', requestors: [] }),
  makeRecord({ id: '33', fiscal_year: 2026, state: 'NM', requestors: askers('Ann', 'Zoe'), title: 'z' }),
  makeRecord({ id: '32', fiscal_year: 2026, state: 'NM', requestors: askers('bo', 'Ann'), title: 'a' }),
  makeRecord({ id: '31', fiscal_year: 2026, state: 'NM', requestors: askers('Bo Test') }),
  makeRecord({ id: '3', fiscal_year: 2026, state: 'NM', title: 'alpha' }),
  makeRecord({ id: '4', fiscal_year: 2026, state: 'NM', title: 'Alpha Beta' }),
  makeRecord({ id: '50', fiscal_year: 2026, state: 'NM', title: null, purpose: 'beta' }),
  makeRecord({ id: '5', fiscal_year: 2026, state: 'NM', title: null, purpose: 'zeta' }),
  makeRecord({ id: '6', fiscal_year: 2026, state: 'NM', title: null, purpose: null }),
  makeRecord({ id: '7', fiscal_year: 2026, state: 'NM', title: null, purpose: null }),
  makeRecord({ id: '80', fiscal_year: 2026, state: 'NM', requestors: [] }),
  makeRecord({ id: '8', fiscal_year: 2026, state: null }),
  makeRecord({ id: '9', stage: 'house_bill', fiscal_year: 2027 }),
  makeRecord({ id: '0', dataset: 'house-projects' }),
]

test('records come by dataset, stage, newest year, State, first member and title or purpose, null last, and by id at last', () => {
  const shuffled = IN_ORDER.toReversed()
  shuffled.sort((one, other) => compareText(makeSortKey(one), makeSortKey(other)))
  assert.deepEqual(
    shuffled.map(({ id }) => id),
    IN_ORDER.map(({ id }) => id),
  )
})

test('the order in memory is that of the bytes, beyond the basic plane too', () => {
  const anyText = fc.string({
    unit: fc.constantFrom('a', 'é', '\ud7ff', '\ue000', '\uffee', '\u{10000}', '\u{10ffff}'),
  })
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      assert.equal(Math.sign(compareText(one, other)), Buffer.compare(Buffer.from(one), Buffer.from(other)))
    }),
  )
})

test('no two records share a key', () => {
  fc.assert(
    fc.property(anyRecords(20), (records) => {
      assert.equal(new Set(records.map(makeSortKey)).size, records.length)
    }),
  )
})
