/** A change that no one can see, in the document or beside others. */
type Unseen = {
  readonly table: string
  /** Names of fields as a statement has them, with dots. */
  readonly fields: readonly string[]
  /** The mutations that cannot be seen in them; all where undefined. */
  readonly by?: readonly string[]
  readonly why: string
}

/** The rows of the id stand alone. Two ids that were exchanged have one another’s names. */
const OF_NOBODY =
  'an id that no other list has, so that nothing says that its terms are those of somebody else'

/** Faults that no reader can see. Everything else that is said wrongly must be flagged, refused or stopped at. */
const UNSEEN: readonly Unseen[] = [
  {
    table: 'legislators',
    fields: ['bioguide'],
    by: ['a digit changed'],
    why: OF_NOBODY,
  },
  {
    table: 'legislator-lines',
    fields: ['bioguide'],
    by: ['a digit changed'],
    why: OF_NOBODY,
  },
  {
    table: 'clerk-members',
    fields: ['bioguide'],
    by: ['a digit changed'],
    why: OF_NOBODY,
  },
  {
    table: 'senate-members',
    fields: ['bioguide'],
    by: ['a digit changed'],
    why: OF_NOBODY,
  },
  {
    table: 'congress-gov-members',
    fields: ['bioguide'],
    by: ['a digit changed'],
    why: OF_NOBODY,
  },
  {
    table: 'voteview-members',
    fields: ['bioguide'],
    by: ['a digit changed'],
    why: OF_NOBODY,
  },
  {
    table: 'legislators',
    fields: ['terms'],
    by: ['a digit changed', 'values exchanged'],
    why: 'a term in Congresses that no other list here has, a class of a senator of before, and an address of a page',
  },
  {
    table: 'legislators',
    fields: ['ids', 'gender', 'name.first', 'name.middle', 'name.suffix', 'birthday'],
    by: ['a digit changed', 'values exchanged'],
    why: 'numbers that no other list has, a first name beside the right one of the chamber, and another day of the same year',
  },
  {
    table: 'legislator-lines',
    fields: ['ids', 'gender', 'birthday', 'last_term', 'name.first'],
    by: ['a digit changed', 'values exchanged'],
    why: 'the last term of the CSV has no day, so that no list can be held against it; numbers as of legislators',
  },
  {
    table: 'executives',
    fields: ['ids', 'name', 'terms', 'gender', 'birthday'],
    by: ['a digit changed', 'values exchanged'],
    why: 'presidents who never were in Congress are in one list alone',
  },
  {
    table: 'social-media',
    fields: ['accounts'],
    by: ['a digit changed', 'values exchanged'],
    why: 'names of accounts, which no other list has',
  },
  {
    table: 'district-offices',
    fields: ['address', 'city', 'latitude', 'longitude', 'office_id', 'phone', 'suite', 'zip'],
    by: ['a digit changed', 'values exchanged'],
    why: 'addresses in the same State, which no other list has',
  },
  {
    table: 'clerk-members',
    fields: ['office', 'elected_on', 'party'],
    by: ['a digit changed', 'a value gone', 'values exchanged'],
    why: 'a room, another day of an election, and a party about which the lists disagree anyway',
  },
  {
    table: 'senate-members',
    fields: ['office', 'contact_form', 'website', 'updated_on'],
    by: ['a digit changed', 'values exchanged'],
    why: 'a room, an address of a page, and another day of the list',
  },
  {
    table: 'congress-gov-committees',
    fields: ['code', 'history'],
    by: ['a digit changed', 'values exchanged'],
    why: 'a subcommittee of an earlier Congress, and names, days and numbers of before that no other list has',
  },
  {
    table: 'voteview-members',
    fields: ['icpsr', 'congress', 'chamber', 'district', 'state', 'party_code'],
    by: ['a digit changed', 'values exchanged'],
    why: 'a row of a Congress that no other list here has, and a number that no other list has',
  },
  {
    table: 'voteview-members',
    fields: ['occupancy', 'last_means', 'born', 'died'],
    by: ['a digit changed', 'a value gone', 'values exchanged'],
    why: 'numbers that Voteview alone has, and years of members whom it alone has',
  },
  {
    table: 'meeting-document-statements',
    fields: ['witness.panel'],
    by: ['a digit changed'],
    why: 'numbers of panels may have gaps',
  },
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
  {
    table: 'meeting-statements',
    fields: ['room', 'title', 'local_time', 'starts_at', 'local_date', 'stated_at', 'published', 'event_id'],
    by: ['a digit changed'],
    why: 'another room, clock time, day of the same year, or number that a meeting may have',
  },
  {
    table: 'meeting-statements',
    fields: ['bills.number', 'nominations.number', 'committees.code', 'committees.isSubcommittee'],
    by: ['a digit changed'],
    why: 'another bill, nomination or subcommittee of the same name’s kind that no document here knows',
  },
  {
    table: 'meeting-statements',
    fields: ['committees.name'],
    by: ['values exchanged'],
    why: 'a name of a committee whose code no list here has',
  },
  {
    table: 'meeting-document-statements',
    fields: ['files.url', 'title', 'type', 'type_code', 'group', 'published_at'],
    by: ['a digit changed', 'an impossible day', 'values exchanged'],
    why: 'an address, a title and a type are any text, and those of two files may be exchanged',
  },
  {
    table: 'witness-statements',
    fields: ['name', 'name_raw', 'position_raw', 'organization_raw', 'panel', 'event_id', 'published_at'],
    by: ['values exchanged', 'a digit changed', 'a value gone'],
    why: 'parts of names, posts and panels exchanged, or left out: each is one that a witness may have',
  },
  {
    table: 'publication-statements',
    fields: ['formats.url', 'formats.type', 'title', 'citation', 'held_dates', 'issued_on', 'event_id'],
    by: ['a digit changed', 'a value gone', 'values exchanged', 'a blank that is none'],
    why: 'an address, a label, a title, another day of the Congress, or the number of a meeting that is not here',
  },
  {
    table: 'publication-statements',
    fields: ['committees.code', 'committees.isSubcommittee'],
    by: ['a digit changed', 'values exchanged'],
    why: 'a subcommittee that no list here has',
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
