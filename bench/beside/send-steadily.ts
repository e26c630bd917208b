import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'

export type Sent = {
  /** Time of each request, to the last byte of its answer. */
  readonly milliseconds: readonly number[]
  readonly failed: number
}

type Sending = {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly perSecond: number
  readonly seconds: number
}

/** Sends at a steady rate, whether or not what was sent before is answered: one slow answer hides no other. */
export const sendSteadily = async ({ perSecond, seconds, ...sending }: Sending): Promise<Sent> => {
  const agent = new Agent({ keepAlive: true })
  const started = performance.now()
  const answers = []
  for (let index = 0; index < perSecond * seconds; index += 1) {
    await wait(Math.max(0, started + (index * 1000) / perSecond - performance.now()))
    answers.push(send(agent, sending))
  }
  const all = await Promise.all(answers)
  agent.destroy()
  return {
    milliseconds: all.map(({ milliseconds }) => milliseconds),
    failed: all.filter(({ status }) => status !== 200).length,
  }
}

type Answer = { readonly status: number; readonly milliseconds: number }

const send = (
  agent: Agent,
  { url, headers, body }: Pick<Sending, 'url' | 'headers' | 'body'>,
): Promise<Answer> => {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const begun = performance.now()
  request(url, { method: 'POST', agent, headers }, (response) => {
    response
      .resume()
      .once('error', reject)
      .once('end', () => {
        resolve({ status: response.statusCode ?? 0, milliseconds: performance.now() - begun })
      })
  })
    .once('error', reject)
    .end(body)
  return promise
}
