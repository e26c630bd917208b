import {
  LobbyingActivity,
  LobbyingActivityEntity as Entity,
  LobbyingActivityLobbyist as Lobbyist,
  type Notice,
} from '@rotunda/contract'
import type { TProperties } from 'typebox'
import {
  readField,
  type AnyDerivedFile,
  type BundleColumn,
  type DerivedFile,
} from '../../../releases/index.ts'
import { typeOf, withoutNull, type FieldSchema } from '../../../tables/index.ts'
import { LOBBYING_FIELDS } from '../field-meanings.ts'

/** One item of a list of an activity, flat. */
export type Line = Readonly<Record<string, string | number | boolean | null>>

/** A column for each field. The line has the value under the same name. */
export const columnsOf = (properties: TProperties): BundleColumn<Line>[] =>
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

/** Column for the notes of the operator on a list, or on one of its items. */
export const NOTICES = {
  notices: {
    anyOf: [{ type: 'string' }, { type: 'null' }],
    description: 'Notes of the operator on the list, or on this item of the list; null if there are none.',
  },
} as const

/** Notices on these fields, as the row has them. */
export const noteLine = (notices: readonly Notice[], isOwn: (field: string) => boolean): string | null => {
  const own = notices.filter(({ fields }) => fields.some(isOwn))
  const texts = own.map(({ kind, fields, text }) => `${kind} of ${fields.join(', ')}: ${text}`)
  return texts.length === 0 ? null : texts.join('; ')
}

const itemsFile = (
  field: 'lobbyists' | 'entities',
  properties: TProperties,
  listOf: (activity: LobbyingActivity) => readonly (object & { readonly lobbyist_id?: number })[],
): AnyDerivedFile => {
  const derived: DerivedFile<LobbyingActivity, Line> = {
    file: `activity-${field}`,
    from: 'activities',
    table: {
      columns: columnsOf({ filing_uuid, n, ...PLACE, ...properties, ...NOTICES }),
      primaryKey: ['filing_uuid', 'n', 'm'],
    },
    linesOf: (activity) =>
      listOf(activity).map((item, index) => ({
        filing_uuid: activity.filing_uuid,
        n: activity.n,
        m: index + 1,
        activity: activity.id,
        ...item,
        notices: noteLine(
          activity.notices,
          (name) => name === field || name.startsWith(`${field}/${item.lobbyist_id ?? ''}/`),
        ),
      })),
  }
  return derived
}

/** Files with a row for each lobbyist and for each body of government of each activity. */
export const ACTIVITY_FILES: readonly AnyDerivedFile[] = [
  itemsFile('lobbyists', Lobbyist.properties, ({ lobbyists }) => lobbyists),
  itemsFile('entities', { ...Entity.properties, entities_scope }, (activity) =>
    activity.entities.map((entity) => ({ ...entity, entities_scope: activity.entities_scope })),
  ),
]
