import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Scope } from '@rotunda/contract'
import { listAudit } from '../audit/index.ts'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  acceptTerms,
  addTerms,
  authenticate,
  changeOrganisationKey,
  flagExposed,
  flagLeaked,
  issueKey,
  issueOrganisationKey,
  listOrganisationKeys,
  narrowGrants,
  requireTerms,
  resumeKey,
  resumeOrganisationKey,
  revokeOrganisationKey,
  rotateOrganisationKey,
  suspendKey,
  suspendOrganisationKey,
  type AccessNeeds,
  type PortalTables,
} from './index.ts'
import { putGrants } from './grants.ts'
import type { NewOwnKey } from './organisation-keys.ts'
import {
  answersFor,
  AT,
  DAY,
  later,
  makeTestAccess,
  openRequestBed,
  refused,
  type RequestBed,
} from './testing.ts'

const TEXT = 'Be kind.'
const SCOPES: readonly Scope[] = ['members:read', 'messages:send']
const QUOTAS = {
  'members:read': { minute: 60, day: 900 },
  'messages:send': { minute: 90, day: 500 },
} as const

onEveryStore((open) => {
  let bed: RequestBed
  let access: AccessNeeds
  let organisation: string
  let other: string
  let request: string

  before(async () => {
    bed = await openRequestBed(open)
    access = makeTestAccess(bed.store)
    request = await bed.submit(answersFor(...SCOPES))
    organisation = bed.organisation
    other = await bed.addOrganisation('Another Society', { owner: bed.stranger })
    const text = new TextEncoder().encode(TEXT)
    await addTerms(access, { version: '2026-03', text, inForceAt: AT, actor: 'test' }, AT)
    await grant(organisation)
    await grant(other)
  })
  after(() => bed.store.destroy())

  const grant = (to: string) =>
    bed.store.write<PortalTables, undefined>(async (trx) => {
      const approved = SCOPES.map((scope) => ({
        scope,
        quotas: scope === 'members:read' ? QUOTAS[scope] : QUOTAS['messages:send'],
      }))
      await putGrants(trx, { organisation: to, id: request }, { approved }, AT)
      return undefined
    })
  const accept = (to: string, person: string, version = '2026-03', at = AT) =>
    acceptTerms(bed.store, {
      organisation: to,
      version,
      sha256: createHash('sha256').update(TEXT).digest('hex'),
      actor: bed.as(person),
      at,
    })
  const issue = (wanted: Partial<NewOwnKey> = {}) =>
    issueOrganisationKey(access, {
      organisation,
      name: 'Web server',
      scopes: ['members:read'],
      actor: bed.as(bed.member),
      at: AT,
      ...wanted,
    })
  const on = (id: string, person = bed.member) => ({ id, organisation, actor: bed.as(person), at: AT })
  const actionsOn = async (object: string) =>
    (await listAudit(bed.store, { object, organisation, limit: 9 })).map(({ action }) => action)
  const stateOf = async (id: string) =>
    (await listOrganisationKeys(bed.store, { organisation, person: bed.owner })).find(
      ({ keyId }) => keyId === id,
    )

  test('a key is issued only after a member has accepted the terms in force, and is shown to one person', async () => {
    await assert.rejects(issue(), { ...refused('terms_required'), termsUrl: '/terms/2026-03' })
    await accept(organisation, bed.member)
    const { id, secret, expiresAt } = await issue({ scopes: SCOPES, addresses: ['203.0.113.0/24'] })
    assert.deepEqual(expiresAt, later(365 * DAY))
    const principal = await authenticate(access, secret, AT)
    requireTerms(principal)
    assert.deepEqual(
      [principal.scopes, principal.quotas, principal.organisationName],
      [SCOPES, { minute: 60, day: 500 }, 'Example Society'],
    )
    const listed = await stateOf(id)
    assert.deepEqual([listed?.name, listed?.state, listed?.exempt], ['Web server', 'open', null])
    assert.deepEqual(
      listed?.seenBy.map(({ person }) => person),
      [bed.member],
    )
    const lines = await listAudit(bed.store, { object: id, organisation, limit: 9 })
    assert.deepEqual(
      lines.map(({ action, actor }) => [action, actor]),
      [['key.issue', bed.member]],
    )
    assert.doesNotMatch(JSON.stringify(lines), /203\.0\.113|Web server/)
  })

  test('a key never gets a scope that is not granted, and every field at fault is named', async () => {
    await assert.rejects(issue({ scopes: ['staff:read', 'members:read'] }), /not approved for staff:read\./)
    await assert.rejects(
      issue({
        name: ' ',
        scopes: [],
        expiresAt: later(366 * DAY),
        addresses: ['203.0.113.7', 'home'],
      }),
      (fault: { errors: { field: string }[] }) => {
        assert.deepEqual(
          fault.errors.map(({ field }) => field),
          ['name', 'scopes', 'expires_at', 'addresses.1'],
        )
        return true
      },
    )
    await assert.rejects(issue({ expiresAt: AT }), refused('invalid_fields'))
    await assert.rejects(issue({ actor: bed.as(bed.stranger) }), refused('not_found'))
  })

  test('a key ends by itself 365 days after its issue or its rotation, or earlier', async () => {
    const [whole, short] = [await issue(), await issue({ expiresAt: later(2 * DAY) })]
    const at = later(100 * DAY)
    const rotated = await rotateOrganisationKey(access, { ...on(whole.id), at, overlapDays: 0 })
    for (const [{ secret }, end] of [
      [short, 2 * DAY],
      [rotated, 465 * DAY],
    ] as const) {
      await authenticate(access, secret, later(end - 1))
      await assert.rejects(authenticate(access, secret, later(end)), /expired on/)
    }
    const [{ secret }, end] = [await issue({ at: later(465 * DAY) }), later(830 * DAY)]
    await assert.rejects(authenticate(access, secret, end), /expired on/)
  })

  test('a key of another organisation looks as if it did not exist', async () => {
    await accept(other, bed.stranger)
    const { id } = await issue({ organisation: other, actor: bed.as(bed.stranger) })
    const orders = [
      rotateOrganisationKey(access, { ...on(id), overlapDays: 0 }),
      suspendOrganisationKey(bed.store, on(id)),
      resumeOrganisationKey(bed.store, on(id)),
      revokeOrganisationKey(bed.store, on(id)),
      changeOrganisationKey(bed.store, { ...on(id), name: 'Mine' }),
      revokeOrganisationKey(bed.store, { ...on(id), organisation: other }),
    ]
    for (const order of orders) await assert.rejects(order, refused('not_found'))
    assert.equal(await stateOf(id), undefined)
    const strange = { organisation, person: bed.stranger }
    await assert.rejects(listOrganisationKeys(bed.store, strange), refused('not_found'))
  })

  test('a member renames, limits, suspends, resumes and revokes a key, and each order is a line', async () => {
    const { id, secret } = await issue()
    await changeOrganisationKey(bed.store, { ...on(id), name: 'Batch', addresses: ['10.0.0.0/8'] })
    assert.deepEqual((await authenticate(access, secret, AT)).addresses, ['10.0.0.0/8'])
    await changeOrganisationKey(bed.store, { ...on(id), addresses: null })
    await suspendOrganisationKey(bed.store, on(id))
    await assert.rejects(authenticate(access, secret, AT), /its organisation suspended it/)
    await resumeOrganisationKey(bed.store, on(id))
    assert.deepEqual((await authenticate(access, secret, AT)).addresses, null)
    await revokeOrganisationKey(bed.store, on(id))
    await assert.rejects(authenticate(access, secret, AT), /revoked/)
    const lines = await listAudit(bed.store, { object: id, organisation, limit: 9 })
    assert.deepEqual(
      lines.map(({ action }) => action),
      ['key.revoke', 'key.resume', 'key.suspend', 'key.change', 'key.change', 'key.issue'],
    )
    assert.doesNotMatch(JSON.stringify(lines), /10\.0\.0|Batch/)
  })

  test('a rotation checks terms and grants again, and names the scopes that were taken away', async () => {
    const { id, secret } = await issue({ scopes: SCOPES })
    const rotated = await rotateOrganisationKey(access, { ...on(id, bed.owner), overlapDays: 7 })
    const [old, present] = [
      await authenticate(access, secret, AT),
      await authenticate(access, rotated.secret, AT),
    ]
    assert.deepEqual([present.countedAs, present.scopes], [old.countedAs, SCOPES])
    assert.deepEqual(rotated.expiresAt, later(365 * DAY))
    assert.deepEqual(
      (await stateOf(rotated.id))?.seenBy.map(({ person }) => person),
      [bed.owner],
    )
    await assert.rejects(
      rotateOrganisationKey(access, { ...on(rotated.id), overlapDays: 8 }),
      refused('invalid_fields'),
    )
    const byCommand = await issueKey(access, {
      organisation,
      scopes: ['hearings:read'],
      withoutTerms: 'A contract',
      actor: 'operator:test',
      at: AT,
    })
    await assert.rejects(rotateOrganisationKey(access, { ...on(byCommand.id), overlapDays: 0 }), {
      ...refused('not_in_this_state'),
      message: /not approved for hearings:read\./,
    })
    await assert.rejects(
      changeOrganisationKey(bed.store, { ...on(byCommand.id), name: 'Mine' }),
      refused('not_in_this_state'),
    )
    await narrowGrants(bed.needs, {
      organisation,
      scopes: ['messages:send'],
      actor: bed.as(bed.first),
      note: 'Not used for its purpose.',
      at: AT,
    })
    assert.deepEqual((await authenticate(access, rotated.secret, AT)).scopes, ['members:read'])
    const narrowed = await rotateOrganisationKey(access, { ...on(rotated.id), overlapDays: 0 })
    assert.deepEqual((await authenticate(access, narrowed.secret, AT)).scopes, ['members:read'])
    await grant(organisation)
  })

  test('a leaked key is suspended whoever reports it, cannot be resumed by its organisation, and is rotated', async () => {
    const { id, secret } = await issue()
    await flagLeaked(access, 'rtd_test_nothing', AT)
    await suspendOrganisationKey(bed.store, on(id))
    const before = await bed.countMails('ada@society.example', 'key')
    await Promise.all([flagLeaked(access, `key=${secret}\n`, AT), flagLeaked(access, secret, AT)])
    assert.equal(await bed.countMails('ada@society.example', 'key'), before + 1)
    assert.equal(await bed.countMails('bea@society.example', 'key'), 0)
    await assert.rejects(authenticate(access, secret, AT), /reported as leaked/)
    await assert.rejects(resumeOrganisationKey(bed.store, on(id)), {
      ...refused('not_in_this_state'),
      message: /so rotate it/,
    })
    const rotated = await rotateOrganisationKey(access, { ...on(id), overlapDays: 7 })
    await authenticate(access, rotated.secret, AT)
    await assert.rejects(authenticate(access, secret, AT), /reported as leaked/)
    const lines = await listAudit(bed.store, { object: id, action: 'key.leaked', limit: 9 })
    assert.deepEqual(
      lines.map((line) => line.organisation),
      [organisation],
    )
    const revoked = await issue()
    await revokeOrganisationKey(bed.store, on(revoked.id))
    await flagLeaked(access, revoked.secret, AT)
    assert.deepEqual(await listAudit(bed.store, { object: revoked.id, action: 'key.leaked', limit: 9 }), [])
  })

  test('a key in an address is mailed to owners once an hour, and a suspension by the operator holds', async () => {
    const { id, secret } = await issue()
    const before = await bed.countMails('ada@society.example', 'key')
    await Promise.all([flagExposed(access, secret, AT), flagExposed(access, secret, AT)])
    assert.equal(await bed.countMails('ada@society.example', 'key'), before + 1)
    await suspendKey(bed.store, { id, actor: 'operator:test', at: AT, reason: 'an invoice is open' })
    await assert.rejects(resumeOrganisationKey(bed.store, on(id)), /operator suspended .* an invoice is open/)
    await assert.rejects(
      rotateOrganisationKey(access, { ...on(id), overlapDays: 0 }),
      /operator suspended .* an invoice is open/,
    )
    await flagLeaked(access, secret, AT)
    await flagLeaked(access, secret, AT)
    const both = /operator suspended .* an invoice is open, and it was reported as leaked\. Ask/
    await assert.rejects(resumeOrganisationKey(bed.store, on(id)), both)
    await assert.rejects(rotateOrganisationKey(access, { ...on(id), overlapDays: 0 }), both)
    assert.equal(await bed.countMails('ada@society.example', 'key'), before + 2)
    assert.deepEqual(await actionsOn(id), ['key.leaked', 'key.suspend', 'key.exposed', 'key.issue'])
    await resumeKey(bed.store, { id, actor: 'operator:test', at: AT })
    await authenticate(access, secret, AT)
  })

  test('every key of a reported text is suspended, up to 20, and each owner gets one mail for each', async () => {
    const leaky = await bed.addOrganisation('Leaky Society', { owner: bed.owner })
    const wanted = { organisation: leaky, scopes: [], actor: 'operator:test', at: AT }
    const keys = await Promise.all(Array.from({ length: 21 }, () => issueKey(access, wanted)))
    const secrets = keys.map(({ secret }) => secret)
    const before = await bed.countMails('ada@society.example', 'key')
    await flagLeaked(access, secrets.map((secret) => `KEY=${secret}, again ${secret}`).join('\n'), AT)
    const checked = await Promise.allSettled(secrets.map((secret) => authenticate(access, secret, AT)))
    assert.deepEqual(
      checked.map(({ status }) => status),
      [...Array.from({ length: 20 }, () => 'rejected'), 'fulfilled'],
    )
    assert.equal(await bed.countMails('ada@society.example', 'key'), before + 20)
  })

  test('a key that was revoked is not mailed about when it stands in an address', async () => {
    const { id, secret } = await issue()
    await revokeOrganisationKey(bed.store, on(id))
    const before = await bed.countMails('ada@society.example', 'key')
    await flagExposed(access, secret, AT)
    assert.equal(await bed.countMails('ada@society.example', 'key'), before)
    assert.deepEqual(await actionsOn(id), ['key.exposed', 'key.revoke', 'key.issue'])
  })

  test('a suspension by the operator outweighs a leak and a suspension by a member, and keeps the leak', async () => {
    const [leaked, paused] = [await issue(), await issue()]
    await flagLeaked(access, leaked.secret, AT)
    await suspendOrganisationKey(bed.store, on(paused.id))
    const reason = 'Jane Doe did not pay'
    for (const { id } of [leaked, paused])
      await suspendKey(bed.store, { id, actor: 'operator:test', at: AT, reason })
    for (const { id } of [leaked, paused]) {
      await assert.rejects(resumeOrganisationKey(bed.store, on(id)), /operator suspended .* Jane Doe/)
      await assert.rejects(rotateOrganisationKey(access, { ...on(id), overlapDays: 0 }), /Jane Doe/)
      const lines = await listAudit(bed.store, { object: id, action: 'key.suspend', limit: 9 })
      assert.deepEqual([lines.length, lines[0]?.detail], [2, '{}'])
    }
    assert.equal((await stateOf(leaked.id))?.suspendedFor, `${reason}, and it was reported as leaked`)
    await assert.rejects(
      suspendKey(bed.store, { id: paused.id, actor: 'operator:test', at: AT, reason: 'again' }),
      /suspended already .* \(Jane Doe did not pay\)/,
    )
  })

  test('an organisation has at most 20 open keys', async () => {
    const wanted = { organisation: other, actor: bed.as(bed.stranger) }
    const issued = await Promise.allSettled(Array.from({ length: 25 }, () => issue(wanted)))
    assert.equal(issued.filter(({ status }) => status === 'fulfilled').length, 19)
    await assert.rejects(issue(wanted), refused('not_in_this_state'))
    await issue({ ...wanted, at: later(365 * DAY) })
  })

  test('new terms close every key until they are accepted, and no key is issued or rotated before', async () => {
    const { id, secret } = await issue()
    const text = new TextEncoder().encode(TEXT)
    const inForceAt = later(DAY)
    await addTerms(access, { version: '2026-04', text, inForceAt, actor: 'test' }, AT)
    const at = later(2 * DAY)
    const principal = await authenticate(access, secret, at)
    assert.throws(() => {
      requireTerms(principal)
    }, refused('terms_required'))
    await assert.rejects(issue({ at }), refused('terms_required'))
    await assert.rejects(
      rotateOrganisationKey(access, { ...on(id), at, overlapDays: 0 }),
      refused('terms_required'),
    )
    await accept(organisation, bed.owner, '2026-04', at)
    await issue({ at })
    requireTerms(await authenticate(access, secret, at))
  })
})
