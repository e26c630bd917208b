import type { SpendingAgency, SpendingPlace } from '@rotunda/contract'
import { Type, type Static } from 'typebox'
import { TextOrNull } from './figures.ts'

const Place = Type.Object({
  location_country_code: TextOrNull,
  state_code: TextOrNull,
  county_name: TextOrNull,
  congressional_code: TextOrNull,
})
/** A place of a reply. Its streets and ZIP codes are not read. */
export const ReplyPlace = Type.Union([Place, Type.Null()])

export const readPlace = (place: Static<typeof ReplyPlace>): SpendingPlace => ({
  country: place?.location_country_code || null,
  state: place?.state_code || null,
  county: place?.county_name || null,
  district: place?.congressional_code || null,
})

const Tier = Type.Union([Type.Object({ name: TextOrNull, code: TextOrNull }), Type.Null()])
/** An agency of the reply about one award. */
export const ReplyAgency = Type.Union([
  Type.Object({ toptier_agency: Tier, subtier_agency: Tier }),
  Type.Null(),
])

export const readAgency = (agency: Static<typeof ReplyAgency>): SpendingAgency => ({
  code: agency?.toptier_agency?.code || null,
  name: agency?.toptier_agency?.name || null,
  sub_code: agency?.subtier_agency?.code || null,
  sub_name: agency?.subtier_agency?.name || null,
})
