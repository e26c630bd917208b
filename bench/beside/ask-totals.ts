import { DIMENSIONS } from '@rotunda/contract'
import { API } from '../public/service.ts'
import { askPaths } from './ask-paths.ts'

/** Totals by three dimensions, each asked once in this run: another least amount makes another question of the same size. */
function* listPaths(first: number): Generator<string> {
  for (let least = first; ; least += 1)
    for (const [index, one] of DIMENSIONS.entries())
      for (const [next, other] of DIMENSIONS.slice(index + 1).entries())
        for (const third of DIMENSIONS.slice(index + next + 2))
          yield `${API}/aggregates?group_by=${one},${other},${third}&amount_min=${least}&limit=200`
}

await askPaths(listPaths)
