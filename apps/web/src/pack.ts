import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

export type Packed = { readonly encoding: 'br' | 'gzip' | undefined; readonly body: Buffer }

/** Below this, a packed answer is no smaller in packets. */
const SMALL_BYTES = 1000

/** Quick settings: a page is packed while somebody waits. */
const QUICK = {
  br: { params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: 18 } },
  gzip: { level: 4 },
}

export const pack = (body: Buffer, accepted = '', type = ''): Packed => {
  if (body.length < SMALL_BYTES || !/^(text\/|application\/(json|xml|atom|feed)|image\/svg)/.test(type))
    return { encoding: undefined, body }
  if (takes(accepted, 'br')) return { encoding: 'br', body: brotliCompressSync(body, QUICK.br) }
  if (takes(accepted, 'gzip')) return { encoding: 'gzip', body: gzipSync(body, QUICK.gzip) }
  return { encoding: undefined, body }
}

const takes = (accepted: string, encoding: string): boolean =>
  accepted
    .toLowerCase()
    .split(',')
    .some((one) => {
      const [name, ...parameters] = one.split(';').map((part) => part.trim())
      return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    })
