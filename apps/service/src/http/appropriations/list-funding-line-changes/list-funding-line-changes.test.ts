import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import {
  asLineChanges,
  GONE_LINE,
  IS_LINE,
  NEW_LINE,
  openTwoReleases,
  WAS_LINE,
} from '../list-changes/testing.ts'
import { LINES, RECORDS } from '../testing.ts'

describe('changes of funding lines between two releases', async () => {
  const { ask, first, second } = await openTwoReleases({ after })
  const path = `/funding-lines/changes?from=${first}`
  const changesOf = async (query: string) => asLineChanges((await ask(path + query)).body.data)

  test('each line that came, changed or went is given as it was and as it is', async () => {
    const { status, body } = await ask(path)
    assert.equal(status, 200)
    const changes = asLineChanges(body.data)
    assert.deepEqual(
      changes.map(({ change, id, kind, fields }) => [change, id, kind, fields]),
      [
        ['added', NEW_LINE.id, 'guidance', []],
        ['changed', IS_LINE.id, 'guidance', ['cost_share', 'label_aliases']],
        ['withdrawn', GONE_LINE.id, 'guidance', []],
      ],
    )
    const [, changed, withdrawn] = changes
    assert.deepEqual([changed?.before, changed?.after], [WAS_LINE, IS_LINE])
    assert.deepEqual([withdrawn?.before, withdrawn?.after], [GONE_LINE, null])
  })

  test('meta counts by change and kind of line, and speaks of guidance alone', async () => {
    const { body } = await ask(`${path}&change=added`)
    assert.deepEqual([body.meta['total'], body.meta['from']], [1, first])
    assert.deepEqual(
      body.meta['counts'],
      ['added', 'changed', 'withdrawn'].map((change) => ({ change, kind: 'guidance', rows: 1 })),
    )
  })

  test('filters are those of funding lines, and choose a changed line by either of its states', async () => {
    assert.deepEqual(
      (await changesOf('&fiscal_year=2027')).map(({ id }) => id),
      [NEW_LINE.id],
    )
    assert.deepEqual(await changesOf('&kind=federal_account'), [])
    assert.deepEqual(
      (await changesOf('&chamber=house&change=changed')).map(({ id }) => id),
      [IS_LINE.id],
    )
  })

  test('against a newer release they are the reverse, and against itself there are none', async () => {
    const { body } = await ask(`/releases/${first}/funding-lines/changes?from=${second}&change=added`)
    assert.deepEqual(
      asLineChanges(body.data).map(({ id }) => id),
      [GONE_LINE.id],
    )
    assert.equal((await ask(`/funding-lines/changes?from=${second}`)).body.meta['total'], 0)
  })

  test('all come at once, and as a table each is a line with the name of the account', async () => {
    const { text, headers } = await ask(`/funding-lines/changes.csv?from=${first}&all=true`)
    const [head, ...lines] = text.trimEnd().split('\n')
    assert.equal(head, 'change,id,kind,fiscal_year,title,fields,before,after')
    assert.equal(headers['rotunda-rows'], '3')
    assert.match(lines[1] ?? '', /^changed,[^,]+,guidance,\d{4},Example Grants.*,cost_share; label_aliases,/)
  })
})

test('a release that changed records alone has no changes of lines', async (t) => {
  const { ask, publish, releases } = await openTwoReleases(t)
  await publish(RECORDS.slice(5), [IS_LINE, NEW_LINE, ...LINES.slice(2)])
  const [, before] = releases.current.listPublications()
  const { body } = await ask(`/funding-lines/changes?from=${before?.release ?? ''}`)
  assert.equal(body.meta['total'], 0)
})
