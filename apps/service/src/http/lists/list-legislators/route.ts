import { closed, Legislator, StateCode } from '@rotunda/contract'
import type { FastifyInstance } from 'fastify'
import { Type, type Static } from 'typebox'
import type { LegislatorList } from '../../../destinations/index.ts'
import { PAGING } from '../describe-list.ts'
import { registerList } from '../register-list.ts'

export type ListLegislatorsNeeds = { readonly listLegislators: () => Promise<LegislatorList> }

const LegislatorsQuery = closed({
  chamber: Type.Optional(Type.Enum(['house', 'senate'], { description: 'Only seats of this chamber.' })),
  state: Type.Optional(StateCode),
  district: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 99,
      description:
        'Only House seats with this district number, 0 for a State with one seat. Covers every State unless `state` names one.',
      examples: [12],
    }),
  ),
  ...PAGING,
})
type LegislatorsQuery = Static<typeof LegislatorsQuery>

/**
 * Lists every seat of Congress, its legislator and whether the office takes messages: the codes for `destination_id`.
 */
export const listLegislators = (app: FastifyInstance, needs: ListLegislatorsNeeds): void => {
  registerList<Legislator, LegislatorsQuery>(app, {
    path: '/api/legislators',
    operationId: 'listLegislators',
    summary: 'Legislators and their codes',
    description:
      'Lists every seat of Congress: the House by State and district, then the Senate by State and class. `code` is the value for `destination_id`; a vacant seat has no code.',
    item: Legislator,
    example: EXAMPLE,
    query: LegislatorsQuery,
    refusals: ['unavailable'],
    read: needs.listLegislators,
    keeps: ({ chamber, state, district }, query) =>
      chamber === (query.chamber ?? chamber) &&
      state === (query.state ?? state) &&
      district === (query.district ?? district),
  })
}

const EXAMPLE: Legislator = {
  code: 900053,
  bioguide: 'ZZ00053',
  name: 'Ada Sample',
  chamber: 'house',
  state: 'CA',
  district: 12,
  class: null,
  office_code: 'HCA12',
  accepts_delivery: true,
  contact_form: 'https://www.example.org/offices/HCA12/contact',
  vacant: false,
  as_of: '2026-06-15',
}
