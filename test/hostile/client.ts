import { request } from 'node:http'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { once } from '../../apps/service/src/platform/testing.ts'
import type { Service } from './service.ts'

export type Answer = {
  readonly status: number
  readonly body: string
  readonly id: string
  readonly milliseconds: number
}

type Asked = {
  readonly method?: string
  readonly key?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly from?: string
  readonly signal: AbortSignal
}

/** One request on a connection of its own. */
export const ask = async ({ base }: Service, path: string, asked: Asked): Promise<Answer> => {
  const { method = 'GET', key, headers, body, from, signal } = asked
  const began = performance.now()
  const sent = request(new URL(path, base), {
    method,
    agent: false,
    signal,
    ...(from !== undefined && { localAddress: from }),
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
  })
  sent.end(body)
  const [answer] = await once(sent, 'response')
  const read = await text(answer)
  const id =
    String(answer.headers.location ?? '')
      .split('/')
      .at(-1) ?? ''
  return { status: answer.statusCode, body: read, id, milliseconds: performance.now() - began }
}

/** A connection of which the attack decides what is read of it. Errors are what an attacker has to expect. */
export const open = async ({ base }: Service, from = '127.0.0.1'): Promise<Socket> => {
  const socket = connect({
    port: Number(base.port),
    host: base.hostname,
    localAddress: from,
    allowHalfOpen: true,
  })
  socket.on('error', () => undefined)
  const opened = Promise.withResolvers<undefined>()
  for (const event of ['connect', 'close']) socket.once(event, () => opened.resolve(undefined))
  await opened.promise
  return socket
}

/** Writes the bytes, ends its side, and gives what comes. */
export const writeRaw = async (service: Service, bytes: string, signal: AbortSignal): Promise<string> => {
  const socket = await open(service)
  const { promise, resolve } = Promise.withResolvers<string>()
  let answer = ''
  socket.setEncoding('latin1').on('data', (part: string) => (answer += part))
  for (const event of ['end', 'close']) socket.once(event, () => resolve(answer))
  signal.addEventListener('abort', () => resolve(answer))
  socket.end(bytes)
  return promise.finally(() => socket.destroy())
}

/** Resolves after the time, or when the attack is over. */
export const wait = (milliseconds: number, signal: AbortSignal): Promise<unknown> =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined)

export const times = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index))
