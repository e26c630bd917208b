import { conformance } from '../conformance.ts'
import { FICTIONAL_AGENT, FICTIONAL_KEY, makeOfficeDelivery, readElement } from '../cwc/testing.ts'
import { makeSenateCwc, SENATE_TEST_PATH, startSenateSimulator } from './index.ts'

const delivery = makeOfficeDelivery('senate')

conformance({
  name: 'senate-cwc',
  key: FICTIONAL_KEY,
  startSimulator: () =>
    startSenateSimulator({
      apiKey: FICTIONAL_KEY,
      agentName: FICTIONAL_AGENT.name,
      offices: ['SCA03'],
    }),
  makeChannel: (options) =>
    makeSenateCwc({
      ...options,
      apiKey: FICTIONAL_KEY,
      agent: FICTIONAL_AGENT,
      traceHeader: true,
      messagesPath: SENATE_TEST_PATH,
    }),
  delivery,
  deliveryPath: SENATE_TEST_PATH,
  makeRefusal: (text) => `<Errors><Error>${text}</Error></Errors>`,
  readMessage: (body) => readElement(body, 'ConstituentMessage') ?? '',
  outages: [{ answer: 408 }, { answer: 500 }, { answer: 503 }],
  doubtfulStatuses: [502, 504],
  usedId: 'answered 409',
})
