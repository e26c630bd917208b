import { answersFor } from '../../../apps/service/src/access/testing.ts'
import {
  makeSoftwarePasskey,
  makeVisitor,
  readCode,
  signIn,
  TEST_ORIGIN,
  usePasskey,
  type Visitor,
} from '../../../apps/service/src/http/portal/testing.ts'
import { makeEnrolment } from '../../../apps/service/src/people/index.ts'
import type { TestService } from '../../../apps/service/src/bin/testing.ts'
import { read, type WriteRequests } from './write-requests.ts'

/** Requests of the portal. No two are about the same thing, so that all of them work one after the other. */
export const preparePortalWrites = async (
  service: TestService,
  [first, second]: readonly [Visitor, Visitor, Visitor],
): Promise<WriteRequests> => {
  const ada = await signIn(service, 'ada@society.example')
  const society = await makeOrganisation(ada, 'Example Society')
  const bed: Bed = { service, ada, society, first, second }
  return {
    ...(await prepareSignIn(service)),
    ...(await preparePasskeys(service)),
    ...(await prepareOrganisation(bed)),
    ...(await prepareRequests(bed)),
    ...(await prepareKeys(bed)),
  }
}

type Bed = {
  readonly service: TestService
  /** Owner of the society. */
  readonly ada: Visitor
  /** Path of an organisation. */
  readonly society: string
  readonly first: Visitor
  readonly second: Visitor
}

const SITE = 'https://society.example'

/** Returns the path of the organisation. */
const makeOrganisation = async (owner: Visitor, name: string): Promise<string> =>
  `/organisations/${read(await owner.post('/organisations', { name, site: SITE })).id}`

const prepareSignIn = async (service: TestService): Promise<WriteRequests> => {
  const asking = makeVisitor(service)
  const signingIn = makeVisitor(service)
  const mailbox = 'new@society.example'
  await signingIn.post('/sign-in', { mailbox })
  const code = await readCode(service, mailbox)
  const [out, moving, moved, many, two] = [
    await signIn(service, 'out@society.example'),
    await signIn(service, 'moving@society.example'),
    await signIn(service, 'moved@society.example'),
    await signIn(service, 'many@society.example'),
    await signIn(service, 'two@society.example'),
  ]
  const wanted = { mailbox: 'moved@new.example' }
  await moved.post('/me/mailbox/codes', wanted)
  const codes = {
    code: await readCode(service, wanted.mailbox),
    old_code: await readCode(service, moved.mailbox),
  }
  for (const { mailbox: again } of [many, two]) await signIn(service, again)
  const sessions: readonly { id: string; is_this: boolean }[] = read(await two.get('/sessions'))
  const other = sessions.find(({ is_this: isThis }) => !isThis)?.id
  return {
    askForCode: () => asking.post('/sign-in', { mailbox: 'asking@society.example' }),
    signIn: () => signingIn.post('/sign-in/code', { mailbox, code }),
    signOut: () => out.post('/sign-out'),
    askForMailboxCodes: () => moving.post('/me/mailbox/codes', { mailbox: 'moving@new.example' }),
    changeMailbox: () => moved.post('/me/mailbox', { ...wanted, ...codes }),
    endOtherSessions: () => many.delete('/sessions'),
    endSession: () => two.delete(`/sessions/${other}`),
  }
}

const preparePasskeys = async (service: TestService): Promise<WriteRequests> => {
  const [adding, added] = [
    await signIn(service, 'adding@society.example'),
    await signIn(service, 'added@society.example'),
  ]
  const options = await added.post('/passkeys/options')
  const response = makeSoftwarePasskey(TEST_ORIGIN).create(read(options))
  const enrolling = await signIn(service, 'enrolling@rotunda.example')
  const invited = { mailbox: enrolling.mailbox, role: 'reviewer', actor: 'test' } as const
  const { code } = await makeEnrolment(service.access, invited, await service.store.now())
  const beginning = makeVisitor(service)
  const returning = makeVisitor(service)
  const holder = await addPasskey(service, 'holder@society.example')
  const signed = holder.passkey.sign(read(await returning.post('/sign-in/passkey/options')))
  const removing = await addPasskey(service, 'removing@society.example')
  return {
    beginAddPasskey: () => adding.post('/passkeys/options'),
    addPasskey: () => added.post('/passkeys', { name: 'Laptop', response }),
    beginEnrolment: () => enrolling.post('/enrolment/options', { code }),
    beginPasskeySignIn: () => beginning.post('/sign-in/passkey/options'),
    signInWithPasskey: () => returning.post('/sign-in/passkey', { response: signed }),
    removePasskey: () => removing.visitor.delete(`/passkeys/${removing.id}`),
  }
}

/** A person without a role, whose passkey was just used. */
const addPasskey = async (service: TestService, mailbox: string) => {
  const visitor = await signIn(service, mailbox)
  const passkey = makeSoftwarePasskey(TEST_ORIGIN)
  const response = passkey.create(read(await visitor.post('/passkeys/options')))
  read(await visitor.post('/passkeys', { name: 'Laptop', response }))
  read(await usePasskey(visitor, passkey))
  const [{ id }] = read(await visitor.get('/passkeys'))
  return { visitor, passkey, id }
}

