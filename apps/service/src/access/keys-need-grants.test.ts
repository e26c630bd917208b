import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Scope } from '@rotunda/contract'
import fc from 'fast-check'
import type { Actor } from '../people/index.ts'
import { makeId, Refusal } from '../platform/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import { runs } from '../platform/testing.ts'
import {
  acceptTerms,
  addTerms,
  authenticate,
  draftRequest,
  findTermsInForce,
  issueOrganisationKey,
  narrowGrants,
  portalMigrations,
  requireTerms,
  resumeOrganisationKey,
  revokeOrganisationKey,
  rotateOrganisationKey,
  suspendOrganisationKey,
  type AccessNeeds,
  type PortalTables,
} from './index.ts'
import { AT, later, makePeopleBed, makeTestAccess } from './testing.ts'

const SCOPES: readonly Scope[] = ['staff:read', 'members:read', 'hearings:read']
const PEOPLE = ['owner', 'member', 'stranger', 'reviewer'] as const
type Name = (typeof PEOPLE)[number]
const MEMBERS: readonly Name[] = ['owner', 'member']

const KINDS = [
  'issue',
  'issue',
  'rotate',
  'suspend',
  'resume',
  'revoke',
  'accept',
  'new_terms',
  'grant',
  'narrow',
] as const

const stepArbitrary = fc.record({
  kind: fc.constantFrom(...KINDS),
  who: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom<Name>(...MEMBERS) },
    { weight: 1, arbitrary: fc.constantFrom(...PEOPLE) },
  ),
  scopes: fc.subarray([...SCOPES], { minLength: 1 }),
  key: fc.nat(4),
})
type Step = typeof stepArbitrary extends fc.Arbitrary<infer Value> ? Value : never

type Key = {
  readonly id: string
  readonly secret: string
  scopes: readonly Scope[]
  state: 'open' | 'suspended' | 'closed' | 'replaced'
}

/** The rules once more, without a database. */
type Model = { readonly granted: Set<Scope>; readonly keys: Key[]; terms: number; accepted: number }

/** A key loses all of its scopes, and is then rotated: few runs get there at random. */
const LOST_SCOPES: Step[] = [
  { kind: 'narrow', who: 'reviewer', scopes: [...SCOPES], key: 0 },
  { kind: 'rotate', who: 'owner', scopes: [...SCOPES], key: 0 },
  { kind: 'resume', who: 'owner', scopes: [...SCOPES], key: 0 },
]

/** Keys that no other replaced. */
const listPresent = ({ keys }: Model): Key[] => keys.filter(({ state }) => state !== 'replaced')

