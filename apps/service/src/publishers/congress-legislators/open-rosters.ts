import { parseYamlMap } from '../entries/parse-yaml-map.ts'
import { isJsonObject } from '../json/is-json-object.ts'
import { parseJsonDocument, readJsonBytes } from '../json/parse-json-document.ts'
import { DocumentRefused, type OpenDocument } from '../publisher.ts'

/** Those on each committee, by its code; entries of any kind, which are looked at one by one. */
export type Rosters = ReadonlyMap<string, readonly unknown[]>

const WHAT = 'list of committee members'

/** The rosters in JSON or in YAML, distinguished by their bytes. Throws a DocumentRefused for another document. */
export const openRosters = async (open: OpenDocument): Promise<Rosters> => {
  const bytes = await readJsonBytes(open, WHAT)
  const rosters = isYaml(bytes) ? parseYamlMap(bytes, WHAT) : parseJsonRosters(bytes)
  const odd = [...rosters.keys()].find((code) => !CODE.test(code))
  if (odd !== undefined)
    throw new DocumentRefused(
      `This is no ${WHAT}: “${odd}” is no code of a committee, such as HSAG or HSAG03.`,
    )
  return rosters
}

const CODE = /^[HSJ][A-Z]{3}(?:\d{2})?$/

/** A map in YAML begins with a key, after comments at most. */
const isYaml = (bytes: Uint8Array): boolean =>
  /^(?:#.*\n|---\s*\n|\s*\n)*[A-Za-z0-9_]+:/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 8192)))

const parseJsonRosters = (bytes: Uint8Array): Rosters => {
  const document = parseJsonDocument(bytes, WHAT)
  if (!isJsonObject(document)) throw new DocumentRefused(`This is no ${WHAT}: it is not an object of lists.`)
  refuseRepeatedCode(new TextDecoder().decode(bytes))
  return new Map(
    Object.entries(document).map(([code, members]) => {
      if (!Array.isArray(members))
        throw new DocumentRefused(`This is no ${WHAT}: what it has under “${code}” is no list.`)
      // Entries of any kind: see above.
      return [code, members as unknown[]]
    }),
  )
}

/** JSON keeps the last value alone of a key that is there twice: a roster would be lost without a word. */
const refuseRepeatedCode = (text: string): void => {
  const seen = new Set<string>()
  for (const [, code = ''] of text.matchAll(/"([HSJ][A-Z]{3}(?:\d{2})?)"\s*:/g)) {
    if (seen.has(code)) throw new DocumentRefused(`The ${WHAT} has ${code} twice. Fetch it again.`)
    seen.add(code)
  }
}
