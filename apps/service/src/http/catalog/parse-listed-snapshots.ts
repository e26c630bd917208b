import { ListedSnapshot } from '@rotunda/contract'
import { makeListParser } from '../parse-listed.ts'

const parse = makeListParser(ListedSnapshot)

export type ParsedSnapshots =
  | { readonly snapshots: readonly ListedSnapshot[]; readonly faults?: never }
  | { readonly faults: readonly string[]; readonly snapshots?: never }

/** Reads the list of snapshots that the catalog is to name; all that is wrong with it is reported at once. */
export const parseListedSnapshots = (text: string): ParsedSnapshots => {
  const { entries, faults } = parse(text)
  if (faults !== undefined) return { faults }
  const urls = entries.map(({ url }) => url)
  const repeated = urls.filter((url, index) => urls.indexOf(url) !== index)
  if (repeated.length > 0) return { faults: repeated.map((url) => `${url} is listed twice`) }
  return { snapshots: entries }
}
