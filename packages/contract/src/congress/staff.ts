import { Type, type Static } from 'typebox'
import { namesOf } from '../names-of.ts'
import { orNull } from '../or-null.ts'
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

const closed = { additionalProperties: false } as const
const text = (description: string) => Type.String({ description })
const textOrNull = (description: string) => orNull(Type.String(), { description })
const day = (description: string) => Type.String({ format: 'date', description })
const money = (description: string) => orNull(Type.String({ pattern: '^-?\\d+\\.\\d{2}$' }), { description })

export const PersonName = Type.Object(
  {
    last: textOrNull('Surname.'),
    first: textOrNull('First name.'),
    middle: textOrNull('Middle names or initials.'),
    suffix: textOrNull('Such as JR or III.'),
    order: Type.Enum(namesOf(NAME_ORDERS), { description: 'How the document orders the parts of the name.' }),
  },
  {
    ...closed,
    description:
      'Parts of the name as far as the document divides them. A part is null where there is none or where it cannot be told; `name_raw` has all of them.',
  },
)
export type PersonName = Static<typeof PersonName>

export const StaffOffice = Type.Object(
  {
    id: text('Stable id of the office: the same in every report that names it.'),
    name_raw: text('As printed, with the year.'),
    name: text('Without the year.'),
    kind: Type.Enum(namesOf(OFFICE_KINDS), { description: 'What kind of office the name is of.' }),
    member_id: textOrNull(
      'Bioguide id of the member whose office it is; null for other offices, and where no member or several fit.',
    ),
    committee_id: textOrNull(
      'Id of the committee, as /committees has it; null where no committee or several fit.',
    ),
    match: Type.Enum(namesOf(OFFICE_MATCHES), {
      description: 'How the member or the committee was identified.',
    }),
    organization_code: textOrNull(
      'Code that the House has printed for the office since 2023; null elsewhere.',
    ),
    year_label: textOrNull(
      'Year of the money that pays: LY2024 is the legislative year that began on 3 January 2024, FY2024 the fiscal year that ended on 30 September 2024.',
    ),
  },
  { ...closed, description: 'Office that pays.' },
)
export type StaffOffice = Static<typeof StaffOffice>

export const PayComponent = Type.Object(
  {
    kind: Type.Enum(namesOf(PAY_KINDS), { description: 'What was paid.' }),
    object_code: textOrNull(
      'Object code of the budget, which the House has printed since 2023; null elsewhere.',
    ),
    start: day('First day that the payment is for.'),
    end: day('Last day that the payment is for.'),
    amount: money(
      'Dollars and cents, exactly as printed; negative for a correction. Null where it cannot be told.',
    ),
    row: Type.Integer({ minimum: 1, description: 'Line of the document, from 1.' }),
  },
  closed,
)
export type PayComponent = Static<typeof PayComponent>

const MATCH = Type.Object(
  {
    method: text('Version of the method that decided.'),
    weight: orNull(Type.Number(), {
      description:
        'Weight of the evidence in bits with which it joined those before it: 10 makes the same person about a thousand times as likely. Null for the first, and where a person decided.',
    }),
    band: Type.Enum(namesOf(MATCH_BANDS), { description: 'Whether a person decided.' }),
    decided_by: text('Who decided: method, or the person.'),
    decided_at: orNull(Type.String({ format: 'date-time' }), { description: 'When a person decided.' }),
  },
  closed,
)

/** One person in one office under one title in one interval, as one report has it. */
export const StaffObservation = Type.Object(
  {
    id: text(
      'Stable: the same person, office, title and interval of the same report keeps it in every release.',
    ),
    chamber: Type.Enum(namesOf(PAYING_CHAMBERS), { description: 'Chamber that published the pay.' }),
    report_period: Type.Object(
      {
        label: text('Quarter of the House (2022Q1) or half-year of the Senate (2024-04..2024-09).'),
        start: day('First day of the period.'),
        end: day('Last day of the period.'),
      },
      { ...closed, description: 'Period of the report. Pay of earlier months can be in it.' },
    ),
    pay_start: day('First day that any of the payments is for.'),
    pay_end: day('Last day that any of the payments is for.'),
    date_basis: Type.Enum(namesOf(PAY_DATE_BASES), { description: 'What tells these days.' }),
    name_raw: text('Name as printed.'),
    name: PersonName,
    title_raw: textOrNull('Title as printed; null where it cannot be told from those of others on the page.'),
    title: textOrNull('Title without the kind of pay and without days.'),
    title_truncated: Type.Boolean({
      description:
        'The House cuts titles at 30 characters: true where it is as long, so that its end may be missing.',
    }),
    title_class: Type.Enum(namesOf(TITLE_CLASSES), { description: 'Kind of work, by words of the title.' }),
    flags: Type.Array(Type.Enum(namesOf(STAFF_FLAGS)), {
      description:
        'What the title, or the program that pays, says of the employment; and `line_repeated` and `text_damaged`, which say what is odd about the printed row.',
    }),
    office: StaffOffice,
    program: orNull(
      Type.Object({ raw: text('As printed.'), code: textOrNull('Its code, where one is printed.') }, closed),
      { description: 'Program or account that pays, such as INTERN ALLOWANCES; null where none is printed.' },
    ),
    components: Type.Array(PayComponent, {
      description: 'The payments, each as one row of the document has it.',
    }),
    amount: money(
      'What was paid in the interval, all payments together, in dollars and cents. Not a salary: never scale it to a year.',
    ),
    amount_status: Type.Enum(namesOf(PAY_AMOUNT_STATUSES), { description: 'What is known of the amount.' }),
    profile_id: textOrNull(
      'Profile of the person, as /staff-profiles has it; null where the observation is in none.',
    ),
    match: orNull(MATCH, { description: 'Why the observation is in its profile; null where it is in none.' }),
    ...ROW_FIELDS,
  },
  closed,
)
export type StaffObservation = Static<typeof StaffObservation>
