import { isIP } from 'node:net'
import { Busboy } from '@fastify/busboy'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { makePortalClient, Problem } from '@rotunda/sdk/portal'
import { writeAnswer } from '../answer.ts'
import { choosePacking, pack } from '../pack.ts'
import { Redirect, type Page, type Site } from '../page.ts'
import { PORTAL_ROUTES, SANDBOX_ROUTES } from '../pages/portal-routes.ts'
import { describeFault, describeProblem } from '../problem-page.ts'
import type { Written } from '../written.ts'
import type { PortalAnswer, PortalAsked, PortalRoute, SandboxMail, SentFile } from './portal-page.ts'
import { sayFaults, type FieldFaults } from './say-faults.ts'
import { showSendAgain } from './send-again.ts'

/** Sends a request of a page to the API, for the visitor who sent `from`. */
export type AskPortal = (request: Request, from: FastifyRequest) => Promise<Response>

export type PortalPagesNeeds = {
  readonly ask: AskPortal
  readonly site: Site
  readonly clock: () => Date
  /** Origin of the service for this visitor. */
  readonly originOf: (request: FastifyRequest) => string
  /** Names of the collections whose data is invented. */
  readonly listSamples: () => readonly string[]
  /** Reads the newest mails of a sandbox; undefined in live, which has no page of them. */
  readonly readMail?: ReadMail | undefined
}

/** Newest mails to a mailbox, or to all for an empty one; undefined for a visitor who may not read them. */
export type ReadMail = (
  request: FastifyRequest,
  mailbox: string,
) => Promise<readonly SandboxMail[] | undefined>

/** Forms have a few long texts at most. */
const LONGEST_FORM = 256 * 1024
/** A form with a file: the API bounds the file itself. */
const LONGEST_FILE_FORM = 11 * 1024 * 1024

/** Serves the pages of the portal. Each stands on the API through the client, and no cache keeps one. */
export const putPortalPages = (app: FastifyInstance, needs: PortalPagesNeeds): void => {
  app.addContentTypeParser<string>(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: LONGEST_FORM },
    (_request, text, done) => {
      done(null, new URLSearchParams(text))
    },
  )
  app.addContentTypeParser<Buffer>(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: LONGEST_FILE_FORM },
    readFileForm,
  )
  for (const route of [...PORTAL_ROUTES, ...(needs.readMail === undefined ? [] : SANDBOX_ROUTES)]) {
    const handler = async (request: FastifyRequest, reply: FastifyReply) =>
      send(request, reply, await answer(route, request, needs))
    app.get(route.path, { schema: { hide: true } }, handler)
    if (route.submit !== undefined) app.post(route.path, { schema: { hide: true } }, handler)
  }
}

/** Form with files. Only the first file counts. */
type FileForm = { readonly form: URLSearchParams; readonly file: SentFile | undefined }

/** A form that cannot be read has the fields before its fault: the page says what lacks. */
const readFileForm = (
  { headers }: FastifyRequest,
  bytes: Buffer,
  done: (fault: null, read: FileForm) => void,
): void => {
  const form = new URLSearchParams()
  const files: SentFile[] = []
  const end = (): void => {
    done(null, { form, file: files[0] })
  }
  try {
    const parser = new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      limits: { files: 1, fields: 20 },
    })
    parser.on('field', (name, value) => {
      form.append(name, value)
    })
    parser.on('file', (_name, stream, name) => {
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => name !== '' && files.push({ name, content: Buffer.concat(pieces) }))
      stream.on('error', () => undefined)
    })
    parser.once('finish', end)
    parser.once('error', end)
    parser.end(bytes)
  } catch {
    // Its type names no boundary.
    end()
  }
}

type Answered = { readonly written: Written; readonly cookies: readonly string[] }

const answer = async (
  route: PortalRoute,
  request: FastifyRequest,
  needs: PortalPagesNeeds,
): Promise<Answered> => {
  const origin = needs.originOf(request)
  const elsewhere = leadToName(request, origin)
  if (elsewhere !== undefined) return { written: write(elsewhere, request, needs), cookies: [] }
  if (request.method === 'POST' && route.takesAnyOrigin === undefined && !isOwn(request, origin))
    return { written: write(describeStranger(), request, needs), cookies: [] }
  const cookies: string[] = []
  const asked = readAsked(request, needs, cookies, route)
  const shown = await carryOut(route, asked, request.method === 'POST')
  return { written: write(shown, request, needs), cookies }
}

/** A passkey belongs to a name: a visitor of this machine by its address goes on by name. */
const leadToName = ({ method, url }: FastifyRequest, origin: string): Redirect | undefined => {
  const { hostname, port } = new URL(origin)
  const isLoopback = isIP(hostname) === 4 && hostname.startsWith('127.')
  return isLoopback && method === 'GET' ? new Redirect(`http://localhost:${port}${url}`, 307) : undefined
}

const isOwn = ({ headers }: FastifyRequest, origin: string): boolean =>
  headers['sec-fetch-site'] === undefined
    ? headers.origin === origin
    : headers['sec-fetch-site'] === 'same-origin'

const describeStranger = (): Page =>
  describeProblem(
    {
      code: 'other_origin',
      status: 403,
      title: 'Nothing was changed',
      detail: 'The form was sent from another website. Open the page here, and send it again.',
    },
    { path: '/portal', params: new URLSearchParams() },
  )

