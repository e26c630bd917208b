import { BESIDE_ROWS } from '../../filters/addresses.ts'

/**
 * What the API is asked for a file. A form chooses rows and a last line for whichever form stands beside them: what that
 * form has no place for is left out. Without a form the API says what it cannot read.
 */
export const toFile = (params: URLSearchParams): URLSearchParams => {
  const file = new URLSearchParams(params)
  const form = params.get('format')
  if (form !== null) for (const name of listUnused(form, params.get('all') === 'true')) file.delete(name)
  return file
}

const listUnused = (form: string, isWhole: boolean): readonly string[] => {
  if (form === 'json') return ['all', 'trailer', 'bom']
  const mark = form === 'csv' ? [] : ['bom']
  if (!isWhole) return ['trailer', ...mark, ...BESIDE_ROWS]
  const hasLastLine = form === 'csv' || form === 'ndjson'
  return ['limit', 'offset', ...BESIDE_ROWS, ...mark, ...(hasLastLine ? [] : ['trailer'])]
}
