import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { NewReport, StaffProfile } from '@rotunda/contract'
import {
  acceptReport,
  makeProofChallenge,
  parseLedger,
  proposeReversal,
  readLedgerText,
  receiveReport,
  reverseReport,
  secondReport,
  showPublicReport,
  showReport,
} from '../corrections/index.ts'
import { ACCEPTANCE, AT, openReviewBed, refused, solveProof, type ReviewBed } from '../corrections/testing.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import { buildRelease } from '../releases/build/index.ts'
import { publishRelease } from '../releases/publish/index.ts'
import { makeFolder, readCsv, readRows, readTree } from '../releases/testing.ts'
import { archiveLedger, buildFromArchive } from './build-from-archive.ts'
import { COLLECTIONS } from './collections.ts'
import { openRecordBook } from './open-record-book.ts'
import { openSources } from './open-sources.ts'
import { placesOf } from './places.ts'
import { openSigningKey } from './secrets.ts'
import { readSettings } from './settings.ts'
import { writeDecisions, writePayrolls } from './testing/write-payrolls.ts'

const served = COLLECTIONS.find(({ collection }) => collection.name === 'congress') ?? assert.fail()
const { collection } = served

type Published = { readonly id: string; readonly profiles: ReadonlyMap<string, StaffProfile> }

