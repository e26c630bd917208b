import fastify, { type FastifyInstance } from 'fastify'
import { makeLog } from '../../platform/log/index.ts'
import { answerFault } from '../answers/errors.ts'
import { compileValidator } from '../door/validation.ts'
import { EXAMPLE_DELIVERIES, EXAMPLE_INCIDENT, EXAMPLE_STATUS } from './status.ts'
import { status, type StatusNeeds } from './index.ts'

/** The status alone, with what the whole service reads queries and answers faults by. */
export const makeStatusApp = (
  needs: Partial<StatusNeeds> = {},
  prepare: (app: FastifyInstance) => void = () => undefined,
): FastifyInstance => {
  const app = fastify()
  prepare(app)
  app.setValidatorCompiler(compileValidator)
  app.setErrorHandler(answerFault(makeLog('silent')))
  void app.register(status, { ...EXAMPLES, ...needs })
  return app
}

const EXAMPLES: StatusNeeds = {
  findStatus: () => Promise.resolve(EXAMPLE_STATUS),
  countDeliveries: () => Promise.resolve(EXAMPLE_DELIVERIES),
  listIncidents: () => [EXAMPLE_INCIDENT],
}
