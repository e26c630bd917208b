import * as http from 'node:http'
import { Transform } from 'node:stream'
import { text } from 'node:stream/consumers'
import { listen } from './listen.ts'
import type { AskedOfProxy, Fault, Rule } from './proxy-faults.ts'

export type { AskedOfProxy, Fault, Rule } from './proxy-faults.ts'

export type FaultyProxy = {
  /** Takes the place of the server's own address. */
  readonly endpoint: string
  /** All requests that came, in their order, also those that a rule stopped. */
  readonly asked: readonly AskedOfProxy[]
  /** Adds a rule. The first rule that fits a request decides; without one the request is passed on. */
  fail(rule: Rule): void
  /** Drops all rules, and breaks the connections of requests that hang. */
  heal(): void
}

/** HTTP proxy before a server, such as one of S3, which does to each request what a rule says. */
export const startFaultyProxy = async (
  t: { after(clean: () => void): void },
  target: string,
): Promise<FaultyProxy> => {
  const asked: AskedOfProxy[] = []
  const hanging = new Set<http.ServerResponse>()
  let rules: { readonly rule: Rule; left: number }[] = []
  const choose = (request: AskedOfProxy): Fault | undefined => {
    const found = rules.find(({ rule, left }) => left > 0 && (rule.when?.(request) ?? true))
    if (found === undefined) return undefined
    found.left -= 1
    return found.rule.fault
  }
  const server = http.createServer((incoming, response) => {
    const { method = '', url = '', headers } = incoming
    const request = { method, path: url, headers }
    asked.push(request)
    const fault = choose(request)
    if (fault?.kind === 'hang') hanging.add(response.on('close', () => hanging.delete(response)))
    else if (fault?.kind === 'status') refuse(incoming, response, fault.status)
    else pass(target, incoming, response, fault)
  })
  // No limit of the proxy may look like a fault of the server.
  Object.assign(server, { requestTimeout: 0, headersTimeout: 0, keepAliveTimeout: 0 })
  const port = await listen(t, server)
  return {
    endpoint: `http://127.0.0.1:${port}`,
    asked,
    fail: (rule) => {
      rules.push({ rule, left: rule.times ?? Infinity })
    },
    heal: () => {
      rules = []
      for (const response of hanging) response.destroy()
    },
  }
}

const refuse = (incoming: http.IncomingMessage, response: http.ServerResponse, status: number): void => {
  incoming.resume()
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end('<?xml version="1.0" encoding="UTF-8"?><Error><Code>InternalError</Code></Error>')
}

const pass = (
  target: string,
  incoming: http.IncomingMessage,
  response: http.ServerResponse,
  fault: Fault | undefined,
): void => {
  const { method, url = '/', headers } = incoming
  const stop = () => {
    onward.destroy()
    response.destroy()
  }
  // The address is kept as it came: it is signed, with the name of the host.
  const onward = http.request(target, { method, path: url, headers }, (answer) => {
    void reply(answer, response, fault).catch(stop)
  })
  onward.on('error', stop)
  response.on('close', () => onward.destroy())
  if (fault?.kind === 'stop upload') incoming.pipe(cutAt(fault.atByte, stop)).pipe(onward)
  else incoming.pipe(onward)
}

const reply = async (
  answer: http.IncomingMessage,
  response: http.ServerResponse,
  fault: Fault | undefined,
): Promise<void> => {
  const { statusCode = 502, headers } = answer
  if (fault?.kind === 'change list') {
    const changed = fault.change(await text(answer))
    const { 'content-length': _length, 'transfer-encoding': _coding, ...rest } = headers
    response.writeHead(statusCode, { ...rest, 'content-length': Buffer.byteLength(changed) }).end(changed)
    return
  }
  response.writeHead(statusCode, headers)
  // A body that ends early breaks the connection to the client as well.
  answer.on('error', () => response.destroy())
  const way = changeBody(response, fault)
  if (way === undefined) answer.pipe(response)
  else answer.pipe(way).pipe(response)
}

const changeBody = (response: http.ServerResponse, fault: Fault | undefined): Transform | undefined => {
  if (fault?.kind === 'cut') return cutAt(fault.atByte, () => response.destroy())
  if (fault?.kind === 'wrong byte') return changeByte(fault.atByte)
  if (fault?.kind === 'slow') return slowDown(fault.bytesPerSecond)
  return undefined
}

/** Passes the bytes before an offset, then stops. */
const cutAt = (atByte: number, stop: () => void): Transform => {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const passed = chunk.subarray(0, Math.max(0, atByte - seen))
      seen += chunk.length
      if (seen <= atByte) return done(null, passed)
      this.push(passed)
      // The pushed bytes are written before the connection breaks.
      setImmediate(stop)
    },
  })
}

const changeByte = (atByte: number): Transform => {
  let seen = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const place = atByte - seen
      seen += chunk.length
      if (place < 0 || place >= chunk.length) return done(null, chunk)
      const changed = Buffer.from(chunk)
      changed[place] = (changed[place] ?? 0) ^ 1
      done(null, changed)
    },
  })
}

const TICKS_PER_SECOND = 20

const slowDown = (bytesPerSecond: number): Transform => {
  const step = Math.max(1, Math.floor(bytesPerSecond / TICKS_PER_SECOND))
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      const next = (from: number): void => {
        if (this.destroyed) return
        this.push(chunk.subarray(from, from + step))
        if (from + step >= chunk.length) return done()
        setTimeout(next, 1000 / TICKS_PER_SECOND, from + step)
      }
      next(0)
    },
  })
}
