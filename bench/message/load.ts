import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'

export type Load = {
  readonly perSecond: number
  readonly p50: number
  /** Milliseconds. */
  readonly p99: number
  readonly failed: number
}

type Report = {
  readonly requests: { readonly average: number }
  readonly latency: { readonly p50: number; readonly p99: number }
  readonly non2xx: number
  readonly errors: number
}

const AUTOCANNON = createRequire(import.meta.url).resolve('autocannon')

/** Loads one address with autocannon, in a process of its own, over 64 connections. */
export const load = (url: string, headers: Headers, body: string, seconds: number): Promise<Load> =>
  shoot(url, headers, body, ['-d', String(seconds)])

/** Sends so many requests, as fast as they are answered. */
export const loadAmount = (url: string, headers: Headers, body: string, amount: number): Promise<Load> =>
  shoot(url, headers, body, ['-a', String(amount)])

type Headers = Readonly<Record<string, string>>

const shoot = async (
  url: string,
  headers: Headers,
  body: string,
  until: readonly string[],
): Promise<Load> => {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const args = ['-c', '64', ...until, '-m', 'POST', '-b', body, '--json', ...given, url]
  const child = spawn(process.execPath, [AUTOCANNON, ...args], { stdio: ['ignore', 'pipe', 'ignore'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
  await once(child, 'close')
  // autocannon's own report.
  const report = JSON.parse(text) as Report
  return {
    perSecond: report.requests.average,
    p50: report.latency.p50,
    p99: report.latency.p99,
    failed: report.non2xx + report.errors,
  }
}
