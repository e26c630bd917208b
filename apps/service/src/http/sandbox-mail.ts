import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyPluginCallback, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { ListedMail, ReadMail } from '../people/index.ts'
import { isLoopback, Refusal } from '../platform/index.ts'
import { hideFromOrigins } from './answers/cross-origin.ts'
import { NO_PARAMETERS } from './describe/no-parameters.ts'
import type { ClientAddress } from './door/client-address.ts'

/** The mailbox of a sandbox. It holds codes that sign people in. */
export type SandboxMail = {
  /** Lets a client elsewhere read the mail. Without it none can. */
  readonly token?: string | undefined
  list(): Promise<ListedMail[]>
  find(id: string): Promise<ReadMail | undefined>
}

export type SandboxMailNeeds = {
  readonly fullAddress: ClientAddress
  /** Absent in `live`, where the routes do not exist. */
  readonly sandboxMail: SandboxMail
}

const Params = Type.Object({ id: Type.String() })

/** Shows the mail of a sandbox to a client on this machine, and to one that has the token. */
export const sandboxMail: FastifyPluginCallback<SandboxMailNeeds> = (app, needs, done) => {
  const { sandboxMail: mails, fullAddress } = needs
  hideFromOrigins(app)
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('cache-control', 'no-store')
    const mayRead = isHere(request, fullAddress) || hasToken(request, mails.token)
    next(mayRead ? undefined : refuse())
  })
  const schema = { hide: true, querystring: NO_PARAMETERS }
  app.get('/api/sandbox/mail', { schema }, async () => ({ data: await mails.list() }))
  app.get<{ Params: { id: string } }>(
    '/api/sandbox/mail/:id',
    { schema: { ...schema, params: Params } },
    async (request) => {
      const mail = await mails.find(request.params.id)
      if (mail === undefined) throw new Refusal('not_found', `There is no mail ${request.params.id}.`)
      return mail
    },
  )
  done()
}

/** Newest mails that a page shows. */
const SHOWN = 5

/** Makes the reader of the newest mails for a page. It returns undefined to a visitor who may not read them. */
export const makeMailReader =
  ({ sandboxMail: mails, fullAddress }: SandboxMailNeeds) =>
  async (request: FastifyRequest, mailbox: string): Promise<ReadMail[] | undefined> => {
    if (!isHere(request, fullAddress)) return undefined
    const wanted = mailbox.toLowerCase()
    const listed = (await mails.list()).filter((mail) => wanted === '' || mail.mailbox === wanted)
    const read = await Promise.all(listed.slice(0, SHOWN).map(({ id }) => mails.find(id)))
    return read.filter((mail) => mail !== undefined)
  }

/** Headers of a request that came through a proxy. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']

/**
 * True for a request from this machine to this machine, of a service that has no public address: behind a proxy without
 * forwarding headers every client looks like this machine. A page of another site could lead its own name here, so the
 * name must be ours; and a proxy on this machine stands for clients elsewhere.
 */
const isHere = ({ raw, hostname, headers, server }: FastifyRequest, fullAddress: ClientAddress): boolean => {
  const address = fullAddress(raw)
  const publicHost = URL.parse(server.publicUrl ?? '')?.hostname ?? 'localhost'
  return (
    isLoopback(publicHost) &&
    (address === '::1' || isLoopback(address)) &&
    isLoopback(hostname) &&
    FORWARDED.every((name) => headers[name] === undefined)
  )
}

const hasToken = ({ headers }: FastifyRequest, token: string | undefined): boolean => {
  const [, given] = /^Bearer +(\S+)$/i.exec(headers.authorization ?? '') ?? []
  return token !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(token))
}

/** Digests have one length, so that a comparison tells nothing of the token. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

const refuse = (): Refusal =>
  new Refusal(
    'authentication_failed',
    'The mail of a sandbox is read on its own machine, at http://localhost and its port. A client elsewhere sends the token of ROTUNDA_SANDBOX_MAIL_TOKEN, as Authorization: Bearer.',
    { challenge: 'Bearer' },
  )
