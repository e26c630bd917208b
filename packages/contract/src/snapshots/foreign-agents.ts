import { Type, type Static } from 'typebox'
import { ROW_FIELDS } from '../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../data/index.ts'
import { namesOf } from '../names-of.ts'
import { closed, day, dayOrNull, orNull, text, textOrNull } from '../fields.ts'
import {
  COUNTRY_MAPPINGS,
  EDITION_CHANGES,
  FOREIGN_AGENT_FLAGS,
  FOREIGN_AGENT_MISSING,
  REGISTRATION_STATUSES,
} from './foreign-agents-vocabulary.ts'

const NUMBER = Type.String({
  pattern: '^[0-9]{1,6}$',
  description: 'Registration number, as published. Several rows of a table may share the number.',
})

/** Fields that end every row about foreign agents. */
const MARKS = {
  flags: Type.Array(Type.Enum(namesOf(FOREIGN_AGENT_FLAGS)), {
    description: 'Codes of doubts about the row.',
  }),
  missing: Type.Record(Type.String(), Type.Enum(namesOf(FOREIGN_AGENT_MISSING)), {
    description: 'Reason for each null of the row.',
  }),
  ...NOTICE_FIELDS,
  ...ROW_FIELDS,
}

/** Days of a registration, each with its text. */
const DAYS = {
  registered_on: dayOrNull('Day of registration.'),
  registered_on_as_published: textOrNull(
    'The registration date exactly as the file prints it: MM/DD/YYYY, without a time zone.',
  ),
  terminated_on: dayOrNull('Day of termination; null if the registration is open.'),
  terminated_on_as_published: textOrNull(
    'The termination date exactly as the file prints it; null if the registration is open.',
  ),
  status: Type.Enum(namesOf(REGISTRATION_STATUSES), {
    description: 'Whether the file has a termination date, and nothing else.',
  }),
}

/** Registrant of a row that is about something else. */
const REGISTRANT = {
  registration_number: NUMBER,
  registrant_name: textOrNull('Name of the registrant, as published.'),
  registrant_registered_on: dayOrNull('Day on which the registrant registered.'),
  registrant_registered_on_as_published: textOrNull('This date exactly as the file prints it.'),
}

/** An agent of foreign principals that has registered with the Department of Justice. */
export const ForeignAgentRegistrant = closed(
  {
    id: text('Identifies the registration: made from registration number and day.'),
    registration_number: NUMBER,
    name: textOrNull('Name of the registrant. It may be a person.'),
    business_name: textOrNull('Further name under which the registrant does business.'),
    ...DAYS,
    city: textOrNull(
      'City of the business address. Null if the cell has a digit, because the cell may hold a street.',
    ),
    state: textOrNull('State of the business address, two letters as published.'),
    ...MARKS,
  },
  { description: 'A registration of an agent of foreign principals.' },
)
export type ForeignAgentRegistrant = Static<typeof ForeignAgentRegistrant>

/** A foreign principal for which a registrant has registered. */
export const ForeignPrincipal = closed(
  {
    id: text(
      'Identifies the record: made from the number, the name, the day and the country, and from the place of the record among equal records. The file has no number for principals.',
    ),
    ...REGISTRANT,
    name: textOrNull('Name of the foreign principal.'),
    country: textOrNull(
      'Country or place that the principal represents, as text of the day of registration.',
    ),
    country_code: textOrNull('Code of the country in ISO 3166. `countries` shows how the code was found.'),
    country_mapping: Type.Enum(namesOf(COUNTRY_MAPPINGS), {
      description: 'Relation of the code to the text.',
    }),
    ...DAYS,
    ...MARKS,
  },
  { description: 'A foreign principal of a registrant.' },
)
export type ForeignPrincipal = Static<typeof ForeignPrincipal>

