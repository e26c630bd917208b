import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { Refusal, type Store } from '../platform/index.ts'
import { onEveryStore, openBeside, type TestStore } from '../platform/store/testing.ts'
import { checkAudit, listAudit } from '../audit/index.ts'
import {
  acceptTerms,
  addFirstTerms,
  addTerms,
  authenticate,
  findNextTerms,
  findTermsInForce,
  issueKey,
  listTerms,
  portalMigrations,
  readTermsDraft,
  recordAcceptance,
  requireTerms,
  showTerms,
  type AccessNeeds,
  type NewTerms,
  type PortalTables,
} from './index.ts'
import { listMail } from '../people/index.ts'
import { makeTestAccess } from './testing.ts'

const AT = new Date('2026-03-02T12:00:00Z')
const SECOND = 1000
const DAY = 86_400 * SECOND
const later = (milliseconds: number) => new Date(AT.getTime() + milliseconds)
const toBytes = (text: string) => new TextEncoder().encode(text)
const digestOf = (text: string) => createHash('sha256').update(text).digest('hex')
const makeTerms = (version: string, inForceAt = AT, text = `Terms ${version}.`): NewTerms => ({
  version,
  text: toBytes(text),
  inForceAt,
  actor: 'operator:test',
})
const isRefusal = (code: string, detail: RegExp) => (fault: unknown) =>
  fault instanceof Refusal && fault.code === code && detail.test(fault.message)

