import assert from 'node:assert/strict'
import type { TestService } from '../../bin/testing.ts'
import { listMail, makeEnrolment, readMail, type Role } from '../../people/index.ts'
import { makeCheckAnswer, type Description } from '../testing.ts'
import type { CORRECTIONS_BASE } from '../corrections/operations.ts'
import { PORTAL_BASE } from './operation.ts'
import { makeSoftwarePasskey, type PasskeyOptions, type SoftwarePasskey } from './testing/software-passkey.ts'

export { solveProof } from '../../corrections/testing.ts'
export { makeSoftwarePasskey, type SoftwarePasskey } from './testing/software-passkey.ts'

/** Answer of the portal. `data` is the `data` of an answer of the API, and undefined for a refusal or a page. */
export type Visited = {
  readonly status: number
  readonly headers: Readonly<Record<string, unknown>>
  readonly text: string
  readonly json: unknown
  readonly data: unknown
  /** Code of a refusal; empty for any other answer. */
  readonly code: string
  /** Fields that a refusal names. */
  readonly fields: readonly string[]
  /** Address that a redirect leads to; empty for any other answer. */
  readonly location: string
}

/**
 * A browser of one person: it keeps cookies and sends its `Origin`. Paths of operations are below the base of the API,
 * such as `/me`. Each answer of the API is held to its description.
 */
export type Visitor = {
  readonly mailbox: string
  /** Cookies as the browser keeps them. */
  readonly cookies: Map<string, string>
  get(path: string): Promise<Visited>
  post(path: string, body?: object): Promise<Visited>
  patch(path: string, body: object): Promise<Visited>
  delete(path: string, body?: object): Promise<Visited>
  /** Opens a page, such as `/portal`. */
  open(path: string): Promise<Visited>
  /** Sends the form of a page. */
  submit(path: string, fields?: Readonly<Record<string, string | readonly string[]>>): Promise<Visited>
}

export const TEST_HOST = 'localhost'
export const TEST_ORIGIN = `http://${TEST_HOST}`

type Served = Pick<TestService, 'app' | 'store' | 'access' | 'description'>
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'
type Sending = { readonly type: string; readonly payload: string }

let visitors = 0

/**
 * A browser without cookies, at an address of its own: the limit of an address is not that of the tests. `base` is that
 * of the API which its calls go to.
 */
export const makeVisitor = (
  { app, description }: Served,
  mailbox = '',
  base: typeof PORTAL_BASE | typeof CORRECTIONS_BASE = PORTAL_BASE,
): Visitor => {
  visitors += 1
  const remoteAddress = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`
  // The description of the service has the portal's own; that of corrections is apart.
  const check = makeCheckAnswer(
    base === PORTAL_BASE ? description : (app.describeData('corrections') as Description),
  )
  const cookies = new Map<string, string>()
  const ask = async (method: Method, url: string, sending?: Sending): Promise<Visited> => {
    const response = await app.inject({
      method,
      url,
      remoteAddress,
      headers: {
        host: TEST_HOST,
        origin: TEST_ORIGIN,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(sending && { 'content-type': sending.type }),
      },
      ...(sending && { payload: sending.payload }),
    })
    for (const { name, value } of response.cookies)
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    const { 'set-cookie': _cookies, ...headers } = response.headers
    const { statusCode: status, body: text } = response
    check({ method, url, status, headers, text })
    return readVisited(status, headers, text)
  }
  const call = (method: Method) => (path: string, body?: object) =>
    ask(method, base + path, body && { type: 'application/json', payload: JSON.stringify(body) })
  return {
    mailbox,
    cookies,
    get: call('GET'),
    post: call('POST'),
    patch: call('PATCH'),
    delete: call('DELETE'),
    open: (path) => ask('GET', path),
    submit: (path, fields = {}) => {
      const pairs = Object.entries(fields).flatMap(([name, value]) =>
        [value].flat().map((one) => [name, one]),
      )
      const payload = new URLSearchParams(pairs).toString()
      return ask('POST', path, { type: 'application/x-www-form-urlencoded', payload })
    },
  }
}

const readVisited = (status: number, headers: Visited['headers'], text: string): Visited => {
  const isJson = /^application\/(problem\+)?json/.test(String(headers['content-type']))
  const json: unknown = isJson ? JSON.parse(text) : undefined
  // Held to its description: as much of an answer or a refusal as tests read.
  const {
    data,
    code = '',
    errors = [],
  } = (json ?? {}) as {
    readonly data?: unknown
    readonly code?: string
    readonly errors?: readonly { readonly field: string }[]
  }
  const fields = errors.map(({ field }) => field)
  const { location } = headers
  const leadsTo = typeof location === 'string' ? location : ''
  return { status, headers, text, json, data, code, fields, location: leadsTo }
}

/** Code of the newest mail to a mailbox, as its reader sees it. */
export const readCode = async ({ access }: Served, mailbox: string): Promise<string> => {
  const mails = await listMail(access, MOST_MAILS)
  const mail = mails.find((one) => one.mailbox === mailbox && one.kind === 'code')
  assert.ok(mail, `no code was mailed to ${mailbox}`)
  const read = await readMail({ ...access, sender: { origin: TEST_ORIGIN } }, mail.id)
  const [code] = /\d{4} \d{4}/.exec(read?.text ?? '') ?? []
  assert.ok(code, `the code for ${mailbox} is erased`)
  return code
}

const MOST_MAILS = 200

/** Signs a person in by a code, in a browser of its own. */
export const signIn = async (service: Served, mailbox: string): Promise<Visitor> => {
  const visitor = makeVisitor(service, mailbox)
  assert.equal((await visitor.post('/sign-in', { mailbox })).status, 200)
  const code = await readCode(service, mailbox)
  const answer = await visitor.post('/sign-in/code', { mailbox, code })
  assert.equal(answer.status, 200, answer.text)
  return visitor
}

/** Signs a person in, and enrols them by an operator's code with a passkey. Their passkey is fresh. */
export const enrol = async (
  service: Served,
  mailbox: string,
  role: Role = 'reviewer',
): Promise<Visitor & { readonly passkey: SoftwarePasskey }> => {
  const visitor = await signIn(service, mailbox)
  const at = await service.store.now()
  const { code } = await makeEnrolment(service.access, { mailbox, role, actor: 'test' }, at)
  const options = await visitor.post('/enrolment/options', { code })
  assert.equal(options.status, 200, options.text)
  const passkey = makeSoftwarePasskey(TEST_ORIGIN)
  const response = passkey.create(options.data as PasskeyOptions)
  const added = await visitor.post('/passkeys', { name: 'Test', response })
  assert.equal(added.status, 201, added.text)
  return { ...visitor, passkey }
}

/** Uses the passkey of a person in their browser: it signs in, or makes an old sign-in fresh. */
export const usePasskey = async (visitor: Visitor, passkey: SoftwarePasskey): Promise<Visited> => {
  const options = await visitor.post('/sign-in/passkey/options')
  assert.equal(options.status, 200, options.text)
  return visitor.post('/sign-in/passkey', { response: passkey.sign(options.data as PasskeyOptions) })
}
