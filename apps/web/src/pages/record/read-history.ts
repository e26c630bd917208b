import type { RecordField } from '@rotunda/contract'
import type { Clients } from '../../ask/clients.ts'
import type { PublishedRelease } from '../../ask/memory.ts'
import { RECORD_FIELDS } from '../../filters/parameters.ts'
import { makeAddress } from '../../html/href.ts'
import type { ShownRecord } from '../../views/shown-record.ts'
import { RECORD_PAGE_LIMITS } from '../../limits.ts'

/** The record in another release, compared with the shown one. */
export type Edition = { readonly release: PublishedRelease; readonly address: string } & (
  | { readonly kind: 'shown' | 'same' | 'absent' | 'unknown' }
  | { readonly kind: 'other'; readonly fields: readonly RecordField[] }
)

export const MOST_EDITIONS = RECORD_PAGE_LIMITS.editions.value

/** The newest releases with their version of the record. */
export const readHistory = (
  { fetch }: Pick<Clients, 'fetch'>,
  record: ShownRecord,
  shown: string,
  releases: readonly PublishedRelease[],
): Promise<Edition[]> =>
  Promise.all(
    releases.slice(0, MOST_EDITIONS).map(async (release): Promise<Edition> => {
      const address = makeAddress(`${release.api_url}/record`, { id: record.id })
      if (release.snapshot === shown) return { release, address, kind: 'shown' }
      const answer = await fetch(address)
      if (answer.status === 404) return { release, address, kind: 'absent' }
      if (!answer.ok) return { release, address, kind: 'unknown' }
      // As the API description promises.
      const { data } = (await answer.json()) as { readonly data: readonly ShownRecord[] }
      const fields = data[0] === undefined ? [] : findDifferent(data[0], record)
      return fields.length === 0
        ? { release, address, kind: 'same' }
        : { release, address, kind: 'other', fields }
    }),
  )

/** Ignored, because evidence changes with every new copy of the same document. */
const IGNORED: readonly RecordField[] = ['evidence', 'changed_at', 'first_seen_at', 'coverage']

const findDifferent = (one: ShownRecord, other: ShownRecord): RecordField[] =>
  RECORD_FIELDS.filter(
    (field) => !IGNORED.includes(field) && JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  )
