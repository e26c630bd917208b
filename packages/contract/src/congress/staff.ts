import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { closed, day, orNull, text, textOrNull } from '../fields.ts'
import { ROW_FIELDS } from './row-fields.ts'
import { MATCH_BANDS } from './staff-profile-vocabulary.ts'
import {
  NAME_ORDERS,
  OFFICE_KINDS,
  OFFICE_MATCHES,
  PAY_AMOUNT_STATUSES,
  PAY_DATE_BASES,
  PAY_KINDS,
  PAYING_CHAMBERS,
  STAFF_FLAGS,
  TITLE_CLASSES,
} from './staff-vocabulary.ts'

const money = (description: string) => orNull(Type.String({ pattern: '^-?\\d+\\.\\d{2}$' }), { description })

export const PersonName = closed(
  {
    last: textOrNull('Surname.'),
    first: textOrNull('First name.'),
    middle: textOrNull('Middle names or initials.'),
    suffix: textOrNull('Suffix, such as JR or III.'),
    order: Type.Enum(namesOf(NAME_ORDERS), {
      description: 'Order of the parts of the name in the document.',
    }),
  },
  {
    description:
      'Parts of the name, as far as the document divides it. A part is null if absent or unclear; `name_raw` has the whole name.',
  },
)
export type PersonName = Static<typeof PersonName>

export const StaffOffice = closed(
  {
    id: text('Stable id of the office, identical in every report.'),
    name_raw: text('Name of the office as printed, with the year.'),
    name: text('Name of the office without the year.'),
    kind: Type.Enum(namesOf(OFFICE_KINDS), { description: 'Kind of office.' }),
    member_id: textOrNull(
      'Bioguide id of the member who runs the office. Null for other offices, and if no member or several fit.',
    ),
    committee_id: textOrNull('Id of the committee, as in /committees; null if no committee or several fit.'),
    match: Type.Enum(namesOf(OFFICE_MATCHES), {
      description: 'Evidence that identified the member or committee.',
    }),
    organization_code: textOrNull('House code of the office, printed since 2023; null elsewhere.'),
    year_label: textOrNull(
      'Year of the money: LY2024 is the legislative year that began on 3 January 2024, and FY2024 is the fiscal year that ended on 30 September 2024.',
    ),
  },
  { description: 'Office that pays.' },
)
export type StaffOffice = Static<typeof StaffOffice>

export const PayComponent = closed({
  kind: Type.Enum(namesOf(PAY_KINDS), { description: 'Kind of pay.' }),
  object_code: textOrNull('Budget object code of the House, printed since 2023; null elsewhere.'),
  start: day('First day of the paid period.'),
  end: day('Last day of the paid period.'),
  amount: money('Dollars and cents, exactly as printed; negative for a correction. Null if unclear.'),
  row: Type.Integer({ minimum: 1, description: 'Line in the document, from 1.' }),
})
export type PayComponent = Static<typeof PayComponent>

const MATCH = closed({
  method: text('Version of the method that decided.'),
  weight: orNull(Type.Number(), {
    description:
      'Weight of the evidence that joined the observation to earlier ones, in bits. A weight of 10 makes the same person about a thousand times as likely. Null for the first observation, and if a reviewer decided.',
  }),
  band: Type.Enum(namesOf(MATCH_BANDS), {
    description: 'State of the match: made by the method or by a reviewer.',
  }),
  decided_by: text('Decision maker: method, or the name of a reviewer.'),
  decided_at: orNull(Type.String({ format: 'date-time' }), {
    description: 'Time of the decision of a reviewer.',
  }),
})

/** One person in one office under one title in one interval, from one report. */
export const StaffObservation = closed({
  id: text(
    'Stable id. The same person, office, title and interval in the same report keep their id in every release.',
  ),
  chamber: Type.Enum(namesOf(PAYING_CHAMBERS), { description: 'Chamber that published the pay.' }),
  report_period: closed(
    {
      label: text('Quarter of the House (2022Q1) or half-year of the Senate (2024-04..2024-09).'),
      start: day('First day of the period.'),
      end: day('Last day of the period.'),
    },
    { description: 'Period of the report. It can include pay for earlier months.' },
  ),
  pay_start: day('First paid day of all payments.'),
  pay_end: day('Last paid day of all payments.'),
  date_basis: Type.Enum(namesOf(PAY_DATE_BASES), { description: 'Basis of these days.' }),
  name_raw: text('Name as printed.'),
  name: PersonName,
  title_raw: textOrNull('Title as printed; null if it cannot be matched to the person on the page.'),
  title: textOrNull('Title without the kind of pay and without days.'),
  title_truncated: Type.Boolean({
    description: 'true if the title has 30 characters, the limit of the House, so its end may be missing.',
  }),
  title_class: Type.Enum(namesOf(TITLE_CLASSES), { description: 'Kind of work, from words in the title.' }),
  flags: Type.Array(Type.Enum(namesOf(STAFF_FLAGS)), {
    description:
      'Facts of the employment, from the title or the paying program. `line_repeated` and `text_damaged` mark oddities of the printed row.',
  }),
  office: StaffOffice,
  program: orNull(
    closed({ raw: text('Program as printed.'), code: textOrNull('Code of the program, if printed.') }),
    { description: 'Paying program or account, such as INTERN ALLOWANCES; null if none is printed.' },
  ),
  components: Type.Array(PayComponent, {
    description: 'Payments, one for each row of the document.',
  }),
  amount: money(
    'Sum of all payments in the interval, in dollars and cents. Not a salary: never scale it to a year.',
  ),
  amount_status: Type.Enum(namesOf(PAY_AMOUNT_STATUSES), { description: 'State of the amount.' }),
  profile_id: textOrNull(
    'Profile of the person: `id` in /staff-profiles. Null if the observation is in no profile.',
  ),
  match: orNull(MATCH, {
    description:
      'Evidence that puts the observation in its profile; null if the observation is in no profile.',
  }),
  ...ROW_FIELDS,
})
export type StaffObservation = Static<typeof StaffObservation>