const prepareOrganisation = async ({ service, ada, society }: Bed): Promise<WriteRequests> => {
  const invite = async (name: string) => {
    const invitation = { mailbox: `${name}@society.example`, role: 'member' }
    return read(await ada.post(`${society}/invitations`, invitation)).id
  }
  const inviteVisitor = async (name: string) => {
    const id = await invite(name)
    return { visitor: await signIn(service, `${name}@society.example`), path: `/invitations/${id}` }
  }
  const join = async (name: string) => {
    const { visitor, path } = await inviteVisitor(name)
    read(await visitor.post(`${path}/accept`))
    const { id } = read(await visitor.get('/me'))
    return { visitor, path: `${society}/people/${id}` }
  }
  const [rising, removed, leaving] = [await join('rising'), await join('removed'), await join('leaving')]
  const [accepting, declining] = [await inviteVisitor('accepting'), await inviteVisitor('declining')]
  const withdrawn = await invite('withdrawn')
  return {
    makeOrganisation: () => ada.post('/organisations', { name: 'Second Guild', site: SITE }),
    changeRole: () => ada.patch(rising.path, { role: 'owner' }),
    removePerson: () => ada.delete(removed.path),
    leaveOrganisation: () => leaving.visitor.post(`${society}/leave`),
    invitePerson: () =>
      ada.post(`${society}/invitations`, { mailbox: 'guest@society.example', role: 'member' }),
    withdrawInvitation: () => ada.delete(`${society}/invitations/${withdrawn}`),
    acceptInvitation: () => accepting.visitor.post(`${accepting.path}/accept`),
    declineInvitation: () => declining.visitor.post(`${declining.path}/decline`),
  }
}

const ANSWERS = answersFor('members:read')
const APPROVE = [{ scope: 'members:read' }]

/** Returns the path of the request, without its first slash. */
const draft = async (owner: Visitor, organisation: string, answers = ANSWERS): Promise<string> =>
  `requests/${read(await owner.post(`${organisation}/requests`, { answers })).id}`

const submit = async (...asked: Parameters<typeof draft>): Promise<string> => {
  const request = await draft(...asked)
  read(await asked[0].post(`/${request}/submit`, { revision: 1 }))
  return request
}

const prepareRequests = async ({ service, ada, society, first, second }: Bed): Promise<WriteRequests> => {
  const submitted = () => submit(ada, society)
  const drafted = () => draft(ada, society)
  const [answered, sent, withdrawn] = [await drafted(), await drafted(), await submitted()]
  const [asked, approved, refused] = [await submitted(), await submitted(), await submitted()]
  const proposed = await submit(ada, society, answersFor('staff:read'))
  const approve = [{ scope: 'staff:read' }]
  read(await first.post(`/review/${proposed}/approve`, { revision: 2, approve }))
  const guild = await signIn(service, 'gina@guild.example')
  const narrowed = await makeOrganisation(guild, 'Example Guild')
  await grant(guild, narrowed, first)
  return {
    draftRequest: () => ada.post(`${society}/requests`, { answers: ANSWERS }),
    answerRequest: () => ada.patch(`/${answered}`, { revision: 1, answers: ANSWERS }),
    submitRequest: () => ada.post(`/${sent}/submit`, { revision: 1 }),
    withdrawRequest: () => ada.post(`/${withdrawn}/withdraw`, { revision: 2 }),
    askBack: () => first.post(`/review/${asked}/ask-back`, { revision: 2, note: 'How long?' }),
    approveRequest: () => first.post(`/review/${approved}/approve`, { revision: 2, approve: APPROVE }),
    secondRequest: () => second.post(`/review/${proposed}/second`, { revision: 3 }),
    refuseRequest: () => first.post(`/review/${refused}/refuse`, { revision: 2, reason: 'It is not clear.' }),
    narrowGrants: () =>
      first.post(`/review${narrowed}/narrow`, {
        scopes: ['members:read'],
        quotas: { day: 5 },
        note: 'Fewer.',
      }),
  }
}

const grant = async (owner: Visitor, organisation: string, reviewer: Visitor): Promise<void> => {
  const request = await submit(owner, organisation)
  read(await reviewer.post(`/review/${request}/approve`, { revision: 2, approve: APPROVE }))
}

const prepareKeys = async ({ service, first }: Bed): Promise<WriteRequests> => {
  const kim = await signIn(service, 'kim@keys.example')
  const holder = await makeOrganisation(kim, 'Holder of Keys')
  await grant(kim, holder, first)
  const [{ version, sha256 }] = read(await kim.get('/terms'))
  const accept = (organisation: string) => () =>
    kim.post(`${organisation}/terms/${version}/accept`, { sha256 })
  read(await accept(holder)())
  const newcomer = await makeOrganisation(kim, 'Newcomer')
  const wanted = { name: 'Reader', scopes: ['members:read'] }
  const issue = () => kim.post(`${holder}/keys`, wanted)
  const make = async () => `${holder}/keys/${read(await issue()).id}`
  const [changed, rotated, suspended, resumed, revoked] = [
    await make(),
    await make(),
    await make(),
    await make(),
    await make(),
  ]
  read(await kim.post(`${resumed}/suspend`))
  const { secret: leaked } = read(await issue())
  return {
    acceptTerms: accept(newcomer),
    issueKey: issue,
    changeKey: () => kim.patch(changed, { name: 'New reader' }),
    rotateKey: () => kim.post(`${rotated}/rotate`, { overlap_days: 1 }),
    suspendKey: () => kim.post(`${suspended}/suspend`),
    resumeKey: () => kim.post(`${resumed}/resume`),
    revokeKey: () => kim.post(`${revoked}/revoke`),
    reportLeakedKey: () =>
      service.ask({ method: 'POST', url: '/api/keys/leaked', key: null, body: { key: leaked } }),
  }
}
