import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Scope } from '@rotunda/contract'
import { onEveryStore } from '../platform/store/testing.ts'
import {
  checkRights,
  decide,
  DEFAULT_QUOTAS,
  narrowGrants,
  secondRequest,
  type PortalTables,
} from './index.ts'
import { answersFor, AT, openRequestBed, type RequestBed } from './testing.ts'

type Differing = Awaited<ReturnType<typeof checkRights>>[number]

onEveryStore((open) => {
  let bed: RequestBed
  before(async () => {
    bed = await openRequestBed(open)
  })
  after(() => bed.store.destroy())

  const listNamed = async (isNamed: (right: Differing) => boolean) =>
    (await checkRights(bed.store))
      .filter(isNamed)
      .map(({ holder, name, found, logged }) => ({ holder, name, found, logged }))

  test('a role that no line of the audit log gave is named', async () => {
    const { first, second } = bed
    const named = await listNamed(({ line }) => line === null)
    const reviewer = { role: 'reviewer', enrolment: null }
    assert.deepEqual(
      named.find(({ holder }) => holder === first),
      { holder: first, name: 'role', found: reviewer, logged: null },
    )
    assert.deepEqual(named.map(({ holder }) => holder).sort(), [first, second].sort())
  })

  test('grants are as the lines of their approvals say, and a grant that is changed beside the log is named', async () => {
    const { needs, first, second } = bed
    const request = await bed.submit(answersFor('members:read', 'hearings:read', 'staff:read'))
    const scopes = ['members:read', 'hearings:read', 'staff:read'] as const
    await decide(needs, { ...bed.on(request, first), approve: scopes.map((scope) => ({ scope })) })
    const listGrants = () => listNamed(({ name }) => name !== 'role')
    assert.deepEqual(await listGrants(), [])
    await secondRequest(needs, bed.on(request, second))
    const { organisation } = bed
    const narrowing = { actor: bed.as(first), organisation, note: 'The project ended.', at: AT }
    await narrowGrants(needs, { ...narrowing, scopes: ['hearings:read'] })
    await narrowGrants(needs, { ...narrowing, scopes: ['members:read'], quotas: { day: 5 } })
    assert.deepEqual(await listGrants(), [])
    await bed.store.write<PortalTables, unknown>(async (trx) => {
      const change = (scope: Scope) => trx.updateTable('grants').where('scope', '=', scope)
      await change('hearings:read').set({ ended_at: null }).execute()
      await change('staff:read').set({ ended_at: AT.getTime() }).execute()
      await change('members:read').where('ended_at', 'is', null).set({ quota_day: 9_000_000 }).execute()
    })
    const usual = { ...DEFAULT_QUOTAS, request }
    assert.deepEqual(await listGrants(), [
      { holder: organisation, name: 'staff:read', found: null, logged: usual },
      {
        holder: organisation,
        name: 'members:read',
        found: { ...usual, day: 9_000_000 },
        logged: { ...usual, day: 5 },
      },
      { holder: organisation, name: 'hearings:read', found: usual, logged: null },
    ])
  })
})
