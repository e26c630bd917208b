import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { TSchema } from 'typebox'
import { OPERATIONS } from '../../apps/service/src/http/partner/operations.ts'
import { openPartner, TABLES, toQuery, type Partner, type Row } from './open-partner.ts'

let partner: Partner
before(async () => {
  partner = await openPartner()
})
after(() => partner.close())

const total = async (path: string): Promise<unknown> => (await partner.read(path)).meta['total']

type Interval = { readonly start: string; readonly end: string | null }

/** The parameters of each list with their schemas. */
const LISTS = OPERATIONS.map(({ path, query }) => ({
  path,
  parameters: Object.entries<TSchema>(query.properties),
}))

/** Only words that are taken in any case are given as examples. */
const wordsOf = (schema: TSchema): readonly string[] | undefined => {
  const item: unknown = Reflect.get(schema, 'items')
  const words: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, 'examples') : undefined
  return Array.isArray(words) ? words.map(String) : undefined
}

const WORDED = LISTS.flatMap(({ path, parameters }) =>
  parameters.flatMap(([name, schema]) => {
    const words = wordsOf(schema)
    return words === undefined ? [] : [{ path, name, words }]
  }),
)

test('every table of the collection has its list', () => {
  assert.deepEqual(LISTS.map(({ path }) => path).sort(), TABLES.map(({ name }) => `/${name}`).sort())
})

test('a word of a vocabulary is taken in any case, in every list, and answers have it as it is written', async () => {
  for (const { path, name, words } of WORDED)
    for (const word of words) {
      const [asWritten, ...others] = await Promise.all(
        [word, word.toUpperCase(), word.toLowerCase()].map((value) =>
          total(`${path}?${name}=${value}&limit=1`),
        ),
      )
      assert.deepEqual(others, [asWritten, asWritten], `${path} ${name}=${word}`)
    }
  for (const { path } of WORDED.filter(({ name }) => name === 'chamber')) {
    const { data } = await partner.read(`${path}?chamber=hOUSE&limit=3`)
    const chambers = data.flatMap(({ chamber, chambers: several }) => [chamber ?? several].flat())
    assert.ok(data.length > 0 && chambers.includes('House'), path)
  }
  const { data } = await partner.read('/meetings?chamber=House&event_type=Hearing')
  assert.ok(
    data.length > 0 && data.every((one) => one['event_type'] === 'Hearing' && one['chamber'] === 'House'),
  )
})

test('a parameter that is a set of words is a vocabulary, never a list of exact spellings', () => {
  const exact = LISTS.flatMap(({ path, parameters }) =>
    parameters.flatMap(([name, schema]) => {
      const item: unknown = Reflect.get(schema, 'items')
      const isExact = typeof item === 'object' && item !== null && Reflect.has(item, 'enum')
      return isExact && !['sort', 'fields', 'facet'].includes(name) ? [`${path} ${name}`] : []
    }),
  )
  assert.deepEqual(exact, [])
})

test('a word that is in no vocabulary is refused with those that would do, and the nearest of them', async () => {
  for (const path of ['/members', '/meetings', '/staff-observations']) {
    const { status, text } = await partner.ask(`${path}?chamber=Hose`)
    assert.equal(status, 400)
    const { detail, param, did_you_mean: meant } = JSON.parse(text)
    assert.match(detail, /must be one of House, Senate/)
    assert.deepEqual([param, meant], ['chamber', 'House'])
  }
})

/** Every filter that takes the ids of committees, up to its value. */
const COMMITTEE_FILTERS = LISTS.flatMap(({ path, parameters }) =>
  parameters.flatMap(([name]) =>
    /committee_id$|^(not_)?parent_id$/.test(name) || (path === '/committees' && /^(not_)?id$/.test(name))
      ? [`${path}?${name}=`]
      : [],
  ),
)

/** Status, parameter and proposal of an answer that refuses a value. */
const askRefused = async (path: string) => {
  const { status, text } = await partner.ask(path)
  const { detail, param, did_you_mean: meant } = JSON.parse(text) // checked against the schema by `ask`
  return { status, detail: String(detail), param, meant }
}

test('a committee is asked for by any of its codes, and a text that is none is refused with the one meant', async () => {
  const params = COMMITTEE_FILTERS
  assert.ok(params.includes('/committees?id=') && params.includes('/meetings?not_parent_committee_id='))
  assert.ok(params.includes('/committees?not_parent_id='))
  for (const param of params) {
    const [id, ...others] = await Promise.all(
      ['HSAG00', 'HSAG', 'hsag00', 'AG00', 'HSAG00,hsag'].map((code) => total(`${param}${code}`)),
    )
    assert.deepEqual(others, [id, id, id, id], param)
    const { status, param: named, meant } = await askRefused(`${param}HSAG0`)
    assert.deepEqual([status, named, meant], [400, /\?(\w+)=/.exec(param)?.[1], 'HSAG00'], param)
  }
  for (const path of ['/committees?id=AG00', '/committee-assignments?committee_id=hsag'])
    assert.ok(Number(await total(path)) > 0, path)
})