onEveryStore((open) => {
  let bed: ReviewBed
  let settings: ReturnType<typeof readSettings>
  let directory: string
  let clean: () => void = () => undefined
  let [first, joined, parted]: (Published | undefined)[] = []

  before(async () => {
    bed = await openReviewBed(open)
    settings = readSettings({ ROTUNDA_DATA: makeFolder({ after: (work) => (clean = work) }) })
    directory = placesOf(settings, collection).releases
    for (const document of writePayrolls()) await openSources(settings, collection).add([document])
    first = await publish()
    // The list of an operator, from before the ledger.
    const [one, other] = [byName(first, 'ABERNETHY, JOSS'), byName(first, 'LUNDQUIST, JOSS')]
    await openSources(settings, collection).add([writeDecisions(one.id, other.id)])
    first = await publish()
  })
  after(async () => {
    await bed.store.destroy()
    clean()
  })

  const needs = () => ({ ...bed.needs, book: openRecordBook(settings) })

  const publish = async (): Promise<Published> => {
    const needed = { settings, store: bed.store, reportProgress: () => undefined }
    const { summary } = await buildFromArchive(served, needed)
    await publishRelease({ collection, directory, release: summary.id, now: AT })
    const rows = readRows<StaffProfile>(directory, summary.id, 'staff-profiles')
    return { id: summary.id, profiles: new Map(rows.map((row) => [row.id, row])) }
  }

  /** The profile with this name that points to no other. */
  const byName = ({ profiles }: Published, name: string): StaffProfile =>
    [...profiles.values()].find(
      ({ name_variants, resolution }) =>
        resolution.merged_into === null && name_variants.some((variant) => variant.name === name),
    ) ?? assert.fail(name)

  const report = async (field: string, record: string, proposed: unknown): Promise<number> => {
    const altcha = solveProof(await makeProofChallenge(bed.needs.pepper, AT))
    const text: NewReport = { record, field, proposed, why: 'Both offices have said so.', altcha }
    return (await receiveReport(needs(), { ...text, countedAs: '192.0.2.1' }, AT)).number
  }

  const accept = async (number: number) =>
    acceptReport(needs(), { ...(await bed.drawn(number)), ...ACCEPTANCE })

  /** Ids of the profiles that are not as they were before. */
  const listChanged = (before: Published | undefined, now: Published): string[] =>
    [...new Set([...(before?.profiles.keys() ?? []), ...now.profiles.keys()])]
      .filter((id) => {
        const [one, other] = [before?.profiles.get(id), now.profiles.get(id)]
        return JSON.stringify(one) !== JSON.stringify(other)
      })
      .toSorted()

  const outcomesOf = ({ id }: Published) =>
    Object.fromEntries(readCsv(directory, id, 'corrections').map((row) => [row['id'], row['outcome']]))

  test('two reviewers join two profiles, and the next release has one', async () => {
    const before = first ?? assert.fail()
    const [one, other] = [byName(before, 'QUIMBY, ORLA'), byName(before, 'QUIMBY-VANE, ORLA')]
    const number = await report('same_person_as', one.id, other.id)
    const { preview, record } = await showReport(needs(), { number, person: null, at: AT })
    assert.deepEqual([preview?.outcome, preview?.after, record?.row], ['applied', other.id, null])
    assert.equal((await accept(number)).state, 'awaiting_second')
    assert.equal(await readLedgerText(bed.store, 'congress'), '')
    const [second] = await bed.others(number)
    await secondReport(needs(), second)
    joined = await publish()
    assert.deepEqual(listChanged(before, joined), [one.id, other.id].toSorted())
    const whole = byName(joined, 'QUIMBY, ORLA')
    assert.equal(byName(joined, 'QUIMBY-VANE, ORLA').id, whole.id)
    assert.equal(whole.observation_count, one.observation_count + other.observation_count)
    const [merge] = whole.merges
    assert.deepEqual([merge?.decision, merge?.decided_by], ['ledger-1', 'ledger of corrections'])
    assert.match(merge?.reason ?? '', /^report-1: https:/)
    const left = joined.profiles.get(whole.id === one.id ? other.id : one.id)
    assert.equal(left?.resolution.merged_into, whole.id)
    assert.deepEqual(outcomesOf(joined), { 'report-1': 'applied' })
  })

  test('a public report on a profile has no line, no evidence and no proposal of data behind keys', async () => {
    const { published, ledger, about } = await showPublicReport(bed.store, 1, AT)
    assert.deepEqual(
      [published, ledger, about.title],
      [{ proposed: null, why: null, evidence: [], reason: ACCEPTANCE.reason }, null, ''],
    )
  })

  test('a report parts a profile that the method joined', async () => {
    const before = joined ?? assert.fail()
    const whole = byName(before, 'HARROWGATE, TESSALY M.')
    const part = whole.merges[0]?.profile_id ?? ''
    const number = await report('different_person_from', whole.id, part)
    await accept(number)
    const [second] = await bed.others(number)
    await secondReport(needs(), second)
    parted = await publish()
    assert.deepEqual(listChanged(before, parted), [whole.id, part].toSorted())
    const [one, other] = [parted.profiles.get(whole.id), parted.profiles.get(part)]
    assert.deepEqual([one?.observation_count, other?.observation_count], [1, 1])
    assert.equal(other?.resolution.split_from, whole.id)
    assert.deepEqual(outcomesOf(parted), { 'report-1': 'applied', 'report-2': 'applied' })
  })

  test('no reviewer accepts what is so, contradicts the ledger, or names no other profile', async () => {
    const now = parted ?? assert.fail()
    const quimby = byName(now, 'QUIMBY, ORLA')
    const [merge] = quimby.merges
    const joss = byName(now, 'ABERNETHY, JOSS')
    const wrong = [
      ['same_person_as', quimby.id, merge?.profile_id, /is the value already/],
      ['same_person_as', quimby.id, merge?.other, /is the value already/],
      ['different_person_from', merge?.profile_id ?? '', quimby.id, /says the opposite/],
      ['same_person_as', joss.id, joss.id, /same_person_as cannot hold this value/],
      ['same_person_as', joss.id, 'stf_0000000000000000', /same_person_as cannot hold this value/],
      [
        'different_person_from',
        joss.id,
        'sob-0000000000000000',
        /different_person_from cannot hold this value/,
      ],
    ] as const
    for (const [field, record, proposed, detail] of wrong) {
      const number = await report(field, record, proposed)
      await assert.rejects(accept(number), (fault: Error) => {
        assert.match(JSON.stringify(fault), detail, `${field} ${String(proposed)}`)
        return true
      })
    }
    for (const proposed of ['QUIMBY', 5, null, ['stf_0000000000000000']])
      await assert.rejects(report('same_person_as', joss.id, proposed), refused('invalid_fields'))
  })

  test('two other reviewers take a decision back, and the profiles are as they were', async () => {
    const [before, now] = [first ?? assert.fail(), parted ?? assert.fail()]
    const [, third] = await bed.others(1)
    await proposeReversal(needs(), { ...third, reason: 'It was another person.' })
    const fourth = await bed.addPerson('fourth@press.example')
    await reverseReport(needs(), bed.on(1, fourth))
    const after = await publish()
    const ids = [byName(before, 'QUIMBY, ORLA').id, byName(before, 'QUIMBY-VANE, ORLA').id]
    assert.deepEqual(listChanged(now, after), ids.toSorted())
    for (const id of ids) {
      const get = ({ profiles }: Published) => profiles.get(id) ?? assert.fail(id)
      const { last_changed_at: _was, revision: _first, ...old } = get(before)
      const { last_changed_at, revision: _now, ...restored } = get(after)
      assert.deepEqual(restored, old)
      assert.ok(last_changed_at >= get(now).last_changed_at)
    }
    assert.deepEqual(outcomesOf(after), { 'report-1': 'withdrawn', 'report-2': 'applied' })
  })

  test('the list of the operator counts on, and a release is made anew from its documents and its ledger', async (t) => {
    const now = await publish()
    assert.equal(byName(now, 'ABERNETHY, JOSS').id, byName(now, 'LUNDQUIST, JOSS').id)
    const archive = openSources(settings, collection)
    const ledger = readFileSync(join(directory, now.id, 'data/corrections.ndjson'))
    const again = makeFolder(t)
    const sources = await archiveLedger(collection, await archive.list(), { archive, ledger })
    const { summary } = await buildRelease({
      collection,
      sources,
      openSource: (sha256) => archive.open(sha256),
      ledger,
      corrections: parseLedger(ledger.toString(), 'the ledger'),
      directory: again,
      signing: openSigningKey(settings),
      reportProgress: () => undefined,
    })
    assert.equal(summary.id, now.id)
    assert.deepEqual(readTree(join(again, now.id)), readTree(join(directory, now.id)))
  })

  test('a ledger that lost lines stops a build', async () => {
    const archive = openSources(settings, collection)
    const documents = await archive.list()
    const lost = { archive, ledger: new Uint8Array() }
    await assert.rejects(archiveLedger(collection, documents, lost), /no line of the ledger in the database/)
  })
})
