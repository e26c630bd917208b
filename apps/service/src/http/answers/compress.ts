import type { Transform } from 'node:stream'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'
import Negotiator from 'negotiator'

/** `identity` is a body as it is. */
export type Encoding = 'identity' | keyof typeof CODINGS

// The lowest levels at which no answer is larger than in gzip. The tag names the coding before the body exists, so
// the smaller of two cannot be chosen. A page of 50 records takes 0.6 ms in each, one record 0.1 (gzip) to 0.5
// (zstd).
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }
// A stream keeps its window in memory while it is read: 256 KiB instead of 4 MiB.
const BROTLI_STREAM = { params: { ...BROTLI.params, [constants.BROTLI_PARAM_LGWIN]: 18 } }
const GZIP = { level: 4 }
const ZSTD = { params: { [constants.ZSTD_c_compressionLevel]: 5 } }
/** The table of codes is a larger part of a small body. */
const ZSTD_OF_SMALL = { params: { [constants.ZSTD_c_compressionLevel]: 13 } }
const ZSTD_SMALL_BYTES = 8 * 1024

const zstdFor = ({ length }: Uint8Array) => (length <= ZSTD_SMALL_BYTES ? ZSTD_OF_SMALL : ZSTD)

const [zstdAside, brotliAside, gzipAside] = [
  promisify(zstdCompress),
  promisify(brotliCompress),
  promisify(gzip),
]

/** The cheapest first. */
const CODINGS = {
  zstd: {
    whole: (body: Uint8Array) => zstdCompressSync(body, zstdFor(body)),
    // Without its size, the compressed body would be a little larger.
    aside: (body: Uint8Array) => zstdAside(body, { ...zstdFor(body), pledgedSrcSize: body.length }),
    stream: () => createZstdCompress(ZSTD),
  },
  br: {
    whole: (body: Uint8Array) => brotliCompressSync(body, BROTLI),
    aside: (body: Uint8Array) => brotliAside(body, BROTLI),
    stream: () => createBrotliCompress(BROTLI_STREAM),
  },
  gzip: {
    whole: (body: Uint8Array) => gzipSync(body, GZIP),
    aside: (body: Uint8Array) => gzipAside(body, GZIP),
    stream: () => createGzip(GZIP),
  },
} as const

/** Below this, compressing costs more than it saves. */
const SMALL_BYTES = 1024

// Object.keys loses the type of the literal names.
const NAMES = Object.keys(CODINGS) as (keyof typeof CODINGS)[]

/**
 * Chooses the coding that an `Accept-Encoding` header prefers; among equals, the cheapest. Clients that decode few
 * codings send an asterisk, so it means gzip here.
 */
export const chooseEncoding = (accept: string | undefined): Encoding => {
  if (accept === undefined || accept === 'identity') return 'identity'
  const named = /\bgzip\b/i.test(accept) ? accept.replaceAll(/\*[^,]*/g, '') : accept.replaceAll('*', 'gzip')
  const negotiator = new Negotiator({ headers: { 'accept-encoding': named } })
  const best = negotiator.encoding([...NAMES, 'identity'], { preferred: [...NAMES] })
  return NAMES.find((name) => name === best) ?? 'identity'
}

/** A body as it is sent, and its coding. */
export type Compressed = { readonly body: Uint8Array; readonly encoding: Encoding }

export const compress = (body: Uint8Array, encoding: Encoding): Compressed =>
  encoding === 'identity' || body.length <= SMALL_BYTES
    ? { body, encoding: 'identity' }
    : { body: CODINGS[encoding].whole(body), encoding }

/** Compresses to the same bytes on a thread of Node’s pool: the longest API description takes 20 ms. */
export const compressAside = async (body: Uint8Array, encoding: Encoding): Promise<Compressed> =>
  encoding === 'identity' || body.length <= SMALL_BYTES
    ? { body, encoding: 'identity' }
    : { body: await CODINGS[encoding].aside(body), encoding }

export const makeCompressor = (encoding: Exclude<Encoding, 'identity'>): Transform =>
  CODINGS[encoding].stream()