test('a code that no committee of the release has is refused by every filter of committees, with a code of one', async () => {
  const ids = (partner.rows.get('committees') ?? []).map(({ id }) => id)
  for (const param of COMMITTEE_FILTERS)
    for (const code of ['HSZZ', 'HSZZ00', 'hszz00', 'ZZ00', 'HSAG99', 'HSAG00,HSZZ00', 'ZZ']) {
      const { status, detail, param: named, meant } = await askRefused(`${param}${code}`)
      assert.deepEqual([status, named], [400, /\?(\w+)=/.exec(param)?.[1]], `${param}${code}`)
      assert.ok(detail.includes(`“${code.split(',').at(-1)}”`) && detail.includes(`"${named}"`), detail)
      assert.ok(ids.includes(meant) && detail.includes(meant), `${param}${code}: ${meant}`)
    }
  const { status, param, meant } = await askRefused('/committees?code=AG0')
  assert.deepEqual([status, param, meant], [400, 'code', 'AG00'])
})

test('a committee of the release is known to every filter of committees, though it may have no rows there', async () => {
  for (const param of COMMITTEE_FILTERS)
    for (const { id } of partner.rows.get('committees') ?? []) await partner.read(`${param}${id}`)
})

type Seat = {
  readonly congress: number
  readonly chamber: string
  readonly state: string
  readonly district: number | null
}

/** Seats that a filter by State and Congress selects: with a Congress the seat then, without one the newest. */
const seatsOf = (row: Row, path: string, congress: number | undefined): readonly Seat[] => {
  // as the schemas of both rows say
  const own = row as unknown as Seat
  const seats = path === '/members' && congress !== undefined ? (row['seats'] as readonly Seat[]) : [own]
  return seats.filter((seat) => congress === undefined || seat.congress === congress)
}

for (const path of ['/members', '/historical-service'])
  test(`in ${path} a numbered district of a State at large is refused with district 0, and no other is`, async () => {
    const rows = partner.rows.get(path.slice(1)) ?? []
    const found = { refused: 0, answered: 0 }
    for (const congress of [undefined, 117, 118, 119]) {
      const seats = rows
        .flatMap((row) => seatsOf(row, path, congress))
        .filter(({ chamber }) => chamber === 'House')
      for (const state of new Set(seats.map((seat) => seat.state))) {
        const isAtLarge = seats.every((seat) => seat.state !== state || seat.district === 0)
        const of = congress === undefined ? '' : `&congress=${congress}`
        for (const district of ['1', '98', '1,2']) {
          const asked = `${path}?state=${state.toLowerCase()}&district=${district}${of}`
          const { status, param, meant, detail } = await askRefused(asked)
          assert.deepEqual(
            [status, param, meant],
            isAtLarge ? [400, 'district', '0'] : [200, undefined, undefined],
            asked,
          )
          if (isAtLarge) assert.match(detail, /district 0/)
          found[isAtLarge ? 'refused' : 'answered'] += 1
        }
        for (const district of ['0', '00', '0,1'])
          await partner.read(`${path}?state=${state}&district=${district}${of}`)
      }
    }
    assert.ok(found.refused > 0 && found.answered > 0, JSON.stringify(found))
    const { data } = await partner.read(`${path}?not_district=0&limit=1`)
    assert.ok(data.length > 0)
  })

test('active_on gives what began on that day or before it, and ended on it or later', async () => {
  for (const path of ['/member-roles', '/historical-service']) {
    const all = await total(`${path}?limit=1`)
    for (const day of ['2011-01-03', '2024-07-01', '2026-06-01', '1800-01-01']) {
      const active = await total(`${path}?active_on=${day}`)
      assert.equal(active, await total(`${path}?start_to=${day}&end_from=${day}`))
      assert.notEqual(active, all)
      const { data } = await partner.read(`${path}?active_on=${day}&limit=200`)
      for (const { start, end } of data as readonly (Row & Interval)[])
        // as the schemas of both rows say
        assert.ok(start <= day && (end ?? '9999') >= day)
      const narrowed = await total(`${path}?active_on=${day}&start_to=2010-12-31&end_from=2025-01-03`)
      assert.ok(Number(narrowed) <= Number(active))
    }
    assert.ok(Number(await total(`${path}?active_on=2024-07-01`)) > 0, path)
    assert.equal((await partner.ask(`${path}?active_on=2024-02-30`)).status, 400)
  }
})

