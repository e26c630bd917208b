import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { namesOf, SUBCOMMITTEES } from '@rotunda/contract'
import { parseSubcommittee } from './parse-subcommittee.ts'

test('each of the twelve is found by its code and by its name', () => {
  for (const code of namesOf(SUBCOMMITTEES)) {
    assert.equal(parseSubcommittee(code), code)
    assert.equal(parseSubcommittee(SUBCOMMITTEES[code]), code)
  }
})

test('spellings of the workbooks, the grid, the tables and both chambers lead to the same code', () => {
  const spellings = {
    'Commerce Justice Science': 'CJS',
    'Interior and Environment': 'INT',
    'Department of Interior, Environment, and Related Agencies': 'INT',
    'Transportation, Housing and Urban Development': 'THUD',
    'Transportation, and Housing & Urban Development': 'THUD',
    'Department of Homeland Security': 'HS',
    'Departments of Labor, Health & Human Services, and Education': 'LHHS',
    'Energy and Water Development and Related Agencies': 'EW',
    'MILITARY  CONSTRUCTION, VETERANS AFFAIRS': 'MCVA',
    'National Security, Department of State, and Related Programs': 'SFO',
    'Labor-HHS-Education': 'LHHS',
    'State-Foreign Ops': 'SFO',
    'Department of Defense': 'DEF',
    'Energy-Water': 'EW',
  }
  for (const [spelling, code] of Object.entries(spellings)) assert.equal(parseSubcommittee(spelling), code)
})

test('a name that is not known is not guessed from its words', () => {
  for (const text of [
    '',
    'Environment',
    'State',
    'Justice',
    'Agriculture and Defense',
    'Interior Defense',
    'and',
  ]) {
    assert.equal(parseSubcommittee(text), undefined, text)
  }
})

const REFERENCE = join(
  import.meta.dirname,
  '../../../../../../shared/reference/appropriations/subcommittees.json',
)
const skip = existsSync(REFERENCE) ? false : 'the folder ../shared/reference is not here'

test('every id, name and alias of the reference list is known, and leads to twelve codes', { skip }, () => {
  const list = JSON.parse(readFileSync(REFERENCE, 'utf8'))
  const codes = list.subcommittees.map(
    ({ id, full_name, aliases }: { id: string; full_name: string; aliases: string[] }) => {
      const [code, ...others] = [id, full_name, ...aliases].map(parseSubcommittee)
      assert.ok(code !== undefined && others.every((other) => other === code), id)
      return code
    },
  )
  assert.equal(new Set(codes).size, 12)
})
