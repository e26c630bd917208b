import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import type { ProofChallenge } from '@rotunda/contract'
import type { BrowserContext } from 'playwright-core'
import {
  acceptTerms,
  decide,
  draftRequest,
  findTermsInForce,
  issueOrganisationKey,
  submitRequest,
} from '../../../apps/service/src/access/index.ts'
import { openTestService, officeMessage, type TestService } from '../../../apps/service/src/bin/testing.ts'
import { CORRECTIONS_BASE } from '../../../apps/service/src/http/corrections/operations.ts'
import { followToken } from '../../../apps/service/src/corrections/index.ts'
import { solveProof } from '../../../apps/service/src/corrections/testing.ts'
import {
  enrol,
  makeVisitor,
  signIn,
  TEST_HOST,
  TEST_ORIGIN,
  type Visitor,
} from '../../../apps/service/src/http/portal/testing.ts'
import { invitePerson, makeOrganisation, type Actor } from '../../../apps/service/src/people/index.ts'
import { WAIT_MILLISECONDS } from '../../../apps/service/src/platform/testing.ts'
import { openBrowser } from '../../pages/testing/open-browser.ts'

export type OpenPortal = {
  readonly service: TestService
  /** Origin at which the browser finds the service: a passkey needs a name. */
  readonly base: string
  /** Browser of a visitor; with a session, if one is given. Judges of pages need to bypass their policy. */
  readonly visit: (
    as?: Pick<Visitor, 'cookies'>,
    options?: { readonly bypassCSP: boolean },
  ) => Promise<BrowserContext>
  readonly close: () => Promise<void>
}

/** The whole service and a browser. */
export const openPortal = async (): Promise<OpenPortal> => {
  const service = await openTestService({ ROTUNDA_PUBLIC_RATE: '0' })
  const { port } = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
  const base = `http://localhost:${port}`
  const browser = await openBrowser()
  return {
    service,
    base,
    visit: async (as, { bypassCSP } = { bypassCSP: true }) => {
      const context = await browser.newContext({ baseURL: base, bypassCSP })
      context.setDefaultTimeout(WAIT_MILLISECONDS)
      const cookies = [...(as?.cookies ?? [])].map(([name, value]) => ({ name, value, url: base }))
      await context.addCookies(cookies)
      return context
    },
    close: async () => {
      // A service waits for the connections that a browser keeps.
      await browser.close()
      await service.close()
    },
  }
}

/** People of each role, and one of everything that a page can show. */
export type Furnished = {
  readonly owner: Visitor
  readonly guest: Visitor
  readonly reviewer: Visitor
  readonly operator: Visitor
  /** Values of the named parts of paths. */
  readonly named: Readonly<Record<string, string>>
}

const ALL = {
  purpose: 'A guide to the offices of Congress for our readers.',
  use: 'public',
  volume: 500,
  key_storage: 'In a secret store that two engineers can read.',
} as const

const askFor = (scope: 'members:read' | 'hearings:read') => ({
  ...ALL,
  scopes: [{ scope, reason: 'Our readers ask for it.' }],
})

const meOf = async (visitor: Visitor) => {
  const { data } = await visitor.get('/me')
  // As the description says.
  return data as { readonly id: string; readonly session: { readonly id: string } }
}

const passkeyOf = async (visitor: Visitor): Promise<string> => {
  const { data } = await visitor.get('/passkeys')
  // As the description says.
  return (data as readonly { readonly id: string }[])[0]?.id ?? ''
}

const personOf = async (visitor: Visitor): Promise<string> => (await meOf(visitor)).id

