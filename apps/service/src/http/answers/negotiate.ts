import type { IncomingHttpHeaders } from 'node:http'
import { FORMATS, type Format } from '@rotunda/contract'
import { chooseFormat } from './choose-format.ts'
import { chooseEncoding, type Encoding } from './compress.ts'

/** Form and coding that the headers ask for, from all forms. */
type Wish = { readonly format: Format; readonly encoding: Encoding }

/** Browsers and libraries send a few short texts; an attacker may send any number of any length. */
const MANY_TEXTS = 1000
const LONG_TEXT = 500
const known = new Map<string, Wish>()

/** Remembers what the two headers mean: reading them takes longer than finding a ready answer. */
export const readWish = (headers: IncomingHttpHeaders): Wish => {
  const { accept, 'accept-encoding': acceptEncoding } = headers
  const text = `${accept ?? '*/*'}\n${acceptEncoding ?? 'identity'}`
  const found = known.get(text)
  if (found !== undefined) return found
  const wish = { format: chooseFormat(accept, FORMATS), encoding: chooseEncoding(acceptEncoding) }
  if (text.length > LONG_TEXT) return wish
  if (known.size >= MANY_TEXTS) known.clear()
  known.set(text, wish)
  return wish
}