/** A statement of a person who works for a registrant. */
export const ForeignAgentShortForm = closed(
  {
    id: text(
      'Identifies the statement: made from number, name and day, and from the place of the statement among equal statements.',
    ),
    ...REGISTRANT,
    last_name: textOrNull('Last name of the person.'),
    first_name: textOrNull('First name of the person, with further names.'),
    ...DAYS,
    ...MARKS,
  },
  { description: 'A short-form registration: a person who works for a registrant.' },
)
export type ForeignAgentShortForm = Static<typeof ForeignAgentShortForm>

/** A document that a registrant has filed. */
export const ForeignAgentDocument = closed(
  {
    id: text(
      'Identifies the document: made from the cells of the record, and from its place among equal records.',
    ),
    registration_number: NUMBER,
    registrant_name: textOrNull('Name of the registrant, as published.'),
    document_type: textOrNull('Type of the document, as published.'),
    stamped_on: dayOrNull('Day of the stamp. Documents are published days later.'),
    stamped_on_as_published: textOrNull('This date exactly as the file prints it: MM/DD/YYYY.'),
    short_form_name: textOrNull('Name of the person of a short form.'),
    foreign_principal: textOrNull('Name of the foreign principal that the document is about.'),
    country: textOrNull('Country of the foreign principal, as text.'),
    country_code: textOrNull('Code of the country in ISO 3166. `countries` shows how the code was found.'),
    country_mapping: orNull(Type.Enum(namesOf(COUNTRY_MAPPINGS)), {
      description: 'Relation of the code to the text.',
    }),
    url: textOrNull('Address of the PDF at the Department of Justice. This data has no copy of the PDF.'),
    url_as_published: textOrNull('The address exactly as the file prints it.'),
    ...MARKS,
  },
  { description: 'A document that a registrant has filed, by its address.' },
)
export type ForeignAgentDocument = Static<typeof ForeignAgentDocument>

/** A text that stands for a country in the files. */
export const ForeignAgentCountry = closed(
  {
    id: text('Identifies the text.'),
    country: text('Text as published.'),
    code: textOrNull('Code of ISO 3166: two letters, or four of ISO 3166-3 for a former state.'),
    name: textOrNull('Name of the place that the code stands for.'),
    mapping: Type.Enum(namesOf(COUNTRY_MAPPINGS), { description: 'Relation of the code to the text.' }),
    basis: text('How the code was found.'),
    principals: Type.Integer({ minimum: 0, description: 'Number of principals with the text.' }),
    open_principals: Type.Integer({
      minimum: 0,
      description: 'Number of principals with the text and without a termination date.',
    }),
    documents: Type.Integer({ minimum: 0, description: 'Number of documents with the text.' }),
    ...MARKS,
  },
  { description: 'A text that stands for a country, and its code.' },
)
export type ForeignAgentCountry = Static<typeof ForeignAgentCountry>

const ChangedField = closed(
  {
    field: text('Column of the file.'),
    before: textOrNull('Text in the older edition. Null if it is withheld.'),
    after: textOrNull('Text in the newer edition. Null if it is withheld.'),
  },
  { description: 'A column that changed.' },
)

/** A difference between two editions of a file. */
export const ForeignAgentChange = closed(
  {
    id: text('Identifies the change.'),
    dataset: text('Table of the row.'),
    row_id: text('Id of the row in its table.'),
    change: Type.Enum(namesOf(EDITION_CHANGES), { description: 'Kind of the change.' }),
    edition_on: Type.String({
      format: 'date',
      description:
        'Day of the newer edition. The change happened on this day, or after the previous edition.',
    }),
    previous_edition_on: day('Day of the previous edition.'),
    registration_number: NUMBER,
    name: textOrNull('Name of the registrant or principal. Null for short forms and documents.'),
    changed_fields: Type.Array(ChangedField, {
      description: 'Changed columns; only for changed records. For a withheld column: its name, no text.',
    }),
    ...MARKS,
  },
  { description: 'A record that was added, changed or removed between two editions.' },
)
export type ForeignAgentChange = Static<typeof ForeignAgentChange>
