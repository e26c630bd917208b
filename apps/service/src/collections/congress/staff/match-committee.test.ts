import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openCommitteeNames } from './match-committee.ts'

const find = openCommitteeNames([
  { id: 'SSHR00', chamber: 'Senate', names: ['Committee on Health, Education, Labor, and Pensions'] },
  { id: 'SSJU00', chamber: 'Senate', names: ['Committee on the Judiciary'] },
  { id: 'SPAG00', chamber: 'Senate', names: ['Special Committee on Aging'] },
  { id: 'SLIN00', chamber: 'Senate', names: ['Select Committee on Intelligence'] },
  { id: 'SSAP00', chamber: 'Senate', names: ['Committee on Appropriations'] },
])

const NAMES: readonly (readonly [printed: string, id: string | undefined])[] = [
  ['HEALTH, EDUCATION, LABOR, AND PENSIONS HEALTH, EDU,LABOR&PENS S.RES. 64B (113TH) EXPENSES', 'SSHR00'],
  ['JUDICIARY JUDICIARY - S.RES. 64B (113TH) EXPENSES OF INQUIRIES AND INVESTIGATIONS', 'SSJU00'],
  ['SPECIAL COMMITTEE ON AGING SPECIAL COM ON AGING S.RES. 64B (113TH)', 'SPAG00'],
  ['INTELLIGENCE SELECT COM ON INTEL - S.RES. 64B (113TH)', 'SLIN00'],
  ['APPROPRIATIONS', 'SSAP00'],
  ['JUDICIARY AND OTHER OFFICES', undefined],
  ['APPROPRIATIONS JUDICIARY', undefined],
]

test('a committee is found by the whole name and the short one behind it, and by no other words', () => {
  for (const [printed, id] of NAMES) assert.equal(find(printed, 'Senate'), id, printed)
})
