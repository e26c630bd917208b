import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import fc from 'fast-check'
import type { FullRecord } from '@rotunda/contract'
import { makeRecord } from '../../../collections/appropriations/testing.ts'
import { runs } from '../../../platform/testing.ts'
import { openPublicApi, RECORDS } from '../testing.ts'
import { asChanges, GONE, IS, NEW, openTwoReleases, WAS } from './testing.ts'

describe('changes between two releases', async () => {
  const { ask, first, second } = await openTwoReleases({ after })
  const changesOf = async (query: string) =>
    asChanges((await ask(`/changes?from=${first}${query}`)).body.data)

  test('each record that came, changed or went is given as it was and as it is', async () => {
    const { status, body } = await ask(`/changes?from=${first}`)
    assert.equal(status, 200)
    assert.deepEqual(
      asChanges(body.data).map(({ change, id, fields }) => [change, id, fields]),
      [
        ['added', NEW.id, []],
        ['changed', IS.id, ['amount', 'changed_at']],
        ['withdrawn', GONE.id, []],
      ],
    )
    const [added, changed, withdrawn] = asChanges(body.data)
    assert.deepEqual([added?.before, added?.after?.id], [null, NEW.id])
    assert.deepEqual([changed?.before?.amount, changed?.after?.amount], [WAS.amount, IS.amount])
    assert.deepEqual([withdrawn?.before?.id, withdrawn?.after], [GONE.id, null])
  })

  test('meta says what was compared, and how many changes there are of each kind and stage', async () => {
    const { body } = await ask(`/changes?from=${first}&change=changed`)
    assert.equal(body.meta['total'], 1)
    assert.deepEqual([body.meta['from'], body.meta['from_snapshot']], [first, `snap-${first.slice(0, 20)}`])
    assert.deepEqual(body.meta['counts'], [
      { change: 'added', stage: NEW.stage, rows: 1 },
      { change: 'changed', stage: IS.stage, rows: 1 },
      { change: 'withdrawn', stage: GONE.stage, rows: 1 },
    ])
  })

  test('pages follow one another over the kinds', async () => {
    const { body } = await ask(`/changes?from=${first}&limit=1&offset=1`)
    assert.deepEqual(
      [body.data[0]?.['change'], body.meta['next_offset'], body.meta['total']],
      ['changed', 2, 3],
    )
    assert.deepEqual((await ask(`/changes?from=${first}&offset=3`)).body.data, [])
  })

  test('a filter chooses a changed record by what it was as well as by what it is', async () => {
    const [now, before] = [
      await changesOf('&amount_max=7'),
      await changesOf(`&amount_min=${WAS.amount ?? 0}`),
    ]
    for (const found of [now, before]) assert.ok(found.some(({ id }) => id === IS.id))
    assert.deepEqual(
      (await changesOf('&state=AK')).map(({ id }) => id),
      [NEW.id],
    )
    assert.deepEqual(await changesOf('&state=WY'), [])
  })

  test('a release has no changes against itself, and against a newer one the reverse', async () => {
    const same = await ask(`/changes?from=${second}`)
    assert.deepEqual([same.status, same.body.meta['total']], [200, 0])
    const { body } = await ask(`/releases/${first}/changes?from=${second}`)
    assert.deepEqual(
      asChanges(body.data).map(({ change, id }) => [change, id]),
      [
        ['added', GONE.id],
        ['changed', IS.id],
        ['withdrawn', NEW.id],
      ],
    )
  })

  test('as a table, a change is a line with the fields that differ', async () => {
    const { text } = await ask(`/changes?from=${first}&change=changed&format=csv`)
    const [head, line] = text.split('\n')
    assert.equal(head, 'change,id,stage,fiscal_year,title,fields,before,after')
    assert.match(line ?? '', /amount; changed_at.*""amount"":7/)
  })
})

const anyRelease = fc
  .uniqueArray(fc.tuple(fc.nat(20), fc.nat(2)), { selector: ([id]) => id, maxLength: 20 })
  .map((rows): FullRecord[] =>
    rows.map(([id, amount]) => makeRecord({ id: `sr-2026-${String(id).padStart(16, '0')}`, amount })),
  )

test('of any two releases, what was withdrawn and what came make the one from the other', async (t) => {
  const { publish, ask, releases } = await openPublicApi(t, { records: [] })
  const property = fc.asyncProperty(anyRelease, anyRelease, async (before, now) => {
    await publish(before)
    const [from] = releases.current.listPublications()
    await publish(now)
    const { body } = await ask(`/changes?from=${from?.release ?? ''}&limit=200`)
    const rows = new Map(before.map(({ id, amount }) => [id, amount]))
    for (const { change, id, after } of asChanges(body.data))
      if (change === 'withdrawn') assert.ok(rows.delete(id))
      else assert.ok(rows.get(id) !== after?.amount && rows.set(id, after?.amount ?? null))
    assert.deepEqual(rows, new Map(now.map(({ id, amount }) => [id, amount])))
    assert.equal(body.data.length, body.meta['total'])
  })
  await fc.assert(property, runs(8))
})

test('a document that was retrieved again, or holds a row at another place, changes no record', async (t) => {
  const { publish, ask, releases } = await openPublicApi(t, { records: RECORDS })
  const [from] = releases.current.listPublications()
  const moved = RECORDS.map((record) => ({
    ...record,
    evidence: record.evidence.map((one) => ({ ...one, retrieved_at: '2026-06-20T00:00:00.000Z', row: 99 })),
  }))
  await publish([{ ...(moved[0] ?? assert.fail()), amount: 7 }, ...moved.slice(1)])
  const { body } = await ask(`/changes?from=${from?.release ?? ''}`)
  assert.deepEqual(
    asChanges(body.data).map(({ id, fields }) => [id, fields]),
    [[GONE.id, ['amount', 'evidence']]],
  )
})

test('records that differ in nothing are no change', async (t) => {
  const { publish, ask, releases } = await openPublicApi(t, { records: RECORDS })
  const [from] = releases.current.listPublications()
  await publish(RECORDS)
  assert.equal((await ask(`/changes?from=${from?.release ?? ''}`)).body.meta['total'], 0)
})
