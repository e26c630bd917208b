import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import type { QueuedRequest } from '@rotunda/contract'
import fc from 'fast-check'
import { checkRights, deletePerson } from '../../access/index.ts'
import { openMessageService } from '../../bin/testing.ts'
import {
  endAllSessions,
  listAllPeople,
  makeEnrolment,
  makeOrganisation,
  resetPasskeys,
  takeRoleAway,
  type PeopleTables,
} from '../../people/index.ts'
import { makeId } from '../../platform/index.ts'
import { runs } from '../../platform/testing.ts'
import {
  makeSoftwarePasskey,
  makeVisitor,
  readCode,
  signIn,
  TEST_ORIGIN,
  usePasskey,
  type SoftwarePasskey,
  type Visitor,
} from './testing.ts'
import {
  HOLDERS,
  KINDS,
  makeModel,
  MAILBOXES,
  mayReview,
  passkeyOf,
  stepInModel,
  type Model,
  type Step,
} from './testing/rights-model.ts'
import type { PasskeyOptions } from './testing/software-passkey.ts'

const service = await openMessageService()
after(() => service.close())
const { store, access } = service
const ACTOR = 'operator:test'

const ada = await signIn(service, 'ada@society.example')
const { id: owner } = (await ada.get('/me')).data as { readonly id: string }
const { id: organisation } = await makeOrganisation(
  access,
  {
    name: 'Example Society',
    site: 'https://society.example',
    actor: { person: owner, by: 'portal', address: '192.0.2.7' },
  },
  await store.now(),
)
const answers = {
  scopes: [{ scope: 'members:read', reason: 'Readers look for their members.' }],
  purpose: 'A guide to the offices of Congress.',
  use: 'public',
  volume: 500,
  key_storage: 'In a secret store that two engineers can read.',
}
const drafted = (await ada.post(`/organisations/${organisation}/requests`, { answers })).data
const { id: request, revision } = drafted as { readonly id: string; readonly revision: number }
assert.equal((await ada.post(`/requests/${request}/submit`, { revision })).status, 200)

type World = {
  readonly mailboxes: readonly string[]
  readonly browsers: Visitor[]
  readonly devices: SoftwarePasskey[]
  readonly ids: Map<number, string>
  /** Newest code of each mailbox, which every holder knows. */
  readonly codes: string[]
}

let worlds = 0
const makeWorld = (): World => {
  worlds += 1
  return {
    mailboxes: MAILBOXES.map((number) => `shared${number}.${worlds}@desk.example`),
    browsers: HOLDERS.map(() => makeVisitor(service)),
    devices: [],
    ids: new Map(),
    codes: [],
  }
}

const write = (work: Parameters<typeof store.write<PeopleTables, unknown>>[0]) => store.write(work)

const makePasskey = async ({ devices, ids }: World, browser: Visitor, options: unknown): Promise<boolean> => {
  const device = makeSoftwarePasskey(TEST_ORIGIN)
  const response = device.create(options as PasskeyOptions)
  if ((await browser.post('/passkeys', { name: 'Test', response })).status !== 201) return false
  ids.set(devices.length, response.id)
  devices.push(device)
  return true
}

/** Signs in at the door. The limits of mailboxes and addresses are not what is tested here. */
const signInAgain = async (browser: Visitor, mailbox: string): Promise<boolean> => {
  await write((trx) => trx.deleteFrom('sign_in_counters').execute())
  await browser.post('/sign-in', { mailbox })
  const code = await readCode(service, mailbox)
  return (await browser.post('/sign-in/code', { mailbox, code })).status === 200
}

const join = async (browser: Visitor, mailbox: string): Promise<boolean> => {
  const at = await store.now()
  const id = makeId('invitation', at)
  const row = { id, organisation, mailbox, role: 'member', invited_by: null } as const
  await write(async (trx) => {
    await trx.deleteFrom('invitations').where('mailbox', '=', mailbox).execute()
    await trx
      .insertInto('invitations')
      .values({ ...row, ends_at: at.getTime() + 60_000 })
      .execute()
  })
  const { status } = await browser.post(`/invitations/${id}/accept`)
  // An open invitation keeps the reviewer from deciding.
  await write((trx) => trx.deleteFrom('invitations').where('id', '=', id).execute())
  return status === 200
}

const changeMailbox = async (browser: Visitor, old: string, mailbox: string): Promise<boolean> => {
  await write((trx) => trx.deleteFrom('sign_in_counters').execute())
  if ((await browser.post('/me/mailbox/codes', { mailbox })).status !== 200) return false
  const [code, old_code] = [await readCode(service, mailbox), await readCode(service, old)]
  return (await browser.post('/me/mailbox', { mailbox, code, old_code })).status === 200
}

const order = async ({ kind }: Step, mailbox: string): Promise<boolean> => {
  const person = (await listAllPeople(store)).find((one) => one.mailbox === mailbox)?.id ?? 'per_none'
  const [wanted, at] = [{ person, actor: ACTOR }, await store.now()]
  const orders = { take_role: takeRoleAway, reset: resetPasskeys, end_sessions: endAllSessions } as const
  const carryOut =
    kind === 'take_role' || kind === 'reset' || kind === 'end_sessions'
      ? () => orders[kind](access, wanted, at)
      : () => deletePerson(access, wanted, at)
  return carryOut().then(
    () => true,
    () => false,
  )
}

