import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import type { EnactedProject, ProjectSpending, SpendingAward } from '@rotunda/contract'
import {
  buildSpending,
  failuresOf,
  makeDocument,
} from '../../apps/service/src/collections/award-spending/testing.ts'
import { AWARD_SPENDING } from '../../apps/service/src/collections/award-spending/index.ts'
import {
  BPC_FILE,
  buildEnacted,
  makeDocument as makeEnacted,
  noReference,
  readReference,
} from '../../apps/service/src/collections/enacted-projects/testing.ts'
import { writeEnactedRelease } from '../../apps/service/src/publishers/award-spending/index.ts'
import {
  GRANT,
  readSpending,
  REAL_REPLIES,
  skipSpending,
} from '../../apps/service/src/publishers/usaspending/testing.ts'
import { listReleases, publishRelease } from '../../apps/service/src/releases/publish/index.ts'
import { makeFolder, readRows } from '../../apps/service/src/releases/testing.ts'
import { verifyRelease } from '../../apps/service/src/releases/verify/index.ts'

const BPC = { fiscal_year: 2022, rows: 'published', url: 'https://tables.example/bpc.csv' }

test(
  'the real projects and the real replies about awards make a release that is published, and no award of other listings is linked',
  { skip: noReference || skipSpending },
  async (t) => {
    const [enactedFolder, folder] = [makeFolder(t), makeFolder(t)]
    const enacted = await buildEnacted(enactedFolder, [
      makeEnacted('bpc-enacted', readReference(BPC_FILE), BPC),
    ])
    const of = enacted.summary.id
    const manifest = readFileSync(join(enactedFolder, of, 'manifest-sha256.txt'), 'utf8')
    const projects = readRows<EnactedProject>(enactedFolder, of, 'projects')
    const list = writeEnactedRelease(manifest, projects)
    const { summary, ...built } = await buildSpending(folder, [
      makeDocument('enacted-release', `https://rotunda.example/releases/${of}`, list),
      ...REAL_REPLIES.map(([file, url]) => makeDocument('usaspending', url, readSpending(file))),
    ])
    assert.deepEqual(failuresOf({ summary, ...built }), [])
    const { id } = summary
    assert.deepEqual(await verifyRelease(join(folder, id)), [])
    await publishRelease({
      collection: AWARD_SPENDING,
      directory: folder,
      release: id,
      now: new Date('2026-07-01T12:00:00Z'),
    })
    assert.ok(listReleases(folder).some(({ current, summary: one }) => current && one.id === id))

    const money = readRows<ProjectSpending>(folder, id, 'project-spending')
    const amountOf = new Map(
      projects.map(({ id: project, amount }) => [project, amount === null ? null : amount * 100]),
    )
    assert.equal(money.length, 2687)
    for (const one of money) {
      assert.equal(one.enacted_release, of)
      assert.equal(one.enacted_cents, amountOf.get(one.id))
      assert.deepEqual([one.obligated_missing, one.outlaid_missing], [one.result, one.result])
    }
    const hud = money.filter((one) => one.agency_code === 'HUD')
    assert.equal(hud.length, 1014)
    const count = (all: readonly ProjectSpending[]) =>
      Object.fromEntries(
        [...Map.groupBy(all, ({ result }) => result)].map(([name, own]) => [name, own.length]),
      )
    assert.deepEqual(count(hud), { no_source_archived: 1014 })
    // The Corps, Energy, the Interior, the National Archives and GSA have no listing: 168 + 65 + 75 + 13 + 4.
    assert.deepEqual(count(money), { no_source_archived: 2362, no_listing: 325 })
    assert.deepEqual(readRows(folder, id, 'award-links'), [])
    const award = readRows<SpendingAward>(folder, id, 'awards').find((one) => one.id === GRANT)
    assert.deepEqual(
      [award?.obligated.cents, award?.account_obligated.cents, award?.account_outlaid.cents],
      [15_672_591_962, 3_273_127_037, 5_241_468_472],
    )
    assert.deepEqual(
      award?.sources
        .map(({ url }) => /awards\/accounts|spending_by_award|awards\/ASST/.exec(url)?.[0])
        .sort(),
      ['awards/ASST', 'awards/accounts', 'awards/accounts', 'spending_by_award'],
    )
  },
)