onEveryStore((open) => {
  let store: TestStore
  /** A second process at the same state, where there can be one. */
  let other: Store
  let access: AccessNeeds

  before(async () => {
    store = await open(portalMigrations, () => AT)
    access = makeTestAccess(store)
    other = await openBeside(store, portalMigrations)
  })
  after(async () => {
    await other.close()
    await store.destroy()
  })

  const join = async (organisation: string, person: string, role: 'owner' | 'member') => {
    await store.write<PortalTables, undefined>(async (trx) => {
      await trx
        .insertInto('organisations')
        .values({ id: organisation, name: `Name of ${organisation}`, folded: organisation, created_at: 0 })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      await trx
        .insertInto('people')
        .values({ id: person, mailbox: `${person}@example.org`, created_at: 0 })
        .execute()
      await trx.insertInto('memberships').values({ organisation, person, role, since: 0 }).execute()
      return undefined
    })
  }
  const issue = (organisation: string, withoutTerms?: string) =>
    issueKey(access, { organisation, scopes: ['members:read'], withoutTerms, actor: 'test', at: AT })
  const actorOf = (person: string) => ({ person, by: 'portal', address: '203.0.113.9' }) as const
  const accept = (organisation: string, version: string, at: Date, text = `Terms ${version}.`) =>
    acceptTerms(store, {
      organisation,
      version,
      sha256: digestOf(text),
      actor: actorOf(`${organisation}-owner`),
      at,
    })
  const setTermsDate = (organisation: string, from: Date) =>
    store.write<PortalTables, unknown>((trx) =>
      trx
        .updateTable('organisations')
        .set({ terms_from: from.getTime() })
        .where('id', '=', organisation)
        .execute(),
    )
  const standingOf = async (secret: string, at: Date) => {
    const { terms } = await authenticate({ ...access, store: other }, secret, at)
    return terms
  }
  const countMails = async () => {
    const rows = await listMail(access, 200)
    return rows.filter(({ kind }) => kind === 'terms').map(({ mailbox }) => mailbox)
  }

  test('without terms a key needs none, and of services that start together one puts the first in force', async () => {
    const { secret } = await issue('early')
    assert.deepEqual(await standingOf(secret, AT), { required: null, accepted: null, exempt: null })
    const first = { ...makeTerms('2026-01', later(-DAY)), text: readTermsDraft() }
    const added = await Promise.all(
      [store, other, store, other].map((one) => addFirstTerms({ ...access, store: one }, first, AT)),
    )
    assert.equal(added.filter((terms) => terms !== undefined).length, 1)
    const exempt = 'The key is older than the terms.'
    assert.deepEqual(await standingOf(secret, later(SECOND)), { required: null, accepted: null, exempt })
    const shown = await showTerms(store, '2026-01')
    assert.deepEqual(toBytes(shown.text), new Uint8Array(readTermsDraft()))
    assert.equal(shown.sha256, digestOf(shown.text))
    await assert.rejects(showTerms(store, '2026-02'), isRefusal('not_found', /version 2026-02/))
  })

  test('a version is never changed, and no later version is in force from a past date', async () => {
    await assert.rejects(addTerms(access, makeTerms('2026-01'), AT), /2026-01 exists already/)
    await assert.rejects(
      addTerms(access, makeTerms('2026-02', later(-1)), AT),
      /date in force is in the past/,
    )
    const odd = ['', 'a/b', '2026.1', 'ä', 'x'.repeat(41)]
    for (const version of odd)
      await assert.rejects(addTerms(access, makeTerms(version), AT), /letters, digits and dashes/)
    for (const text of ['', ' \n', 'a\0b', 'x'.repeat(262_145)])
      await assert.rejects(addTerms(access, makeTerms('odd', AT, text), AT), /the text /)
    const broken = { ...makeTerms('odd'), text: new Uint8Array([0x41, 0xff]) }
    await assert.rejects(addTerms(access, broken, AT), /not plain text in UTF-8/)
  })

  test('live terms have no blanks, and the refusal names every blank once', async () => {
    const live = makeTestAccess(store, 'live')
    await assert.rejects(
      addTerms(live, { ...makeTerms('live'), text: readTermsDraft() }, AT),
      (fault: Error) => /\[operator\], \[address\], .*\[State\]/.test(fault.message),
    )
    await addTerms(live, makeTerms('live', later(400 * DAY), 'See [the portal](/portal).'), AT)
  })

  test('a key reads data again as soon as a member accepts the terms, in every process', async () => {
    await join('org_a', 'org_a-owner', 'owner')
    const [{ secret }, exempt] = [await issue('org_a'), await issue('org_a', 'It is a test.')]
    assert.equal((await standingOf(secret, AT)).required, '2026-01')
    assert.deepEqual(await standingOf(exempt.secret, AT), {
      required: null,
      accepted: null,
      exempt: 'It is a test.',
    })
    const principal = await authenticate(access, secret, AT)
    assert.throws(
      () => {
        requireTerms(principal)
      },
      isRefusal('terms_required', /Name of org_a has not accepted .* \/terms\/2026-01 .*\/portal/),
    )
    await accept('org_a', '2026-01', AT, (await showTerms(store, '2026-01')).text)
    requireTerms(await authenticate(access, secret, AT))
    const standing = { required: null, accepted: '2026-01', exempt: null }
    assert.deepEqual(await standingOf(secret, later(SECOND)), standing)
  })

  test('a new version closes data on its date, and is mailed to the owners whose keys need it', async () => {
    await join('org_b', 'org_b-owner', 'owner')
    await join('org_b', 'org_b-member', 'member')
    const { secret } = await issue('org_b')
    await issue('org_c', 'It is a test.')
    await join('org_c', 'org_c-owner', 'owner')
    await issue('org_dated', 'It is a test.')
    await join('org_dated', 'org_dated-owner', 'owner')
    await setTermsDate('org_dated', later(365 * DAY))
    await addTerms(access, makeTerms('2026-04', later(30 * DAY)), AT)
    const mailed = ['org_a', 'org_b', 'org_dated'].map((organisation) => `${organisation}-owner@example.org`)
    assert.deepEqual((await countMails()).sort(), mailed)
    assert.equal((await findTermsInForce(store.db(), later(30 * DAY - 1)))?.version, '2026-01')
    assert.equal((await findNextTerms(store.db(), AT))?.version, '2026-04')
    await accept('org_b', '2026-04', AT)
    assert.deepEqual(await standingOf(secret, AT), { required: '2026-01', accepted: '2026-04', exempt: null })
    const { required, accepted } = await standingOf(secret, later(30 * DAY))
    assert.deepEqual([required, accepted], [null, '2026-04'])
    const states = (await listTerms(store, later(30 * DAY))).map((terms) => [
      terms.version,
      terms.state,
      terms.acceptances,
    ])
    assert.deepEqual(states, [
      ['live', 'to_come', 0],
      ['2026-04', 'in_force', 1],
      ['2026-01', 'replaced', 1],
    ])
  })

  test('an acceptance needs a member, the digest that was read, and terms that count', async () => {
    const wanted = { organisation: 'org_b', version: '2026-04', sha256: digestOf('Terms 2026-04.'), at: AT }
    await assert.rejects(
      acceptTerms(store, { ...wanted, actor: actorOf('org_a-owner') }),
      isRefusal('not_found', /no organisation org_b /),
    )
    const actor = actorOf('org_b-member')
    await assert.rejects(
      acceptTerms(store, { ...wanted, actor, sha256: digestOf('other') }),
      isRefusal('changed_meanwhile', /Read \/terms\/2026-04/),
    )
    await assert.rejects(
      acceptTerms(store, { ...wanted, actor, version: 'none' }),
      isRefusal('not_found', /none/),
    )
    const old = await showTerms(store, '2026-01')
    await assert.rejects(
      acceptTerms(store, { ...wanted, actor, ...old, at: later(31 * DAY) }),
      isRefusal('changed_meanwhile', /\/terms\/2026-04 or \/terms\/live/),
    )
  })

  test('acceptances at once write one line, which holds neither the address nor the note', async () => {
    await join('org_d', 'org_d-owner', 'owner')
    const before = await checkAudit(store)
    await Promise.all([accept('org_d', '2026-04', AT), accept('org_d', '2026-04', AT)])
    const paper = { organisation: 'org_d', note: 'Signed by Jane Doe', actor: 'operator:test' }
    assert.equal(await recordAcceptance(store, paper, AT), '2026-01')
    assert.deepEqual(await checkAudit(store), { lines: before.lines + 2, brokenAt: null })
    const lines = await listAudit(store, { organisation: 'org_d', limit: 10 })
    assert.deepEqual(
      lines.map(({ actor, object }) => [actor, object]),
      [
        ['operator:test', '2026-01'],
        ['org_d-owner', '2026-04'],
      ],
    )
    assert.doesNotMatch(JSON.stringify(lines), /Jane|203\.0\.113/)
    await assert.rejects(
      recordAcceptance(store, { ...paper, organisation: 'org_none' }, AT),
      isRefusal('not_found', /org_none/),
    )
  })

  test('an exemption ends on the date that is set for the organisation', async () => {
    const { secret } = await issue('org_e', 'The key is older than the terms.')
    await join('org_e', 'org_e-owner', 'owner')
    await setTermsDate('org_e', later(DAY))
    assert.equal((await standingOf(secret, later(DAY - 1))).required, null)
    assert.deepEqual(await standingOf(secret, later(2 * DAY)), {
      required: '2026-01',
      accepted: null,
      exempt: null,
    })
  })

  test('of versions with the same date the one that was added last counts, in the key and in the list', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 1, maxLength: 6 }),
        async (days) => {
          const inner = await open(portalMigrations, () => AT)
          try {
            const needs = makeTestAccess(inner)
            const issueX = () => issueKey(needs, { organisation: 'X', scopes: [], actor: 'test', at: AT })
            const older = await issueX()
            for (const [index, day] of days.entries())
              await addTerms(needs, makeTerms(`v${index}`, later(day * DAY)), later(-100 * DAY + index))
            const { secret } = await issueX()
            for (let day = 0; day <= 3; day += 1) {
              const at = later(day * DAY)
              const reached = days.map((one, index) => ({ one, index })).filter(({ one }) => one <= day)
              const last = reached.toSorted((a, b) => a.one - b.one || a.index - b.index).at(-1)
              const expected = last === undefined ? null : `v${last.index}`
              assert.equal((await findTermsInForce(inner.db(), at))?.version ?? null, expected)
              assert.equal((await authenticate(needs, secret, at)).terms.required, expected)
              assert.equal((await authenticate(needs, older.secret, at)).terms.required, null)
            }
          } finally {
            await inner.destroy()
          }
        },
      ),
      { numRuns: 10 },
    )
  })
})
