import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isJsonObject, type JsonObject } from '../json/parse-json-document.ts'
import { parseNumberTexts } from '../json/parse-number-texts.ts'
import { readSpending, skipSpending } from './testing.ts'

/** A real reply with its numbers as texts. */
const open = (name: string): JsonObject => {
  const value = parseNumberTexts(readSpending(`usaspending_${name}.json`), 'reply')
  assert.ok(isJsonObject(value))
  return value
}

const resultsOf = (name: string): readonly JsonObject[] => {
  const { results } = open(name)
  assert.ok(Array.isArray(results))
  return (results as unknown[]).filter(isJsonObject)
}

test('every number of every real reply keeps its text', { skip: skipSpending }, () => {
  const text = Buffer.from(readSpending('usaspending_awards_grant.json')).toString()
  const numbers = [...text.matchAll(/: (-?\d[\d.]*)/g)].map(([, number = '']) => number)
  const kept: string[] = []
  JSON.stringify(open('awards_grant'), (_, value: unknown) => {
    if (typeof value === 'string') kept.push(value)
    return value
  })
  assert.ok(numbers.length > 15)
  for (const number of numbers) assert.ok(kept.includes(number), number)
})

test('the real summaries have the rows that their README counts', { skip: skipSpending }, () => {
  assert.equal(resultsOf('spending_by_state').length, 1)
  const districts = resultsOf('spending_by_district')
  assert.equal(districts.length, 10)
  assert.ok(districts.every((one) => typeof one['amount'] === 'string' && one['total_outlays'] === null))
  assert.equal(resultsOf('top_recipients_response').length, 10)
  assert.equal(resultsOf('tas_agencies').length, 91)
  assert.equal(resultsOf('tas_federal_accounts').length, 16)
  assert.equal(open('agency_award_summary')['fiscal_year'], '2025')
  const { total_rows, total_columns, total_size } = open('download_status')
  assert.deepEqual([total_rows, total_columns, total_size], ['15', '314', '112.422'])
})

test('ids of recipients end in three ways', { skip: skipSpending }, () => {
  const endings = [...resultsOf('awards_search_results_grants'), ...resultsOf('top_recipients_response')].map(
    (one) => /-(?:[A-Z]|\[.*\])$/.exec(String(one['recipient_id']))?.[0],
  )
  assert.deepEqual([...new Set(endings)].toSorted(), ['-C', "-['C', 'R']", "-['C']"])
})

test('the real results have no DUNS numbers, and two forms of ZIP codes', { skip: skipSpending }, () => {
  const [first] = resultsOf('awards_search_results_grants')
  assert.equal(first?.['Recipient DUNS Number'], null)
  assert.equal(first['Recipient UEI'], 'HB6KNGVNJRU1')
  assert.equal(first['CFDA Number'], '43.008')
  const zip4Of = (value: unknown) => (isJsonObject(value) ? value['zip4'] : undefined)
  assert.equal(zip4Of(first['Recipient Location']), '1911')
  assert.equal(zip4Of(first['Primary Place of Performance']), '35805-1912')
  assert.match(String(first['Description']), /ALABAMA IN$/)
})
