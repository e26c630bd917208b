import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { Written } from './written.ts'
import { IMMUTABLE } from './assets/make-asset.ts'

export type Coding = 'zstd' | 'br' | 'gzip'

/** Smaller bodies fit into one packet without compression. */
const SMALL_BYTES = 1000

type Pack = (body: Buffer) => Buffer

/** In smaller bodies zstd's code tables weigh more, so a higher level pays. */
const ZSTD_SMALL_BYTES = 8 * 1024

const brotli = (quality: number): Pack => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 18 }
  return (body) => brotliCompressSync(body, { params })
}
const zstd = (level: number, ofSmall = level): Pack => {
  const [usual, small] = [level, ofSmall].map((one) => ({
    params: { [constants.ZSTD_c_compressionLevel]: one },
  }))
  return (body) => zstdCompressSync(body, body.length <= ZSTD_SMALL_BYTES ? small : usual)
}
const gzip =
  (level: number): Pack =>
  (body) =>
    gzipSync(body, { level })

type Codings = readonly (readonly [Coding, Pack])[]

/** The lowest levels at which pages are no larger than with gzip. A page of 87 kB takes about 1 ms in each. */
const OF_PAGES: Codings = [
  ['zstd', zstd(5, 13)],
  ['br', brotli(4)],
  ['gzip', gzip(4)],
]

/** The smallest result first: assets are compressed once, and block the first paint. */
const OF_ASSETS: Codings = [
  ['br', brotli(9)],
  ['zstd', zstd(12)],
  ['gzip', gzip(9)],
]

/** The encoding for an `Accept-Encoding` header; undefined for an uncompressed answer. */
export const choosePacking = ({ body, headers }: Written, accepted = ''): Coding | undefined =>
  body.length < SMALL_BYTES || !isText(headers['content-type'])
    ? undefined
    : codingsOf(headers).find(([coding]) => takes(accepted, coding))?.[0]

/** The answer in an encoding, with the headers that go with it. */
export const pack = ({ status, headers, body }: Written, coding: Coding | undefined): Written => {
  const packer = codingsOf(headers).find(([one]) => one === coding)?.[1]
  const packed = packer === undefined ? body : packer(body)
  return {
    status,
    headers: {
      ...headers,
      vary: 'Accept, Accept-Encoding',
      ...(coding !== undefined && { 'content-encoding': coding }),
      'content-length': String(packed.length),
    },
    body: packed,
  }
}

const codingsOf = (headers: Written['headers']): Codings =>
  headers['cache-control'] === IMMUTABLE ? OF_ASSETS : OF_PAGES

const isText = (type = ''): boolean => /^(text\/|application\/(json|xml|atom|feed)|image\/svg)/.test(type)

const takes = (accepted: string, encoding: string): boolean =>
  accepted
    .toLowerCase()
    .split(',')
    .some((one) => {
      const [name, ...parameters] = one.split(';').map((part) => part.trim())
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })
