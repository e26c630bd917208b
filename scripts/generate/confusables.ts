import { readFileSync } from 'node:fs'

/**
 * Unicode's table of confusable characters (confusables.txt of UTS 39), read from the ICU data of the Node that the
 * project pins. A new version of the table needs a new step of the schema: see `organisationLooksMigration`.
 */
export const buildConfusables = (): Promise<string> =>
  Promise.resolve(
    JSON.stringify({
      unicode: process.versions.unicode,
      source: `ICU ${process.versions.icu}, confusables.cfu; Unicode License v3`,
      looks: readTable(findTable(readFileSync(process.execPath))),
    }),
  )

const FORMAT = 'Cfu '
/** Two bytes of every header of ICU data, ten bytes before the name of its format. */
const MAGIC = Buffer.from([0xda, 0x27])

/** Finds the table by its header. Throws for a Node without it, such as one that links to the ICU of its system. */
const findTable = (program: Buffer): Buffer => {
  let at = program.indexOf(FORMAT)
  while (at !== -1 && !program.subarray(at - 10, at - 8).equals(MAGIC)) at = program.indexOf(FORMAT, at + 1)
  if (at === -1) throw new Error('This Node carries no table of confusable characters.')
  const header = at - 12
  return program.subarray(header + program.readUInt16LE(header))
}

/** Characters by the text that they look like, as SpoofDataHeader of ICU lays it out. */
const readTable = (table: Buffer): Record<string, string> => {
  const [keys, count, values, texts] = [12, 16, 20, 28].map((at) => table.readInt32LE(at))
  if (keys === undefined || count === undefined || values === undefined || texts === undefined)
    throw new Error('The table of confusable characters has no header.')
  const looks: Record<string, string> = {}
  for (let index = 0; index < count; index += 1) {
    const key = table.readUInt32LE(keys + index * 4)
    const length = (key >>> 24) + 1
    // A text of one unit is its own value. The value of a longer one is its place among the texts.
    const start = length === 1 ? values + index * 2 : texts + table.readUInt16LE(values + index * 2) * 2
    const text = table.toString('utf16le', start, start + length * 2)
    looks[text] = (looks[text] ?? '') + String.fromCodePoint(key & 0x1fffff)
  }
  return looks
}
