import { Type, type Static, type TSchema } from 'typebox'
import { makeJsonShape } from '../json/parse-json-document.ts'

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()])
const text = Type.String({ minLength: 1 })
const textOrNull = orNull(Type.String())
/** JSON rounds larger numbers. */
const whole = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER })
const optional = Type.Optional(textOrNull)
const flagOrNull = orNull(Type.Boolean())
const list = Type.Array(Type.Unknown())

/** Every key that gives a value is required: a renamed key must not look like a missing value. */
const REGISTRANT = {
  id: whole,
  url: optional,
  house_registrant_id: orNull(whole),
  name: text,
  description: textOrNull,
  city: textOrNull,
  state: textOrNull,
  country: textOrNull,
  ppb_country: textOrNull,
  dt_updated: textOrNull,
}
const Registrant = Type.Object(REGISTRANT)
const RegistrantName = Type.Object({ id: whole, url: optional })
const CLIENT = {
  id: whole,
  url: optional,
  client_id: orNull(whole),
  name: text,
  general_description: textOrNull,
  client_government_entity: flagOrNull,
  client_self_select: flagOrNull,
  state: textOrNull,
  country: textOrNull,
  ppb_state: textOrNull,
  ppb_country: textOrNull,
  effective_date: textOrNull,
}
const Client = Type.Object(CLIENT)
const LOBBYIST = {
  id: whole,
  prefix: textOrNull,
  first_name: textOrNull,
  nickname: textOrNull,
  middle_name: textOrNull,
  last_name: textOrNull,
  suffix: textOrNull,
}
const Lobbyist = Type.Object(LOBBYIST)

const Filing = Type.Object({
  url: optional,
  filing_uuid: Type.String({ pattern: '^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }),
  filing_type: text,
  filing_type_display: text,
  filing_year: Type.Integer({ minimum: 1990, maximum: 2100 }),
  filing_period: text,
  filing_document_url: textOrNull,
  filing_document_content_type: textOrNull,
  dt_posted: text,
})
const Report = Type.Object({
  ...Filing.properties,
  income: textOrNull,
  expenses: textOrNull,
  expenses_method: textOrNull,
  termination_date: textOrNull,
  registrant: Registrant,
  client: Client,
  lobbying_activities: list,
  conviction_disclosures: list,
  foreign_entities: list,
  affiliated_organizations: list,
})
const Contributions = Type.Object({
  ...Filing.properties,
  filer_type: Type.Enum(['lobbyist', 'organization']),
  comments: textOrNull,
  registrant: Registrant,
  lobbyist: orNull(Lobbyist),
  no_contributions: Type.Boolean(),
  pacs: Type.Array(Type.String()),
  contribution_items: list,
})
const Activity = Type.Object({
  general_issue_code: Type.String({ pattern: '^[A-Z]{3}$' }),
  general_issue_code_display: text,
  description: textOrNull,
  foreign_entity_issues: textOrNull,
  lobbyists: Type.Array(Type.Object({ lobbyist: Lobbyist, covered_position: textOrNull, new: flagOrNull })),
  government_entities: Type.Array(Type.Object({ id: whole, name: text })),
})
const PLACES = {
  city: textOrNull,
  state: textOrNull,
  country: textOrNull,
  ppb_state: textOrNull,
  ppb_country: textOrNull,
}
const number = orNull(Type.Union([Type.String(), Type.Number()]))

export const FILING = makeJsonShape(Report)
export const CONTRIBUTION_REPORT = makeJsonShape(Contributions)
export const ACTIVITY = makeJsonShape(Activity)
export const FOREIGN_ENTITY = makeJsonShape(
  Type.Object({ name: text, contribution: number, ownership_percentage: number, ...PLACES }),
)
export const AFFILIATED_ORGANIZATION = makeJsonShape(Type.Object({ name: text, url: textOrNull, ...PLACES }))
export const CONVICTION = makeJsonShape(
  Type.Object({ lobbyist: orNull(Type.Object({ id: whole })), date: textOrNull, description: textOrNull }),
)
export const CONTRIBUTION_ITEM = makeJsonShape(
  Type.Object({
    contribution_type: Type.String({ pattern: '^[a-z]{2,4}$' }),
    contribution_type_display: textOrNull,
    contributor_name: textOrNull,
    payee_name: textOrNull,
    honoree_name: textOrNull,
    amount: textOrNull,
    date: textOrNull,
  }),
)
export const LISTED_REGISTRANT = makeJsonShape(Registrant)
export const LISTED_CLIENT = makeJsonShape(Type.Object({ ...CLIENT, registrant: RegistrantName }))
export const LISTED_LOBBYIST = makeJsonShape(Type.Object({ ...LOBBYIST, registrant: RegistrantName }))
export const CODE = makeJsonShape(Type.Object({ value: text, name: text }))
export const ENTITY_CODE = makeJsonShape(Type.Object({ id: whole, name: text }))

export type FilingValue = Static<typeof Report>
export type ContributionsValue = Static<typeof Contributions>
export type RegistrantValue = Static<typeof Registrant>
export type ClientValue = Static<typeof Client>
export type ActivityValue = Static<typeof Activity>
export type LobbyistValue = Static<typeof Lobbyist>
