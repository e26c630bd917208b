import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Declaration } from './declaration.ts'

const SAMPLE = join(import.meta.dirname, '../../apps/service/sample')

/** A document of the sample: its publisher, its facts and its text, shortened by `trim`. */
export const sampled = (
  collection: string,
  file: string,
  trim: (text: string) => string = (text) => text,
): Pick<Declaration, 'collection' | 'publisher' | 'facts' | 'text'> => {
  const editions = readEditions(collection)
  const found = editions.flat().find((document) => document.file === file)
  if (found === undefined) throw new Error(`the sample of ${collection} has no ${file}`)
  const text = readFileSync(join(SAMPLE, collection, file), 'utf8')
  return {
    collection,
    publisher: found.facts.publisher,
    facts: { ...found.facts, sample: false },
    text: trim(text),
  }
}

type Listed = { readonly file: string; readonly facts: { readonly publisher: string } }

// The sample is written in this form.
const readEditions = (collection: string) =>
  JSON.parse(
    readFileSync(join(SAMPLE, collection, 'documents.json'), 'utf8'),
  ) as readonly (readonly Listed[])[]

/** The first lines of a text. */
export const lines =
  (count: number) =>
  (text: string): string =>
    `${text.split('\n').slice(0, count).join('\n')}\n`

/** The first entries of a list in JSON. */
export const entries =
  (count: number) =>
  (text: string): string =>
    // The documents of the sample are known.
    JSON.stringify((JSON.parse(text) as readonly unknown[]).slice(0, count))