test('interns are among the staff only when they are asked for', async () => {
  for (const { path, parameters } of LISTS.filter(({ parameters: all }) =>
    all.some(([name]) => name === 'include_interns'),
  )) {
    assert.ok(parameters.some(([name]) => name === 'flags'))
    const interns = await total(`${path}?include_interns=true&flags=intern`)
    assert.ok(Number(interns) > 0, path)
    assert.equal(await total(`${path}?flags=intern`), 0)
    const [without, withThem] = [await total(path), await total(`${path}?include_interns=true`)]
    assert.equal(Number(withThem) - Number(without), interns)
    assert.equal(
      await total(`${path}?not_flags=temporary`),
      await total(`${path}?${toQuery({ not_flags: ['temporary', 'intern'] })}`),
    )
  }
})

test('an offset beyond 200,000 is refused, and the answer says how the set ends or is narrowed', async () => {
  for (const { path } of LISTS) {
    assert.equal((await partner.ask(`${path}?offset=200000`)).status, 200, path)
    for (const form of ['', '.csv', '.ndjson']) {
      const { status, text } = await partner.ask(`${path}${form}?offset=200001`)
      assert.equal(status, 400)
      const { detail, param } = JSON.parse(text)
      assert.match(detail, /offset goes to 200,000 here.*follow meta\.next_offset, which is null at the end/)
      assert.equal(param, 'offset')
    }
  }
})

test('a walk by offset and snapshot has every row once, and another snapshot is a conflict with no row in it', async () => {
  const [table] = TABLES.filter(({ name }) => name === 'meetings')
  const rows = partner.rows.get(table?.name ?? '') ?? []
  const ids: string[] = []
  let next: unknown = 0
  let token = ''
  while (next !== null) {
    const parts = toQuery({ limit: 4, offset: next, ...(token !== '' && { snapshot: token }) })
    const { data, meta } = await partner.read(`/meetings?${parts}`)
    ids.push(...data.map(({ id }) => id))
    next = meta['next_offset']
    token = String(meta['snapshot'])
  }
  assert.deepEqual(
    ids,
    rows.map(({ id }) => id),
  )
  const other = await partner.ask(`/meetings?limit=4&offset=4&snapshot=${token.slice(0, -1)}x`)
  assert.equal(other.status, 409)
  assert.doesNotMatch(other.text, /"data"/)
  assert.equal(JSON.parse(other.text).code, 'snapshot_changed')
})

test('sources of a kind need its scope alone and speak of its family alone, and those of all need all three', async () => {
  const kinds = [
    ['payroll', 'staff:read'],
    ['member_api', 'members:read'],
    ['committee_api', 'committees:read'],
  ] as const
  const familiesOf = (meta: Readonly<Record<string, unknown>>): readonly string[] => {
    const { families } = meta['freshness'] as { families: { family: string }[] } // held to the description
    return families.map(({ family }) => family)
  }
  for (const [kind, scope] of kinds) {
    const { secret } = await partner.service.issue({ scopes: [scope] })
    const open = await partner.ask(`/sources?kind=${kind}`, secret)
    assert.equal(open.status, 200)
    const { data, meta } = JSON.parse(open.text)
    assert.deepEqual(familiesOf(meta), [kind])
    assert.ok(data.every(({ kinds: of }: { kinds: string[] }) => of.includes(kind)))
    for (const path of [
      '/sources',
      ...kinds.flatMap(([other]) => (other === kind ? [] : [`/sources?kind=${other}`])),
    ])
      for (const form of ['', 'csv', 'ndjson']) {
        const [address = '', query = ''] = path.split('?')
        const url = `${address}${form && '.'}${form}?${query}`
        assert.equal((await partner.ask(url, secret)).status, 403, url)
      }
  }
  const { secret } = await partner.service.issue({ scopes: kinds.map(([, scope]) => scope) })
  const all = await partner.ask('/sources', secret)
  assert.deepEqual(
    familiesOf(JSON.parse(all.text).meta),
    kinds.map(([kind]) => kind),
  )
})

test('every answer says how fresh the sources of its table are, and what must be known of them', async () => {
  for (const { path } of LISTS) {
    const { data, meta } = await partner.read(`${path}?limit=200`)
    const { families } = meta['freshness'] as { families: { family: string; status: string }[] } // held to the description
    assert.ok(families.length > 0, path)
    const codes = (meta['coverage'] as { code: string }[]).map(({ code }) => code) // as above
    assert.ok(codes.includes('rights') && codes.includes('sample_data'), `${path}: ${codes.join()}`)
    assert.deepEqual(codes, [...new Set(codes)])
    const ofRows = data.flatMap((row) => row['coverage_notes'] as string[])
    assert.deepEqual(
      [...new Set(ofRows)].filter((code) => !codes.includes(code)),
      [],
      `${path}: a row names a note whose text meta does not have`,
    )
  }
})
