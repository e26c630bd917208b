import { conformance } from '../conformance.ts'
import { FICTIONAL_AGENT, FICTIONAL_KEY, makeOfficeDelivery, readElement } from '../cwc/testing.ts'
import { makeHouseCwc, startHouseSimulator } from './index.ts'

const delivery = makeOfficeDelivery('house')

conformance({
  name: 'house-cwc',
  key: FICTIONAL_KEY,
  startSimulator: () =>
    startHouseSimulator({
      apiKey: FICTIONAL_KEY,
      agentName: FICTIONAL_AGENT.name,
      offices: ['HCA12'],
    }),
  makeChannel: (options) =>
    makeHouseCwc({ ...options, apiKey: FICTIONAL_KEY, agent: FICTIONAL_AGENT, traceHeader: true }),
  delivery,
  deliveryPath: '/v2/message',
  makeRefusal: (text) => `<Errors><Error>${text}</Error></Errors>`,
  readMessage: (body) => readElement(body, 'ConstituentMessage') ?? '',
  outages: [{ answer: 408 }, { answer: 500 }, { answer: 503 }],
  doubtfulStatuses: [502, 504],
  usedId: { skip: 'nothing says that the House looks whether it knows a DeliveryId' },
})
