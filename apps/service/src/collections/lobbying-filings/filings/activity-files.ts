import {
  LobbyingActivity,
  LobbyingActivityEntity as Entity,
  LobbyingActivityLobbyist as Lobbyist,
} from '@rotunda/contract'
import type { TProperties } from 'typebox'
import {
  readField,
  typeOf,
  withoutNull,
  type AnyDerivedFile,
  type BundleColumn,
  type DerivedFile,
  type FieldSchema,
} from '../../../releases/index.ts'
import { LOBBYING_FIELDS } from '../field-meanings.ts'

/** One item of a list of an activity, flat. */
type Line = Readonly<Record<string, string | number | boolean | null>>

/** A column for each field. The line has the value under the same name. */
const columnsOf = (properties: TProperties): BundleColumn<Line>[] =>
  Object.entries(properties).map(([name, property]) => {
    // Every property of a schema is JSON Schema.
    const field = property as FieldSchema
    const type = typeOf(withoutNull(field))
    if (type === undefined) throw new Error(`${name} has no column of its own`)
    const { description, limits } = readField(name, field, LOBBYING_FIELDS)
    return { name, type, description, ...limits, valueOf: (line) => cellOf(line[name]) }
  })

const cellOf = (value: Line[string] | undefined): string | number | null =>
  typeof value === 'boolean' ? String(value) : (value ?? null)

const { filing_uuid, n, entities_scope } = LobbyingActivity.properties

const PLACE = {
  m: { type: 'integer', minimum: 1, description: 'Place in the list of the activity, from 1.' },
  activity: { type: 'string', description: '`id` of the activity in `activities`, which has the document.' },
} as const

const itemsFile = (
  file: string,
  properties: TProperties,
  listOf: (activity: LobbyingActivity) => readonly object[],
): AnyDerivedFile => {
  const derived: DerivedFile<LobbyingActivity, Line> = {
    file,
    from: 'activities',
    table: {
      columns: columnsOf({ filing_uuid, n, ...PLACE, ...properties }),
      primaryKey: ['filing_uuid', 'n', 'm'],
    },
    linesOf: (activity) =>
      listOf(activity).map((item, index) => ({
        filing_uuid: activity.filing_uuid,
        n: activity.n,
        m: index + 1,
        activity: activity.id,
        ...item,
      })),
  }
  return derived
}

/** Files with a row for each lobbyist and for each body of government of each activity. */
export const ACTIVITY_FILES: readonly AnyDerivedFile[] = [
  itemsFile('activity-lobbyists', Lobbyist.properties, ({ lobbyists }) => lobbyists),
  itemsFile('activity-entities', { ...Entity.properties, entities_scope }, (activity) =>
    activity.entities.map((entity) => ({ ...entity, entities_scope: activity.entities_scope })),
  ),
]
