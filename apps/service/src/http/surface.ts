import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** Properties that the routes of this part of the application share. */
    surface: Surface
  }
  interface FastifyContextConfig {
    /** Name of the data API that the route belongs to. */
    api?: string
  }
}

/** Form of refusals, and whether a key is needed. They belong to a part of the application, never to an address. */
export type Surface = { readonly isMessages: boolean; readonly isKeyed: boolean }

const OPEN: Surface = { isMessages: false, isKeyed: false }

export const setSurface = (app: FastifyInstance, surface: Surface = OPEN): void => {
  app.decorate('surface', surface)
}

/** Applications in tests may lack the part that sets a surface. */
export const surfaceOf = (app: FastifyInstance): Surface => (app.hasDecorator('surface') ? app.surface : OPEN)

/** Every route of this part of the application belongs to the API: its description has these and no others. */
export const nameApi = (app: FastifyInstance, name: string): void => {
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, api: name }
  })
}