export const furnish = async (service: TestService): Promise<Furnished> => {
  const { access } = service
  const at = await service.store.now()
  const [owner, guest] = [
    await signIn(service, 'ada@society.example'),
    await signIn(service, 'guest@society.example'),
  ]
  const reviewer = await enrol(service, 'first@rotunda.example')
  // The only reviewer, who is drawn for the report.
  const report = await sendReport(service)
  const operator = await enrol(service, 'second@rotunda.example', 'operator')
  const actor: Actor = { person: await personOf(owner), by: 'portal', address: '192.0.2.1' }
  const made = { name: 'Example Society', site: 'https://society.example', actor }
  const { id: organisation } = await makeOrganisation(access, made, at)
  const invite = { organisation, mailbox: guest.mailbox, role: 'member', actor } as const
  const { id: invitation } = await invitePerson(access, invite, at)
  await makeDecided(service, actor, organisation, await personOf(reviewer))
  const { id: submitted } = await draftRequest(access, {
    actor,
    organisation,
    answers: askFor('hearings:read'),
    at,
  })
  await submitRequest(access, { actor, request: submitted, at })
  const { id: request } = await draftRequest(access, {
    actor,
    organisation,
    answers: askFor('hearings:read'),
    at,
  })
  const key = await issueKey(service, actor, organisation)
  const { id: message } = await service.send(officeMessage())
  return {
    owner,
    guest,
    reviewer,
    operator,
    named: {
      organisation,
      invitation,
      request,
      submitted,
      key,
      message,
      person: actor.person,
      session: (await meOf(owner)).session.id,
      passkey: await passkeyOf(reviewer),
      version: 'draft',
      order: 'accept',
      token: followToken(access, owner.mailbox),
      ...report,
    },
  }
}

/** Sends a report about the first record. Returns the record, the number and the secret of the private address. */
const sendReport = async (service: TestService) => {
  const visitor = makeVisitor(service, '', CORRECTIONS_BASE)
  const { json } = await service.ask({ url: '/api/appropriations/v1/records?limit=1', key: null })
  // Answers as the description says.
  const { data } = json as { readonly data: readonly { readonly id: string }[] }
  const record = data[0]?.id ?? ''
  const challenge = await visitor.get('/challenge')
  const altcha = solveProof(challenge.data as ProofChallenge)
  const why = 'The letter of the member gives another amount.'
  const sent = await visitor.post('/reports', { record, field: 'amount', proposed: 7, why, altcha })
  const { number, secret } = sent.data as { readonly number: number; readonly secret: string }
  return { record, number: String(number), secret, sha256: await addFile(service, secret) }
}

/** Adds a file to a report. Returns its digest. */
const addFile = async (service: TestService, secret: string): Promise<string> => {
  const payload = Buffer.from('project,amount\nExample Bridge,7\n')
  const { statusCode } = await service.app.inject({
    method: 'POST',
    url: `/api/corrections/v1/private/${encodeURIComponent(secret)}/files?name=letter.csv`,
    headers: { host: TEST_HOST, origin: TEST_ORIGIN, 'content-type': 'application/octet-stream' },
    payload,
  })
  assert.equal(statusCode, 201)
  return createHash('sha256').update(payload).digest('hex')
}

const makeDecided = async (service: TestService, actor: Actor, organisation: string, reviewer: string) => {
  const { access } = service
  const at = await service.store.now()
  const { id: request } = await draftRequest(access, {
    actor,
    organisation,
    answers: askFor('members:read'),
    at,
  })
  await submitRequest(access, { actor, request, at })
  const deciding = { person: reviewer, by: 'portal', address: '192.0.2.2' } as const
  await decide(access, { actor: deciding, request, approve: [{ scope: 'members:read' }], at })
}

/** Accepts the terms that a sandbox begins with, and issues a key under them. Returns its id. */
const issueKey = async (
  { access, store }: TestService,
  actor: Actor,
  organisation: string,
): Promise<string> => {
  const at = await store.now()
  const terms = await findTermsInForce(store.db(), at)
  if (terms === undefined) throw new Error('no terms are in force')
  const { version, sha256 } = terms
  await acceptTerms(store, { organisation, version, sha256, actor, at })
  const wanted = { organisation, name: 'Reader', scopes: ['members:read'], actor, at } as const
  return (await issueOrganisationKey(access, wanted)).id
}
