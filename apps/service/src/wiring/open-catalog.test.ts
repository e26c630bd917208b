import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { makeEnvironment } from '../operator/testing.ts'
import { findCatalogFaults, openCatalog } from './open-catalog.ts'
import { readSettings, SettingsFault } from './settings.ts'

const SNAPSHOT = {
  kind: 'spending',
  title: 'Sample awards',
  publisher: 'Sample Treasury',
  holds: 'Invented awards of one year: totals by agency, and a choice of single transactions.',
  url: 'https://snapshots.example/awards.csv',
  media_type: 'text/csv',
  bytes: 5,
  sha256: 'c'.repeat(64),
  as_of: '2026-05-01',
}

const setUp = (t: TestContext, text?: string, more: Record<string, string> = {}) => {
  const { ROTUNDA_DATA: directory } = makeEnvironment(t)
  const file = join(directory, 'catalog.json')
  if (text !== undefined) writeFileSync(file, text)
  return readSettings({ ...(text !== undefined && { ROTUNDA_CATALOG: file }), ...more })
}

test('a sandbox has a catalog, of the snapshots that the file lists', (t) => {
  const contactEmail = 'data@rotunda.example'
  const defaults = { contactEmail, snapshots: [] }
  assert.deepEqual(openCatalog(setUp(t)), defaults)
  const listed = setUp(t, JSON.stringify([SNAPSHOT]))
  assert.deepEqual(openCatalog(listed), { contactEmail, snapshots: [SNAPSHOT] })
})

test('live has a catalog when there is somebody to name for questions', (t) => {
  const settings = setUp(t)
  const live = { ...settings, ROTUNDA_DELIVERY: 'live' as const }
  assert.equal(openCatalog(live), undefined)
  const named = { ...live, ROTUNDA_CONTACT_EMAIL: 'ada@data.example' }
  assert.equal(openCatalog(named)?.contactEmail, 'ada@data.example')
})

for (const [what, text, says] of [
  ['a file that is no list', '{}', /^ROTUNDA_CATALOG: the file: /],
  ['an entry that says too little', JSON.stringify([{ ...SNAPSHOT, holds: 'All.' }]), /entry 1: holds/],
] as const)
  test(`${what} is a fault of the settings, and keeps the service from starting`, (t) => {
    const settings = setUp(t, text)
    assert.match(findCatalogFaults(settings).join('\n'), says)
    assert.throws(() => openCatalog(settings), SettingsFault)
  })

test('a file that is not there and an address that is none are told by name', () => {
  const settings = readSettings({ ROTUNDA_CATALOG: '/nowhere.json', ROTUNDA_CONTACT_EMAIL: 'nobody' })
  assert.match(
    findCatalogFaults(settings).join('\n'),
    /ROTUNDA_CONTACT_EMAIL must.*\nROTUNDA_CATALOG cannot be read: ENOENT/,
  )
})
