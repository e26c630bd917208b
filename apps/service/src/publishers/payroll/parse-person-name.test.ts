import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parsePersonName } from './parse-person-name.ts'

const CASES: readonly (readonly [string, ...(string | null)[]])[] = [
  ['BERRY, JESSICA M', 'BERRY', 'JESSICA', 'M', null, 'last_comma_first'],
  ['BRANDT, DANIEL P III', 'BRANDT', 'DANIEL', 'P', 'III', 'last_comma_first'],
  ['ABBOTT,JESSICA A.', 'ABBOTT', 'JESSICA', 'A.', null, 'last_comma_first'],
  ['SUTTON, HOWARD G JR.', 'SUTTON', 'HOWARD', 'G', 'JR', 'last_comma_first'],
  ['FLEET II JAMES P', 'FLEET', 'JAMES', 'P', 'II', 'last_first'],
  ['FLAHERTY JR EDWARD', 'FLAHERTY', 'EDWARD', null, 'JR', 'last_first'],
  ['PHELPS ASHLEY', 'PHELPS', 'ASHLEY', null, null, 'last_first'],
  ['SMITH JOHN V', 'SMITH', 'JOHN', 'V', null, 'last_first'],
  ['DE LA CRUZ MARIA', 'DE LA CRUZ', 'MARIA', null, null, 'last_first'],
  ['CLARK MARY BETH', 'CLARK', 'MARY', 'BETH', null, 'uncertain'],
  ['MORALES GOMEZ JOSE A.', null, null, null, null, 'uncertain'],
]
for (const [raw, last, first, middle, suffix, order] of CASES)
  test(`the parts of ${raw} are told as far as they can be`, () => {
    assert.deepEqual(parsePersonName(raw), { last, first, middle, suffix, order })
  })
