import { zipSync, type Zippable } from 'fflate'

type Texts = Readonly<Record<string, string>>
type Special = { readonly text: string; readonly mode: number; readonly extra?: Record<number, Uint8Array> }

const UNIX = 3

/** A zip of these texts, and of entries with modes and extra fields of their own. */
export const makeZip = (texts: Texts, others: Readonly<Record<string, Special>>): Uint8Array => {
  const plain = Object.entries(texts).map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)])
  const special = Object.entries(others).map(([name, { text, mode, extra }]): [string, Zippable[string]] => [
    name,
    [Buffer.from(text), { os: UNIX, attrs: mode << 16, ...(extra === undefined ? {} : { extra }) }],
  ])
  return zipSync(Object.fromEntries([...plain, ...special]))
}
