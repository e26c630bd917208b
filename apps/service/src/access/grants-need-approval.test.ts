import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Scope } from '@rotunda/contract'
import fc from 'fast-check'
import type { Actor } from '../people/index.ts'
import { makePeopleNeeds } from '../people/testing.ts'
import { Refusal } from '../platform/index.ts'
import { onEveryStore, type TestStore } from '../platform/store/testing.ts'
import { runs } from '../platform/testing.ts'
import {
  answerRequest,
  askBack,
  checkRights,
  decide,
  draftRequest,
  grantsOf,
  lapseRequests,
  narrowGrants,
  portalMigrations,
  refuseRequest,
  secondRequest,
  showRequest,
  submitRequest,
  withdrawRequest,
  type PortalTables,
} from './index.ts'
import {
  CAST,
  checkGrants,
  copyModel,
  KINDS,
  NAMES,
  stepInModel,
  summariseModel,
  type Kind,
  type Model,
  type Name,
  type Step,
} from './testing/request-model.ts'
import { answersFor, AT, DAY, later, makePeopleBed } from './testing.ts'

const MOST_REQUESTS = 3

const scopesArbitrary = fc.oneof(
  { weight: 3, arbitrary: fc.constant<readonly Scope[]>(['staff:read', 'members:read']) },
  { weight: 2, arbitrary: fc.constant<readonly Scope[]>(['members:read']) },
  { weight: 2, arbitrary: fc.subarray<Scope>(['staff:read', 'members:read', 'hearings:read']) },
)
const WRITERS = fc.constantFrom<Name>('owner', 'freely')
const REVIEWERS = fc.constantFrom<Name>(...NAMES.filter((name) => CAST[name].reviews))
const ANYBODY = fc.constantFrom<Name>(...NAMES)

const stepOf = (kind: fc.Arbitrary<Kind>, who: fc.Arbitrary<Name>): fc.Arbitrary<Step> =>
  fc.record({
    kind,
    who: fc.oneof({ weight: 4, arbitrary: who }, { weight: 1, arbitrary: ANYBODY }),
    by: fc.constantFrom('portal', 'command'),
    scopes: scopesArbitrary,
    request: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(2) }),
  })

const stepArbitrary = fc.oneof(
  { weight: 3, arbitrary: stepOf(fc.constantFrom('draft', 'answer', 'submit'), WRITERS) },
  { weight: 4, arbitrary: stepOf(fc.constantFrom('decide', 'second', 'second', 'ask_back'), REVIEWERS) },
  { weight: 1, arbitrary: stepOf(fc.constantFrom('change_role', 'change_member'), REVIEWERS) },
  { weight: 1, arbitrary: stepOf(fc.constantFrom(...KINDS), ANYBODY) },
)

/** One step, or two at once. */
const turnArbitrary = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(stepArbitrary) },
  { weight: 1, arbitrary: fc.tuple(stepArbitrary, stepArbitrary) },
)

const plainStep = (kind: Kind, who: Name): [Step] => [
  { kind, who, by: 'portal', scopes: ['staff:read', 'members:read'], request: 0 },
]

/**
 * The plain way to a grant, with what happens between its two approvals. Every run goes some steps of it first, since
 * few steps at random go far.
 */
const plainWay = (
  [writer, first, second]: readonly [Name, Name, Name],
  ...between: readonly (readonly [Step])[]
): (readonly [Step])[] => [
  plainStep('draft', writer),
  plainStep('answer', writer),
  plainStep('submit', writer),
  plainStep('decide', first),
  ...between,
  plainStep('second', second),
]

const waysArbitrary = fc
  .tuple(
    fc.tuple(WRITERS, REVIEWERS, REVIEWERS),
    fc.constantFrom<(Kind | undefined)[]>(undefined, undefined, 'change_role', 'change_member'),
    fc.nat(6),
    fc.array(turnArbitrary, { minLength: 10, maxLength: 30 }),
  )
  .map(([people, change, steps, turns]) => {
    const between = change === undefined ? [] : [plainStep(change, people[1])]
    return [...plainWay(people, ...between).slice(0, steps), ...turns]
  })