onEveryStore((open) => {
  let store: TestStore
  let access: AccessNeeds
  before(async () => {
    store = await open(portalMigrations, () => AT)
    access = makeTestAccess(store)
  })
  after(() => store.destroy())

  let versions = 0
  let ticks = 0
  /** A later time for each step: a key is looked up again after a second. */
  const tick = (): Date => later((ticks += 2000))
  const addVersion = async (): Promise<void> => {
    versions += 1
    const [at, text] = [tick(), Buffer.from(`Terms ${versions}.\n`)]
    await addTerms(access, { version: `v-${versions}`, text, inForceAt: at, actor: 'test' }, at)
  }

  const openBed = async () => {
    const people = makePeopleBed(store)
    const mark = makeId('person', AT).slice(-12)
    const persons = {
      owner: await people.addPerson(`owner-${mark}@society.example`),
      member: await people.addPerson(`member-${mark}@society.example`),
      stranger: await people.addPerson(`stranger-${mark}@elsewhere.example`),
      reviewer: await people.addPerson(`reviewer-${mark}@rotunda.example`, 'reviewer'),
    }
    const organisation = await people.addOrganisation(`Society ${mark}`, { owner: persons.owner })
    await people.addMember(organisation, persons.member)
    await addVersion()
    const actorOf = (name: Name): Actor => ({ person: persons[name], by: 'portal', address: '192.0.2.1' })
    const { id: request } = await draftRequest(access, {
      actor: actorOf('owner'),
      organisation,
      answers: {},
      at: AT,
    })
    return { organisation, actorOf, request }
  }
  type Bed = Awaited<ReturnType<typeof openBed>>

  const grant = async ({ organisation, request }: Bed, scope: Scope): Promise<void> => {
    const row = {
      id: makeId('grant', AT),
      organisation,
      scope,
      request,
      quota_minute: 600,
      quota_day: 1000,
      granted_at: AT.getTime(),
      ended_at: null,
    }
    await store.write<PortalTables, unknown>((trx) =>
      trx
        .insertInto('grants')
        .values(row)
        .onConflict((conflict) =>
          conflict.columns(['organisation', 'scope']).where('ended_at', 'is', null).doNothing(),
        )
        .execute(),
    )
  }

  /** Carries out a step against the database. Returns a new key, or whether it was allowed. */
  const carryOut = async (bed: Bed, model: Model, step: Step) => {
    const { organisation, actorOf } = bed
    const { kind, who, scopes, key: index } = step
    const [actor, old, at] = [actorOf(who), listPresent(model)[index], tick()]
    const order = { organisation, actor, id: old?.id ?? 'key_none', at }
    if (kind === 'issue')
      return issueOrganisationKey(access, { organisation, actor, name: 'Key', scopes, at })
    if (kind === 'rotate') return rotateOrganisationKey(access, { ...order, overlapDays: 0 })
    if (kind === 'suspend') return suspendOrganisationKey(store, order)
    if (kind === 'resume') return resumeOrganisationKey(store, order)
    if (kind === 'revoke') return revokeOrganisationKey(store, order)
    if (kind === 'new_terms') return addVersion()
    if (kind === 'narrow') return narrowGrants(access, { actor, organisation, scopes, note: 'Less.', at })
    if (kind === 'grant') for (const scope of scopes) await grant(bed, scope)
    else await accept(organisation, actor)
    return undefined
  }

  const accept = async (organisation: string, actor: Actor): Promise<void> => {
    const at = tick()
    const terms = await findTermsInForce(store.db(), at)
    const { version = '', sha256 = '' } = terms ?? {}
    await acceptTerms(store, { organisation, version, sha256, actor, at })
  }

  /** Whether the rules allow a step; the model follows it. */
  const follow = (model: Model, { kind, who, scopes, key: index }: Step, made: unknown): boolean => {
    const isMember = MEMBERS.includes(who)
    const old = listPresent(model)[index]
    const { granted, keys } = model
    const mayIssue = (wanted: readonly Scope[]) =>
      isMember && model.accepted === model.terms && wanted.every((scope) => granted.has(scope))
    const add = (wanted: readonly Scope[]): true => {
      // The step returned it.
      keys.push({
        ...(made as { readonly id: string; readonly secret: string }),
        scopes: wanted,
        state: 'open',
      })
      return true
    }
    switch (kind) {
      case 'issue':
        return mayIssue(scopes) && add(SCOPES.filter((scope) => scopes.includes(scope)))
      case 'rotate':
        // A key that lost all of its scopes has nothing to replace.
        if (old === undefined || old.state === 'closed' || old.scopes.length === 0) return false
        if (!mayIssue(old.scopes)) return false
        old.state = 'replaced'
        return add(old.scopes)
      case 'suspend':
        if (old?.state !== 'open' || !isMember) return false
        old.state = 'suspended'
        return true
      case 'resume':
        if (old?.state !== 'suspended' || !isMember) return false
        old.state = 'open'
        return true
      case 'revoke':
        if (old === undefined || old.state === 'closed' || !isMember) return false
        old.state = 'closed'
        return true
      case 'accept':
        if (isMember) model.accepted = model.terms
        return isMember
      case 'new_terms':
        model.terms += 1
        return true
      case 'grant':
        for (const scope of scopes) granted.add(scope)
        return true
      case 'narrow':
        if (who !== 'reviewer' || !scopes.every((scope) => granted.has(scope))) return false
        for (const scope of scopes) granted.delete(scope)
        for (const key of keys) key.scopes = key.scopes.filter((scope) => granted.has(scope))
        return true
    }
  }

  /** Each key is taken exactly as the model says, with the scopes that it has there. */
  const compare = async (model: Model, now: Date): Promise<void> => {
    for (const { secret, scopes, state } of model.keys) {
      const principal = await authenticate(access, secret, now).catch((cause: unknown) => {
        if (cause instanceof Refusal) return undefined
        throw cause
      })
      assert.equal(principal !== undefined, state === 'open')
      if (principal === undefined) continue
      assert.deepEqual([...principal.scopes].sort(), [...scopes].sort())
      assert.ok(scopes.every((scope) => model.granted.has(scope)))
      if (model.accepted === model.terms) requireTerms(principal)
      else assert.throws(() => requireTerms(principal), { code: 'terms_required' })
    }
  }

  test('no steps of any persons give a key a scope that is not granted, or data without the accepted terms', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(stepArbitrary, { minLength: 5, maxLength: 16 }), async (steps) => {
        const bed = await openBed()
        const model: Model = { granted: new Set(), keys: [], terms: 1, accepted: 0 }
        // Few steps at random get as far as a key.
        const plain = { who: 'owner', scopes: SCOPES, key: 0 } as const
        const begin = (['grant', 'accept', 'issue'] as const).map((kind) => ({
          ...plain,
          scopes: [...SCOPES],
          kind,
        }))
        for (const [index, step] of [...begin, ...steps].entries()) {
          const made = await carryOut(bed, model, step).catch((cause: unknown) => {
            if (cause instanceof Refusal) return cause
            throw cause
          })
          const isAllowed = follow(model, step, made)
          assert.equal(made instanceof Refusal, !isAllowed, `${index} ${JSON.stringify(step)}`)
          await compare(model, tick())
        }
      }),
      { ...runs(15), examples: [[LOST_SCOPES]] },
    )
  })
})
