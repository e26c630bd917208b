import type { FastifyInstance, FastifyPluginCallback } from 'fastify'
import { putPage } from './put-page.ts'
import {
  readApiDescription,
  type DescribedOperation,
  type DescribedParameter,
} from './read-api-description.ts'
import type { PAGES } from './write-page.ts'
import { writeText } from './write-text.ts'

export type ApiPage = {
  readonly path: keyof typeof PAGES
  readonly introduction: readonly string[]
  readonly describe: (app: FastifyInstance) => object
}

/** Every operation and parameter of an API, for readers with a browser and no tool for OpenAPI. */
export const apiPage: FastifyPluginCallback<ApiPage> = (app, { path, introduction, describe }, done) => {
  putPage(app, path, () => [
    ...introduction,
    ...readApiDescription(describe(app))
      .filter((operation) => operation.path.startsWith('/api/'))
      .flatMap(writeOperation),
  ])
  done()
}

const writeOperation = ({ operationId, method, path, ...operation }: DescribedOperation): string[] => [
  `<h2 id="${operationId}"><code>${method} ${path}</code></h2>`,
  `<p>${writeText(`${operation.summary}. ${operation.description}`)}</p>`,
  ...writeList(operation.parameters),
  ...(operation.fields.length === 0 ? [] : ['<p>Fields of the body, as JSON:</p>']),
  ...writeList(operation.fields),
]

const writeList = (described: readonly DescribedParameter[]): string[] =>
  described.length === 0
    ? []
    : [
        '<dl>',
        ...described.map(
          ({ name, values, meaning }) =>
            `<dt>${writeText(name)}: ${writeText(values)}</dt><dd>${writeText(meaning)}</dd>`,
        ),
        '</dl>',
      ]