onEveryStore((open) => {
  let store: TestStore
  let ids: Readonly<Record<Name, string>>
  let other: string
  let bed: ReturnType<typeof makePeopleBed>

  before(async () => {
    store = await open(portalMigrations, () => AT)
    bed = makePeopleBed(store)
    const entries: [string, string][] = []
    for (const name of NAMES) entries.push([name, await bed.addPerson(CAST[name].mailbox)])
    // Every name has its entry.
    ids = Object.fromEntries(entries) as Record<Name, string>
    other = await bed.addOrganisation('Other', { owner: ids.owner })
    await bed.addMember(other, ids.colleague)
  })
  after(() => store.destroy())

  const write = (work: Parameters<typeof store.write<PortalTables, unknown>>[0]) => store.write(work)

  const setRole = (name: Name, isReviewer: boolean) =>
    write((trx) =>
      trx
        .updateTable('people')
        .set({ role: isReviewer ? 'reviewer' : null })
        .where('id', '=', ids[name])
        .execute(),
    )

  /** As leaving does, which the last owner cannot: the next audit line is that of the leaving. */
  const noteFormer = (organisation: string, person: string) =>
    write(async (trx) => {
      const lines = trx.selectFrom('audit').select((row) => row.fn.max('number').as('last'))
      const { last } = await lines.executeTakeFirstOrThrow()
      await trx
        .insertInto('former_memberships')
        .values({ organisation, person, line: last + 1 })
        .execute()
    })

  const setMember = async (organisation: string, name: Name, isMember: boolean) => {
    const leave = write((trx) =>
      trx
        .deleteFrom('memberships')
        .where('organisation', '=', organisation)
        .where('person', '=', ids[name])
        .execute(),
    )
    await leave
    if (isMember) await bed.addMember(organisation, ids[name])
    else await noteFormer(organisation, ids[name])
  }

  /** Carries out a step in the service. The model says what a change of role or membership leads to. */
  const stepInService = async (
    organisation: string,
    requests: string[],
    { step, model }: { readonly step: Step; readonly model: Model },
  ): Promise<unknown> => {
    const needs = makePeopleNeeds(store)
    const { kind, who, by, scopes } = step
    const actor: Actor = { person: ids[who], by }
    const order = { actor, request: requests[step.request] ?? 'req_none', at: AT }
    switch (kind) {
      case 'draft':
        return draftRequest(needs, { actor, organisation, answers: {}, at: AT }).then(({ id }) =>
          requests.push(id),
        )
      case 'answer':
        return answerRequest(needs, { ...order, answers: answersFor(...scopes) })
      case 'submit':
        return submitRequest(needs, order)
      case 'withdraw':
        return withdrawRequest(needs, order)
      case 'ask_back':
        return askBack(needs, { ...order, note: 'Why?' })
      case 'decide':
        return decide(needs, { ...order, approve: scopes.map((scope) => ({ scope })), note: 'Because.' })
      case 'second':
        return secondRequest(needs, order)
      case 'refuse':
        return refuseRequest(needs, { ...order, reason: 'Because.' })
      case 'narrow':
        return narrowGrants(needs, { actor, organisation, scopes, note: 'Because.', at: AT })
      case 'lapse':
        return lapseRequests(needs, later(90 * DAY))
      case 'change_role':
        return setRole(who, !model.reviewers.has(who))
      case 'change_member':
        return setMember(organisation, who, !model.members.has(who))
    }
  }

  const isAllowed = (done: PromiseSettledResult<unknown>): boolean => {
    if (done.status === 'rejected') assert.ok(done.reason instanceof Refusal, String(done.reason))
    return done.status === 'fulfilled'
  }

  const readService = async (organisation: string, requests: readonly string[]): Promise<unknown> => ({
    states: await Promise.all(
      requests.map(async (request) => (await showRequest(store, { request, person: null })).state),
    ),
    granted: (await grantsOf(store, organisation)).map(({ scope }) => scope).sort(),
  })

  /** Open grants, with the people of the newest approval of their requests. */
  const listApproved = async (organisation: string) => {
    const grants = await grantsOf(store, organisation)
    const events = await store
      .db<PortalTables>()
      .selectFrom('request_events')
      .innerJoin('access_requests', 'access_requests.id', 'request_events.request')
      .select(['request', 'event', 'person'])
      .where('organisation', '=', organisation)
      .where('event', 'in', ['propose', 'approve', 'second'])
      .orderBy('request_events.revision')
      .execute()
    return grants.map(({ scope, request }) => {
      const own = events.filter((one) => one.request === request)
      const count = own.at(-1)?.event === 'second' ? 2 : 1
      return { scope, by: own.slice(-count).map(({ person }) => person) }
    })
  }

  const begin = async (): Promise<{ organisation: string; model: Model }> => {
    // An organisation of an earlier run would bring its members near to one another.
    for (const table of ['memberships', 'former_memberships'] as const)
      await write((trx) => trx.deleteFrom(table).where('organisation', '!=', other).execute())
    const organisation = await bed.addOrganisation('Asking', { owner: ids.owner })
    await bed.addMember(organisation, ids.freely)
    await bed.addMember(organisation, ids.inside)
    for (const name of NAMES) await setRole(name, CAST[name].reviews)
    const isIn = (name: Name): boolean => CAST[name].in.some((one) => one === 'asking')
    const model: Model = {
      requests: [],
      grants: new Map(),
      reviewers: new Set(NAMES.filter((name) => CAST[name].reviews)),
      members: new Set(NAMES.filter(isIn)),
      belonged: new Set(NAMES.filter(isIn)),
    }
    return { organisation, model }
  }

  test('no steps of any persons, alone or two at once, grant what was not approved by those whom the rules ask for', async () => {
    let [approved, seconded] = [0, 0]
    const property = fc.asyncProperty(waysArbitrary, async (turns) => {
      const { organisation, model: first } = await begin()
      const requests: string[] = []
      let model = first
      for (const turn of turns) {
        const isPair = turn.length === 2
        // One row cannot be flipped by two at once from a value that was read before.
        const steps = turn.filter(
          ({ kind }) =>
            (kind !== 'draft' || (!isPair && requests.length < MOST_REQUESTS)) &&
            !(isPair && kind.startsWith('change')),
        )
        const present = model
        const done = await Promise.allSettled(
          steps.map((step) => stepInService(organisation, requests, { step, model: present })),
        )
        const allowed = done.map(isAllowed)
        checkGrants(await listApproved(organisation))
        const found = JSON.stringify([allowed, await readService(organisation, requests)])
        const ways = [steps, [...steps].reverse()].map((order) => {
          const after = copyModel(present)
          const outcome = new Map(order.map((step) => [step, stepInModel(after, step)]))
          return {
            after,
            told: JSON.stringify([steps.map((step) => outcome.get(step)), summariseModel(after)]),
          }
        })
        const way = ways.find(({ told }) => told === found)
        assert.ok(
          way,
          `${JSON.stringify(steps)}: ${found}, and not ${ways.map(({ told }) => told).join(' or ')}`,
        )
        model = way.after
        approved += model.grants.size
        seconded += model.grants.has('staff:read') ? 1 : 0
      }
      // The steps give and take roles without their lines.
      const differing = (await checkRights(store)).filter(({ name }) => name !== 'role')
      assert.deepEqual(differing, [], 'grants that differ from the audit log')
    })
    await fc.assert(property, { ...runs(30), examples: [[plainWay(['freely', 'far', 'farther'])]] })
    assert.ok(approved > 0 && seconded > 0, 'the steps reached no grant')
  })
})
