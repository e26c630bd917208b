import { html, type Content } from '../../html/html.ts'
import { addressOf, withValues } from '../../filters/addresses.ts'
import { capitalize, listValues } from '../../filters/parameters.ts'
import { showChip } from '../../views/filter-chips.ts'
import type { TableOfChanges } from './changed-tables.ts'

type OwnCondition = {
  readonly name: string
  readonly value: string
  readonly words: string
  readonly rest: readonly string[]
}

/** Applied filters that only this table has. */
const listOwn = (params: URLSearchParams, { choices }: TableOfChanges): OwnCondition[] =>
  Object.entries(choices)
    .flatMap(([plain, words]) => [[plain, words] as const, [`not_${plain}`, words] as const])
    .flatMap(([name, words]) =>
      listValues(params, name).map((value, index, all) => ({
        name,
        value,
        words: `${name.replace(/^not_(.*)/, '$1 is not')} ${(words[value] ?? value).toLowerCase()}`,
        rest: all.toSpliced(index, 1),
      })),
    )

/** The filters as the end of a sentence; empty without any. */
export const describeOwn = (params: URLSearchParams, table: TableOfChanges): string =>
  listOwn(params, table)
    .map(({ words }) => `, ${words}`)
    .join('')

/** The filters as chips; each links to the page without it. */
export const showOwn = (path: string, params: URLSearchParams, table: TableOfChanges): Content => {
  const conditions = listOwn(params, table)
  if (conditions.length === 0) return null
  const chips = conditions.map(({ name, rest, words }) =>
    showChip(addressOf(path, withValues(params, name, rest)), capitalize(words)),
  )
  return html`<ul class="chips" aria-label="Applied filters of the table">
${chips}
</ul>`
}
