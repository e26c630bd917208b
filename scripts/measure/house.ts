import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listSourceFiles } from '../source-files.ts'
import { findDeepest, listImports, measureDepths, openProgram } from './import-depth.ts'
import { walkCalls } from './walk-calls.ts'

const SERVICE = 'apps/service/src'

/** A request or a row, from the function that takes it. */
const WALKS: readonly (readonly [title: string, file: string, name: string])[] = [
  ['message: POST → accepted', `${SERVICE}/http/message/send-message/route.ts`, 'sendMessage'],
  ['row: document → release', `${SERVICE}/releases/build/build-release.ts`, 'buildRelease'],
  ['row: release → served', `${SERVICE}/releases/open/open-current-release.ts`, 'openCurrentRelease'],
  ['GET /records: main thread', `${SERVICE}/http/data/answer-operation.ts`, 'answerOperation'],
  ['GET /records: reader', `${SERVICE}/http/data/read-data.ts`, 'makeDataReader'],
  ['page: /records → HTML', 'apps/web/src/pages/lists/list-page.ts', 'makeListPage'],
]

/** `node scripts/measure/house.ts [FOLDER]`: how many pieces the product has, how deep imports go, how far a reader walks. */
const main = (): void => {
  const root = process.argv[2] ?? join(import.meta.dirname, '../..')
  const files = listSourceFiles(root)
    .filter((path) => !path.startsWith('scripts/'))
    .map((path) => join(root, path))
  const program = openProgram(root, files)
  const all = listImports(program, files, { types: true })
  const depths = [...measureDepths(all).values()].toSorted((a, b) => a - b)
  const values = [...measureDepths(listImports(program, files, { types: false })).values()]
  const importers = Map.groupBy(
    [...all.values()].flatMap((imported) => [...imported]),
    (file) => file,
  )
  const lines = new Map(files.map((file) => [file, readFileSync(file, 'utf8').split('\n').length - 1]))
  const once = files.filter((file) => importers.get(file)?.length === 1)
  console.table({
    files: files.length,
    lines: [...lines.values()].reduce((sum, count) => sum + count, 0),
    'import depth, median': depths[Math.floor(depths.length / 2)],
    'import depth, most': depths.at(-1),
    'import depth without types, most': Math.max(...values),
    'files with one importer': once.length,
    'files with one importer and under 40 lines': once.filter((file) => (lines.get(file) ?? 0) < 40).length,
  })
  console.table(
    Object.fromEntries(
      WALKS.map(([title, file, name]) => {
        try {
          return [title, walkCalls(program, root, join(root, file), name)]
        } catch (cause) {
          return [title, { fault: cause instanceof Error ? cause.message : String(cause) }]
        }
      }),
    ),
  )
  if (process.argv.includes('--deepest'))
    for (const file of findDeepest(all, measureDepths(all))) console.log(file.slice(root.length + 1))
  if (process.argv.includes('--small'))
    for (const file of once.toSorted())
      if ((lines.get(file) ?? 0) < 40)
        console.log(
          `${lines.get(file) ?? 0} ${file.slice(root.length + 1)} ← ${[...all].find(([, to]) => to.has(file))?.[0].slice(root.length + 1) ?? ''}`,
        )
}

main()
