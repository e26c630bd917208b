import { namesOf, STATES } from '@rotunda/contract'
import { askPaths } from '../beside/ask-paths.ts'

/** Pages of records by State and year, each asked once in this run: another least amount makes another page. */
function* listPaths(first: number): Generator<string> {
  for (let least = first; ; least += 1)
    for (const state of namesOf(STATES))
      for (const year of [2023, 2024, 2025, 2026])
        yield `/records?state=${state}&fiscal_year=${year}&amount_min=${least}`
}

await askPaths(listPaths)
