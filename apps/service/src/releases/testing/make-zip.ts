import { zipSync, type Zippable } from 'fflate'

type Texts = Readonly<Record<string, string>>
type Modes = Readonly<Record<string, { readonly text: string; readonly mode: number }>>

const UNIX = 3

/** A zip of these texts, and of entries with modes of their own. */
export const makeZip = (texts: Texts, others: Modes): Uint8Array => {
  const plain = Object.entries(texts).map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)])
  const special = Object.entries(others).map(([name, { text, mode }]): [string, Zippable[string]] => [
    name,
    [Buffer.from(text), { os: UNIX, attrs: mode << 16 }],
  ])
  return zipSync(Object.fromEntries([...plain, ...special]))
}
