import { html, type Content, type Html } from '../../html/html.ts'
import { addressOf, withValues } from '../../filters/addresses.ts'
import { capitalize, listValues } from '../../filters/list-words.ts'
import { showControl, showSelect } from '../../views/controls.ts'
import { showChip } from '../../views/filter-chips.ts'
import { BASIS_WORDS, KIND_WORDS } from './line-fields.ts'

type OwnCondition = {
  readonly name: string
  readonly value: string
  readonly words: string
  readonly rest: readonly string[]
}

/** Filters that only funding lines have, with their values. */
const CHOICES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: KIND_WORDS,
  basis: BASIS_WORDS,
}

const listOwn = (params: URLSearchParams): OwnCondition[] =>
  Object.entries(CHOICES)
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
export const describeOwn = (params: URLSearchParams): string =>
  listOwn(params)
    .map(({ words }) => `, ${words}`)
    .join('')

/** The filters as chips; each links to the page without it. */
export const showOwn = (path: string, params: URLSearchParams): Content => {
  const conditions = listOwn(params)
  if (conditions.length === 0) return null
  const chips = conditions.map(({ name, rest, words }) =>
    showChip(addressOf(path, withValues(params, name, rest)), capitalize(words)),
  )
  return html`<ul class="chips" aria-label="Applied filters of the table">
${chips}
</ul>`
}

/** The control of a filter of funding lines. */
export const showLineFilter = (name: string, params: URLSearchParams): Html => {
  const plain = name.replace(/^not_/, '')
  const words = CHOICES[plain]
  if (words === undefined) return showControl(name, listValues(params, name))
  const isOpposite = plain !== name
  const title = `${capitalize(plain)}${isOpposite ? ' is not' : ''}`
  const none = isOpposite ? 'None' : 'Any'
  return showSelect({ name, title, none, options: Object.entries(words) }, listValues(params, name))
}