/** Carries out a step in the service, and returns whether it was allowed. `model` is from before the step. */
const stepInService = async (world: World, model: Model, step: Step): Promise<boolean> => {
  const { mailboxes, browsers, devices, ids, codes } = world
  const { kind, holder } = step
  const [browser, mailbox] = [browsers[holder], mailboxes[step.mailbox] ?? '']
  assert.ok(browser)
  const person = model.sessions[holder]?.person
  const own = person === undefined ? -1 : model.people.indexOf(person)
  const passkey = passkeyOf(model, step)
  switch (kind) {
    case 'sign_in':
      return signInAgain(browser, mailbox)
    case 'add_passkey': {
      const { status, data } = await browser.post('/passkeys/options')
      return status === 200 && (await makePasskey(world, browser, data))
    }
    case 'use_passkey': {
      const device = passkey && devices[passkey.number]
      return device !== undefined && (await usePasskey(browser, device)).status === 200
    }
    case 'remove_passkey':
      return (await browser.delete(`/passkeys/${ids.get(passkey?.number ?? -1) ?? 'none'}`)).status === 200
    case 'invite': {
      const wanted = { mailbox, role: 'reviewer', actor: ACTOR } as const
      codes[step.mailbox] = (await makeEnrolment(access, wanted, await store.now())).code
      return true
    }
    case 'enrol': {
      const { status, data } = await browser.post('/enrolment/options', { code: codes[own] ?? 'none' })
      return status === 200 && (await makePasskey(world, browser, data))
    }
    case 'join':
      return person?.isMember !== true && (await join(browser, mailboxes[own] ?? 'none@desk.example'))
    case 'leave':
      return (await browser.post(`/organisations/${organisation}/leave`)).status === 200
    case 'change_mailbox':
      return changeMailbox(browser, mailboxes[own] ?? '', mailbox)
    case 'take_role':
    case 'reset':
    case 'end_sessions':
    case 'delete':
      return order(step, mailbox)
  }
}

/** Rights of each browser, as the service shows them and as the model has them. */
const readRights = ({ browsers }: World) =>
  Promise.all(
    browsers.map(async (browser) => {
      const { status, data, code } = await browser.get('/review/requests')
      if (status !== 200) return code
      const listed = (data as readonly QueuedRequest[]).find(({ id }) => id === request)
      return listed?.obstacle === null ? 'may decide' : 'is too near'
    }),
  )

const tellRights = (model: Model): string[] =>
  HOLDERS.map((holder) => {
    const session = model.sessions[holder]
    if (session === undefined) return 'sign_in_needed'
    if (!session.person.role) return 'not_permitted'
    if (!mayReview(model, holder)) return 'passkey_needed'
    return session.person.belonged ? 'is too near' : 'may decide'
  })

const stepArbitrary: fc.Arbitrary<Step> = fc.record({
  kind: fc.oneof(
    { weight: 2, arbitrary: fc.constantFrom(...KINDS) },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Step['kind']>('sign_in', 'add_passkey', 'use_passkey', 'invite', 'enrol'),
    },
  ),
  holder: fc.constantFrom(...HOLDERS),
  mailbox: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.constant(1) }),
  pick: fc.nat(5),
})

const plain = (kind: Step['kind'], holder: number, pick = 0): Step => ({ kind, holder, mailbox: 0, pick })

/** A passkey from before the invitation, and a session from before it. */
const PLANTED = [
  plain('sign_in', 1),
  plain('add_passkey', 1),
  plain('sign_in', 0),
  plain('invite', 0),
  plain('enrol', 0),
  plain('use_passkey', 1),
]
/** A passkey of a role that was taken away, and given again to a new passkey. */
const RETURNED = [...PLANTED, plain('take_role', 0), plain('sign_in', 0), plain('invite', 0)]
const MOVED = [
  ...PLANTED,
  { ...plain('invite', 0), mailbox: 1 },
  { ...plain('change_mailbox', 0), mailbox: 1 },
  plain('enrol', 0),
  plain('sign_in', 1),
  plain('use_passkey', 0),
]
const LEFT = [...PLANTED, plain('join', 0), plain('leave', 0)]
/** A device that is lost: its passkey goes, with its session. */
const LOST = [
  ...PLANTED,
  plain('add_passkey', 0),
  plain('use_passkey', 0),
  plain('remove_passkey', 0, 1),
  plain('use_passkey', 0, 1),
]

test('no order of steps, by people behind the same mailboxes, opens a role without a passkey made for it', async () => {
  let [reviewed, barred] = [0, 0]
  const property = fc.asyncProperty(
    fc.array(stepArbitrary, { minLength: 10, maxLength: 25 }),
    async (steps) => {
      const [world, model] = [makeWorld(), makeModel()]
      for (const [index, step] of steps.entries()) {
        const done = await stepInService(world, model, step)
        const allowed = stepInModel(model, step)
        const found = JSON.stringify([done, await readRights(world)])
        const rights = tellRights(model)
        assert.equal(found, JSON.stringify([allowed, rights]), JSON.stringify(steps.slice(0, index + 1)))
        reviewed += rights.filter((right) => right === 'may decide').length
        barred += rights.filter((right) => right === 'is too near').length
      }
      assert.deepEqual(await checkRights(store), [], 'roles that differ from the audit log')
    },
  )
  const examples: [Step[]][] = [
    [PLANTED],
    [[...RETURNED, plain('enrol', 0), plain('use_passkey', 0), plain('use_passkey', 1)]],
    [MOVED],
    [LEFT],
    [LOST],
  ]
  await fc.assert(property, { ...runs(20), examples })
  assert.ok(reviewed > 0 && barred > 0, 'the steps reached no role')
})
