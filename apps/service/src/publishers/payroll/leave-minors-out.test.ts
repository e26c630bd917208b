import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isMinor } from './leave-minors-out.ts'

const MINORS = [
  'PAGE',
  'PAGES',
  'HOUSE PAGE',
  'SENATE PAGE (M)',
  'SUMMER SENATE PAGE (D)',
  'HOUSE PAGE - SUMMER',
  'PAGE PROGRAM PARTICIPANT',
  'PAGE SCHOOL STUDENT',
  'SENATE-PAGE',
  'SENATEPAGE',
  'PAGE TO THE DIRECTOR',
  'CHIEF PAGE',
  'page',
]
/** Those in the real files, and some like them. */
const ADULTS = [
  'DIRECTOR, PAGE PROGRAM',
  'INSTRUCTOR, SENATE PAGE SCHOOL',
  'CHIEF PAGE SUPERVISOR (MAJ)',
  'HOUSE PAGE RESIDENCE HALL DIR',
  'ASSISTANT DIRECTOR OF PAGES',
  'PAGE PROGRAM COORDINATOR',
  'WEB PAGE DESIGNER',
  'STAFF ASSISTANT',
]

test('every title that speaks of pages is that of a minor, unless it names the work of an adult', () => {
  assert.deepEqual(
    MINORS.filter((title) => !isMinor(title)),
    [],
  )
  assert.deepEqual(ADULTS.filter(isMinor), [])
})
