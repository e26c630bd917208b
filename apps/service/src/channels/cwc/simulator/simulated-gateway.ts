import type { ChannelName } from '@rotunda/contract'
import type { SimulatedAnswer, SimulatedReceiver, SimulatedRequest } from '../../wire/index.ts'
import type { CwcSchema } from './cwc-schema.ts'

/** Differences of one chamber's gateway from the other's, seen from outside. */
export type SimulatedGateway = {
  readonly channel: ChannelName
  readonly chamber: 'house' | 'senate'
  readonly deliveryPaths: readonly string[]
  /** Path of the check that saves nothing, if the chamber has one. */
  readonly validatePath: string | null
  readonly officesPaths: readonly string[]
  /** List of active offices in this gateway's own form, as JSON. */
  listOffices(codes: readonly string[]): unknown
  readonly acceptedStatus: number
  /** True if a DeliveryId that was used before is answered 409. */
  readonly refusesUsedIds: boolean
}

/** The gateway's knowledge of its one vendor and of its offices. */
export type Registration = {
  readonly apiKey: string
  readonly agentName: string
  readonly offices: readonly string[]
}

/** Room for the longest legal document with every character written as an entity, twice over. */
const BODY_CAP_BYTES = 256 * 1024

type Visit = {
  readonly gateway: SimulatedGateway
  readonly registration: Registration
  readonly activeOffices: ReadonlySet<string>
  readonly request: SimulatedRequest
  readonly timesTaken: number
}

/** One check of the gateway: it ends the visit with its answer or lets it pass. */
type Check = (visit: Visit) => SimulatedAnswer | undefined | Promise<SimulatedAnswer | undefined>

/**
 * A chamber's gateway with its own checks in its own order: path, key, content type, size, XML and schema, the
 * registered agent, the active office and, in the Senate, a DeliveryId that was used before.
 */
export const makeSimulatedGateway = (
  gateway: SimulatedGateway,
  registration: Registration,
): SimulatedReceiver => {
  const activeOffices = new Set(registration.offices)
  const isDelivery = ({ method, url }: SimulatedRequest): boolean =>
    method === 'POST' && gateway.deliveryPaths.includes(url.pathname)
  return {
    channel: gateway.channel,
    bodyCapBytes: BODY_CAP_BYTES,
    isDelivery,
    findDeliveryId: ({ body }) => /<DeliveryId>([a-zA-Z0-9]{32})<\/DeliveryId>/.exec(body)?.[1] ?? null,
    answer: async (request, timesTaken) => {
      const visit = { gateway, registration, activeOffices, request, timesTaken }
      for (const check of CHECKS) {
        const answer = await check(visit)
        if (answer) return answer
      }
      return isDelivery(request) ? { status: gateway.acceptedStatus, taken: true } : { status: 200 }
    },
  }
}

const checkPath: Check = ({ gateway, request: { method, url } }) => {
  const known = method === 'POST' ? [...gateway.deliveryPaths, gateway.validatePath] : gateway.officesPaths
  return known.includes(url.pathname) ? undefined : { status: 404, body: 'command not found' }
}

const checkKey: Check = ({ registration, request: { url } }) => {
  const key = url.searchParams.get('apikey')
  if (key === null) return refuse(401, ['An apikey is required'])
  return key === registration.apiKey ? undefined : refuse(403, ['The apikey is not accepted'])
}

const answerOffices: Check = ({ gateway, registration, request: { method } }) =>
  method === 'GET'
    ? {
        status: 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(gateway.listOffices(registration.offices)),
      }
    : undefined

const checkContentType: Check = ({ request: { headers } }) =>
  /^application\/xml\s*(;|$)/i.test(headers['content-type'] ?? '')
    ? undefined
    : refuse(415, ['The content type must be application/xml'])

const checkSize: Check = ({ request }) =>
  request.oversized ? refuse(413, [`A document has at most ${BODY_CAP_BYTES} bytes`]) : undefined

const checkDocument: Check = async (visit) => {
  const validate = await loadSchema(visit.gateway.chamber)
  const verdict = validate(visit.request.bytes)
  if (verdict.kind === 'invalid') return refuse(400, verdict.errors)
  const { deliveryAgent, memberOffice } = verdict.document
  if (deliveryAgent !== visit.registration.agentName)
    return refuse(400, ['The DeliveryAgent is not registered'])
  return visit.activeOffices.has(memberOffice)
    ? undefined
    : refuse(400, [`The office ${memberOffice} is not active`])
}

/** Loaded with the first document: its library takes 20 MB. */
const loadSchema = async (chamber: SimulatedGateway['chamber']): Promise<CwcSchema> => {
  const { openCwcSchema } = await import('./cwc-schema.ts')
  return openCwcSchema(chamber)
}

const checkUsedId: Check = ({ gateway, request, timesTaken }) =>
  gateway.refusesUsedIds && request.url.pathname !== gateway.validatePath && timesTaken > 0
    ? refuse(409, ['The DeliveryId was used before'])
    : undefined

const CHECKS: readonly Check[] = [
  checkPath,
  checkKey,
  answerOffices,
  checkContentType,
  checkSize,
  checkDocument,
  checkUsedId,
]

const refuse = (status: number, errors: readonly string[]): SimulatedAnswer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0"?>\n<Errors>${errors.map((text) => `<Error>${escape(text)}</Error>`).join('')}</Errors>`,
})

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
