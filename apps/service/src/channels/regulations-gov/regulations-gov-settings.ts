import type { Agent as HttpAgent } from 'node:http'
import type { Agent as HttpsAgent } from 'node:https'
import type { Clock } from '../../platform/index.ts'

export type RegulationsGovSettings = {
  /** Address of version 4 of the API, such as https://api.regulations.gov/v4. */
  readonly baseUrl: URL
  /** Key from api.data.gov; posting needs one that was approved for it. */
  readonly apiKey: string
  /** Tells a simulator which delivery a request belongs to. Never on for the real receiver. */
  readonly traceHeader: boolean
  readonly clock: Clock
  /** From the start of a try to the last byte of the answer; by default the profile's. */
  readonly timeoutSeconds?: number
  readonly agent?: HttpAgent | HttpsAgent
}
