import type { SimulatedAnswer } from '../../wire/index.ts'

const JSON_API = { 'content-type': 'application/vnd.api+json' }

export const answerJson = (status: number, value: unknown): SimulatedAnswer => ({
  status,
  headers: JSON_API,
  body: JSON.stringify(value),
})

/** The service's error envelope: one error for each text. */
export const serviceError = (status: number, ...titles: string[]): SimulatedAnswer =>
  answerJson(status, { errors: titles.map((title) => ({ status, title, detail: `Simulated: ${title}` })) })

/** Envelope of the gateway before the service. */
export const gatewayError = (status: number, code: string, message: string): SimulatedAnswer =>
  answerJson(status, { error: { code, message } })
