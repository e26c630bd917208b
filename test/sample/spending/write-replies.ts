import type { PlannedAward } from './plan-awards.ts'

const API = 'https://api.usaspending.example/api/v2'

/** An answer of the interface, at the address of its request. */
export type SampleReply = { readonly url: string; readonly text: string }

/** Writes the reply about an award, with the streets, officers and numbers that are not published. */
export const writeAward = (award: PlannedAward): SampleReply => {
  const place = {
    location_country_code: 'USA',
    country_name: 'UNITED STATES',
    state_code: award.state,
    county_name: 'SAMPLE',
    congressional_code: '01',
    address_line1: '1 SAMPLE ST',
    zip5: '99999',
  }
  const agency = {
    toptier_agency: { name: award.agency, code: award.toptier },
    subtier_agency: { name: award.agency, code: `${award.toptier}0` },
  }
  return {
    url: `${API}/awards/${award.id}/`,
    text: JSON.stringify({
      id: 1,
      generated_unique_award_id: award.id,
      fain: award.fain,
      uri: null,
      category: 'grant',
      type: '04',
      type_description: 'PROJECT GRANT (B)',
      description: award.description,
      total_obligation: award.total / 100,
      total_account_obligation: award.total / 100,
      total_account_outlay: award.outlay === null ? null : award.outlay / 100,
      date_signed: dayOf(award, 0),
      cfda_info: [
        {
          cfda_number: award.listing,
          cfda_title: 'Sample listing',
          federal_action_obligation_amount: award.total / 100,
        },
      ],
      awarding_agency: agency,
      funding_agency: agency,
      period_of_performance: {
        start_date: dayOf(award, 0),
        end_date: null,
        last_modified_date: dayOf(award, award.actions.length - 1),
      },
      recipient: {
        recipient_name: award.recipient,
        recipient_uei: null,
        recipient_unique_id: null,
        location: place,
      },
      executive_details: { officers: [{ name: 'SAMPLE OFFICER', amount: 1 }] },
      place_of_performance: place,
      funding_opportunity: { number: null, goals: null },
    }),
  }
}

/** Writes the transactions of an award, the newest first, as one page. */
export const writeTransactions = (award: PlannedAward): SampleReply => ({
  url: `${API}/transactions/?award_id=${award.id}`,
  text: JSON.stringify({
    page_metadata: { page: 1, next: null, previous: null, hasNext: false, hasPrevious: false },
    results: award.actions
      .map((cents, index) => ({
        id: `ASST_TX_${award.toptier}0_${award.fain}_-NONE-_${award.listing}_${index}`,
        type: '04',
        type_description: 'PROJECT GRANT (B)',
        action_date: dayOf(award, index),
        action_type: index === 0 ? 'A' : 'C',
        action_type_description: index === 0 ? 'NEW' : 'REVISION',
        modification_number: String(index),
        description: award.description,
        federal_action_obligation: cents / 100,
        face_value_loan_guarantee: 0,
      }))
      .toReversed(),
  }),
})

/** Writes the money of an award by account: an early submission has no outlay. */
export const writeFunding = (award: PlannedAward): SampleReply => ({
  url: `${API}/awards/funding/?award_id=${award.id}`,
  text: JSON.stringify({
    page_metadata: { page: 1, next: null, previous: null, hasNext: false, hasPrevious: false },
    results: [null, award.outlay].map((outlay, index) => ({
      transaction_obligated_amount: index === 0 ? award.total / 100 : null,
      gross_outlay_amount: outlay === null ? null : outlay / 100,
      disaster_emergency_fund_code: null,
      federal_account: `${award.toptier}-0100`,
      account_title: 'Sample account',
      object_class: '41.0',
      object_class_name: 'Grants, subsidies, and contributions',
      program_activity_code: '0001',
      program_activity_name: 'SAMPLE',
      reporting_fiscal_year: award.fiscalYear + 1,
      reporting_fiscal_quarter: index + 1,
      reporting_fiscal_month: (index + 1) * 3,
      is_quarterly_submission: false,
    })),
  }),
})

/** Actions are of the fiscal year after that of the Act, and of later months. */
const dayOf = ({ fiscalYear, actions }: PlannedAward, index: number): string => {
  const month = 1 + Math.floor((8 * index) / Math.max(actions.length - 1, 1))
  return `${fiscalYear + 1}-0${month}-15`
}
