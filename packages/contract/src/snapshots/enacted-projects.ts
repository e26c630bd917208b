import { Type, type Static } from 'typebox'
import { CHAMBERS, SUBCOMMITTEES } from '../appropriations/vocabulary.ts'
import { ROW_FIELDS } from '../congress/row-fields.ts'
import { NOTICE_FIELDS } from '../data/notices.ts'
import { namesOf } from '../names-of.ts'
import { closed, orNull, text, textOrNull } from '../fields.ts'
import { STATES } from '../states.ts'
import {
  CONTROL_READINGS,
  CONTROL_STATUSES,
  COUNTED_FROM,
  ENACTED_AGENCIES,
  ENACTED_FLAGS,
  ENACTED_MATCHES,
  ENACTED_MISSING_REASONS,
  ORIGINATIONS,
} from './enacted-vocabulary.ts'

const State = Type.Enum(namesOf(STATES), { description: 'Two-letter postal abbreviation.' })
const FiscalYear = Type.Integer({
  minimum: 2000,
  maximum: 2100,
  description: 'Fiscal year for which the Act provides the money.',
})
const Subcommittee = Type.Enum(namesOf(SUBCOMMITTEES), {
  description: 'Short code of the subcommittee that writes the division of the Act.',
})
const dollars = (description: string) => orNull(Type.Integer({ minimum: 0 }), { description })

const REQUESTOR_FIELDS = {
  name: text('Name without stray page numbers and State.'),
  name_as_published: text('Name as printed.'),
  chamber: orNull(Type.Enum(CHAMBERS), {
    description: 'Chamber of the member; null if the table does not show the chamber.',
  }),
  state: orNull(State, { description: 'State of the member, as printed or of the matched member.' }),
  party: textOrNull('Party of the member, as printed or of the matched member.'),
  bioguide: textOrNull('Bioguide id of the member; null unless it is printed or exactly one member fits.'),
  match: Type.Enum(namesOf(ENACTED_MATCHES), {
    description: 'How the member was identified. The match explains a `bioguide` of null.',
  }),
}

/** A member who requested an enacted project, as the row of the project names him or her. */
export const ProjectRequestor = closed(REQUESTOR_FIELDS)
export type ProjectRequestor = Static<typeof ProjectRequestor>

/** One row of a table of enacted projects. */
export const EnactedProject = closed({
  id: text('Stable id, made from year, subcommittee and the texts that name the project.'),
  fiscal_year: FiscalYear,
  act: textOrNull('Act that provides the money, as given with the table.'),
  subcommittee: Subcommittee,
  subcommittee_as_published: textOrNull('Subcommittee as the row prints it.'),
  agency: textOrNull('Agency as printed.'),
  agency_code: orNull(Type.Enum(namesOf(ENACTED_AGENCIES)), {
    description:
      'Agency by the Act that appropriates, as the Government Accountability Office counts: the Forest Service is USDA and the Indian Health Service HHS, though both are in the Interior bill.',
  }),
  account: textOrNull('Account as printed.'),
  project: text('Name of the project as printed, without the recipient if a cell held both.'),
  project_as_published: textOrNull(
    'Cell of the project as printed, before a recipient was split from it or a broken word was joined.',
  ),
  recipient: textOrNull('Body that receives the money, as printed.'),
  location: textOrNull('Place as printed.'),
  states: Type.Array(State, { description: 'States of the project. Empty if no State is known.' }),
  states_as_published: textOrNull('States as printed.'),
  amount: dollars(
    'Funding of the project in whole US dollars, on the counting rule of the Government Accountability Office: in Energy and Water the additional amount of the members, elsewhere the printed amount. Null, never 0, if the funding is not known. Funding is neither obligated nor paid.',
  ),
  amount_as_published: textOrNull('Text of the cell that `amount` comes from.'),
  budget_request: dollars('Budget request of the President in whole US dollars, in Energy and Water.'),
  budget_request_as_published: textOrNull('Budget request as printed.'),
  additional_amount: dollars('Amount that members added, in whole US dollars, in Energy and Water.'),
  additional_amount_as_published: textOrNull('Additional amount as printed.'),
  total_amount: dollars(
    'Printed total of budget request and additional amount, in whole US dollars. Not the funding of the project.',
  ),
  total_amount_as_published: textOrNull('Total as printed.'),
  counted: Type.Boolean({
    description:
      'Whether the row is a provision by the count of the Government Accountability Office. A row with only a budget request is not a provision.',
  }),
  origination: orNull(Type.Enum(namesOf(ORIGINATIONS)), {
    description: 'Chamber in which the project began.',
  }),
  origination_as_published: textOrNull('Origination as printed.'),
  requestors: Type.Array(ProjectRequestor, {
    description: 'Members who requested the project, in printed order. The amount is not divided among them.',
  }),
  requestor_count: Type.Integer({ minimum: 0, description: 'Number of requestors.' }),
  missing: Type.Record(Type.String(), Type.Enum(namesOf(ENACTED_MISSING_REASONS)), {
    description: 'Fields that are null, each with the reason; also `states` if it is empty.',
  }),
  flags: Type.Array(Type.Enum(namesOf(ENACTED_FLAGS)), {
    description: 'Remarks and repairs from the reading of the row.',
  }),
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type EnactedProject = Static<typeof EnactedProject>

/** One requestor of one enacted project, as a row of its own. */
export const EnactedRequestor = closed({
  id: text('Id of the project and `n`.'),
  project_id: text('`id` of the project in `projects`.'),
  n: Type.Integer({ minimum: 1, description: 'Place among the requestors of the project, from 1.' }),
  fiscal_year: FiscalYear,
  subcommittee: Subcommittee,
  ...REQUESTOR_FIELDS,
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type EnactedRequestor = Static<typeof EnactedRequestor>

/** A published total beside the count of the release. */
export const EnactedControlTotal = closed({
  id: text('Year, scope and counting rule, as a digest.'),
  fiscal_year: FiscalYear,
  scope: text('Part of the projects that the total counts, such as an agency.'),
  counting_rule: text('Unit of the count.'),
  published_items: orNull(Type.Integer({ minimum: 0 }), { description: 'Published number of projects.' }),
  published_amount: dollars('Published sum in whole US dollars, if the sum is exact.'),
  amount_as_published: textOrNull('Published sum in words.'),
  published_in: text('Document or page with the total.'),
  reading: Type.Enum(namesOf(CONTROL_READINGS), { description: 'Origin of the total.' }),
  counted_items: orNull(Type.Integer({ minimum: 0 }), {
    description: 'Number of rows that the total counts; null if some rows are missing.',
  }),
  counted_amount: dollars('Sum of the amounts of these rows, in whole US dollars.'),
  counted_from: orNull(Type.Enum(namesOf(COUNTED_FROM)), {
    description: 'Rows that were counted; null if none were.',
  }),
  status: Type.Enum(namesOf(CONTROL_STATUSES), { description: 'Result of the comparison.' }),
  ...ROW_FIELDS,
  ...NOTICE_FIELDS,
})
export type EnactedControlTotal = Static<typeof EnactedControlTotal>