/** A name that is never resolved (RFC 2606): `ask` decides where requests go. */
const SERVICE = 'http://service.invalid'

const readAsked = (
  request: FastifyRequest,
  needs: PortalPagesNeeds,
  cookies: string[],
  { takesAnyOrigin }: PortalRoute,
): PortalAsked => {
  const { pathname: path, searchParams: params } = new URL(request.url, SERVICE)
  const origin = needs.originOf(request)
  const portal = makePortalClient({
    baseUrl: SERVICE,
    // Such a page does the same for everyone: its request is the page's own, without a cookie.
    headers: takesAnyOrigin === true ? { origin } : readVisitor(request),
    fetch: async (asking) => {
      const response = await needs.ask(asking, request)
      cookies.push(...response.headers.getSetCookie())
      return response
    },
  })
  return {
    path,
    params,
    // Parameters of a path are strings.
    named: request.params as Readonly<Record<string, string>>,
    portal,
    site: needs.site,
    origin,
    now: needs.clock(),
    ...readForm(request),
    faults: new Map(),
    readMail: needs.readMail && ((mailbox) => Promise.resolve(needs.readMail?.(request, mailbox))),
  }
}

/** Fields by which the API judges a visitor, as their browser sent them. */
const JUDGED = ['cookie', 'origin', 'sec-fetch-site'] as const

const readVisitor = ({ headers }: FastifyRequest): Record<string, string> => ({
  // Without it, this process would name itself.
  'user-agent': headers['user-agent'] ?? '',
  ...Object.fromEntries(
    JUDGED.flatMap((name) => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  ),
})

const readForm = ({ body }: FastifyRequest): FileForm => {
  if (body instanceof URLSearchParams) return { form: body, file: undefined }
  const isFileForm = typeof body === 'object' && body !== null && 'form' in body && 'file' in body
  // Only readFileForm makes such bodies.
  return isFileForm ? (body as FileForm) : { form: new URLSearchParams(), file: undefined }
}

const carryOut = async (route: PortalRoute, asked: PortalAsked, isSent: boolean): Promise<PortalAnswer> => {
  try {
    if (!isSent || route.submit === undefined) return await route.show(asked)
    return await submit(route, route.submit, asked)
  } catch (fault) {
    return (
      (isSent ? showSendAgain(fault, asked) : undefined) ?? leadOn(fault, asked) ?? showFault(fault, asked)
    )
  }
}

/** Shows a form again when the API refuses its fields: with what was typed, and each fault beside its field. */
const submit = async (
  route: PortalRoute,
  send: NonNullable<PortalRoute['submit']>,
  asked: PortalAsked,
): Promise<PortalAnswer> => {
  try {
    return await send(asked)
  } catch (fault) {
    const faults = readFaults(fault)
    if (faults === undefined) throw fault
    const shown = await route.show({ ...asked, faults: sayFaults(faults, asked.form, route.words ?? {}) })
    return shown instanceof Redirect ? shown : { ...shown, status: 422 }
  }
}

const readFaults = (fault: unknown): FieldFaults | undefined => {
  if (!(fault instanceof Problem) || fault.code !== 'invalid_fields') return undefined
  return new Map((fault.document.errors ?? []).map(({ field, detail }) => [field, detail]))
}

const leadOn = (fault: unknown, { path, params }: PortalAsked): Redirect | undefined => {
  if (!(fault instanceof Problem)) return undefined
  const next = encodeURIComponent(params.size === 0 ? path : `${path}?${params.toString()}`)
  if (fault.code === 'sign_in_needed') return new Redirect(`/portal/sign-in?next=${next}`, 303)
  if (fault.code === 'passkey_needed') return new Redirect(`/portal/passkey?next=${next}`, 303)
  return undefined
}

const showFault = (fault: unknown, asked: PortalAsked): Page => {
  const page = describeFault(fault, asked)
  if (page === undefined) throw fault
  return page
}

const write = (shown: PortalAnswer, request: FastifyRequest, needs: PortalPagesNeeds): Written => {
  const { pathname: path, searchParams: params } = new URL(request.url, SERVICE)
  const around = {
    path,
    params,
    site: needs.site,
    origin: needs.originOf(request),
    samples: needs.listSamples(),
  }
  const page = shown instanceof Redirect ? shown : { ...shown, isIndexed: false }
  const { etag: _etag, ...headers } = writeAnswer(page, around, {
    path,
    isLive: true,
    write: () => page,
  }).headers
  const { status, body } = writeAnswer(page, around)
  return { status, body, headers: { ...headers, 'cache-control': 'no-store' } }
}

const send = (request: FastifyRequest, reply: FastifyReply, { written, cookies }: Answered): FastifyReply => {
  const packed = pack(written, choosePacking(written, request.headers['accept-encoding']))
  for (const cookie of cookies) reply.header('set-cookie', cookie)
  return reply.code(packed.status).headers(packed.headers).send(packed.body)
}

/** Methods and addresses of the pages, as `GET /portal`. */
export const listPortalAddresses = (): string[] =>
  PORTAL_ROUTES.flatMap(({ path, submit }) => [
    `GET ${path}`,
    ...(submit === undefined ? [] : [`POST ${path}`]),
  ])
