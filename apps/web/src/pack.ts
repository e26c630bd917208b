import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from 'node:zlib'
import type { Written } from './answer.ts'

export type Packed = { readonly encoding: (typeof CODINGS)[number] | undefined; readonly body: Buffer }

/** Below this, a packed answer is no smaller in packets. */
const SMALL_BYTES = 1000

const CODINGS = ['zstd', 'br', 'gzip'] as const

const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 3 } }
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } }
const GZIP = { level: 4 }

/** Quick settings: a page is packed while somebody waits. */
const QUICK: Readonly<Record<(typeof CODINGS)[number], (body: Buffer) => Buffer>> = {
  zstd: (body) => zstdCompressSync(body, ZSTD),
  br: (body) => brotliCompressSync(body, BROTLI),
  gzip: (body) => gzipSync(body, GZIP),
}

type Packable = Pick<Written, 'headers' | 'body'>

/** What was packed already: a page or an asset that is kept is packed once in each coding. */
const packedBodies = new WeakMap<Packable, Map<string, Buffer>>()

/** In the coding that an `Accept-Encoding` header takes. */
export const packWritten = (written: Packable, accepted = ''): Packed => {
  const { body, headers } = written
  const encoding =
    body.length < SMALL_BYTES || !isText(headers['content-type']) ? undefined : choose(accepted)
  if (encoding === undefined) return { encoding, body }
  const packed = packedBodies.getOrInsertComputed(written, () => new Map())
  return { encoding, body: packed.getOrInsertComputed(encoding, () => QUICK[encoding](body)) }
}

const isText = (type = ''): boolean => /^(text\/|application\/(json|xml|atom|feed)|image\/svg)/.test(type)

/** The cheapest of those that are taken. */
const choose = (accepted: string): Packed['encoding'] => CODINGS.find((coding) => takes(accepted, coding))

const takes = (accepted: string, encoding: string): boolean =>
  accepted
    .toLowerCase()
    .split(',')
    .some((one) => {
      const [name, ...parameters] = one.split(';').map((part) => part.trim())
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })
