/** A change that no one can see, in the document or beside others. */
type Unseen = {
  readonly table: string
  /** Names of fields as a statement has them, with dots. */
  readonly fields: readonly string[]
  /** The mutations that cannot be seen in them; all where undefined. */
  readonly by?: readonly string[]
  readonly why: string
}

/** What no reader can know. Everything else that is said wrongly must be flagged, refused or stopped at. */
const UNSEEN: readonly Unseen[] = [
  {
    table: 'staff-observations',
    fields: ['name_raw', 'title', 'office', 'amount'],
    by: ['cells exchanged'],
    why: 'cells exchanged under the right headers: a name, a title and an office are any text, and an amount of a table without totals any number',
  },
  {
    table: 'staff-observations',
    fields: ['name_raw'],
    by: ['a comma anywhere'],
    why: 'a comma within the quotes of a name, which may have two',
  },
  {
    table: 'staff-observations',
    fields: ['name_raw', 'amount'],
    by: ['two names exchanged', 'two amounts exchanged'],
    why: 'names or amounts of two lines exchanged: every total holds, and each line is one that might be',
  },
  {
    table: 'staff-observations',
    fields: ['amount'],
    by: ['a digit of an amount', 'a decimal point lost'],
    why: 'an amount of a table that prints no total, still plausible for its days',
  },
  {
    table: 'roster-entries',
    fields: ['rank'],
    by: ['a digit changed', 'values exchanged'],
    why: 'places of a roster have gaps, since those who left are not there',
  },
  {
    table: 'committee-spells',
    fields: ['resolution', 'resolution_rank', 'roster_rank'],
    by: ['a digit changed', 'values exchanged'],
    why: 'the number of a resolution and the places in it have gaps, and no other document has them',
  },
  {
    table: 'committee-spells',
    fields: ['title'],
    by: ['values exchanged'],
    why: 'the chair of a committee of an earlier Congress and a member of the same side',
  },
  {
    table: 'committee-entries',
    fields: ['address', 'phone', 'url', 'jurisdiction', 'jurisdiction_source'],
    why: 'addresses and texts that no other document has',
  },
  {
    table: 'committee-entries',
    fields: ['code', 'parent'],
    by: ['a digit changed', 'values exchanged'],
    why: 'a subcommittee of an earlier Congress has any digits',
  },
  {
    table: 'committee-entries',
    fields: ['name'],
    by: ['a control character'],
    why: 'an unbreakable space within a word of a name that no other document has',
  },
]

/** Whether nothing shows that these fields were changed by the mutation. */
export const isUnseen = (table: string, fields: readonly string[], mutation: string): boolean =>
  fields.length > 0 &&
  fields.every((field) =>
    UNSEEN.some(
      (one) =>
        one.table === table &&
        one.fields.some((name) => field === name || field.startsWith(`${name}.`)) &&
        (one.by === undefined || one.by.includes(mutation)),
    ),
  )
