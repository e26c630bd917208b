import assert from 'node:assert/strict'
import { pauseChannel } from '../../../apps/service/src/messages/index.ts'
import type { Visited, Visitor } from '../../../apps/service/src/http/portal/testing.ts'
import type { TestService } from '../../../apps/service/src/bin/testing.ts'
import { docketMessage, officeMessage } from '../../../apps/service/src/bin/testing.ts'

type Sent = Pick<Visited, 'status' | 'headers' | 'text'>

/**
 * Requests that write, each ready to be sent more than once. A name is that of the operation, with a colon and a detail
 * where an operation has several.
 */
export type WriteRequests = Readonly<Record<string, () => Promise<Sent>>>

/** Data of an answer that must succeed, which the visitor holds to its description. */
export const read = ({ status, text }: Visited) => {
  assert.ok(status < 300, text)
  return JSON.parse(text).data
}

/** Requests about messages. Those to the House and to the Senate wait from now on. */
export const prepareMessageWrites = async (
  service: TestService,
  operator: Visitor,
): Promise<WriteRequests> => {
  const { store } = service
  const message = 'Please [simulate reset after] this.'
  const { id: uncertain } = await service.send(officeMessage({ message }), { prefer: 'wait=20' })
  const senator = await findSenator(service)
  const at = await store.now()
  for (const channel of ['house-cwc', 'senate-cwc'] as const)
    await pauseChannel(store, { mode: 'sandbox', channel, reason: 'A test.', at })
  const wait = async () => (await service.send(officeMessage())).id
  const held = await wait()
  const order = (id: string, name: string) => () => operator.post(`/desk/messages/${id}/${name}`)
  await order(held, 'hold')()
  const [waiting, withdrawn] = [await wait(), await wait()]
  return {
    'sendMessage: House': () => service.send(officeMessage()),
    'sendMessage: Senate': () => service.send(officeMessage({ destination_id: senator })),
    'sendMessage: docket': () => service.send(docketMessage()),
    withdrawMessage: () => service.ask({ method: 'DELETE', url: `/api/messages/${withdrawn}` }),
    retryMessage: order(uncertain, 'retry'),
    holdMessage: order(waiting, 'hold'),
    releaseMessage: order(held, 'release'),
  }
}

const findSenator = async (service: TestService): Promise<number> => {
  const { json } = await service.ask({ url: '/api/legislators?chamber=senate', key: null })
  // Held to its description.
  const { data } = json as { readonly data: readonly { code: number | null; accepts_delivery: boolean }[] }
  return data.find(({ code, accepts_delivery: accepts }) => code !== null && accepts)?.code ?? assert.fail()
}
