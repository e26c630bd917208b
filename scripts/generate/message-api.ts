import { importExport } from './import-export.ts'

/** The OpenAPI document of the message endpoint, asked of the application itself. */
export const buildMessageApi = async (): Promise<string> => {
  // The door of http/ gives the document that /api/openapi/message.json serves.
  const describe = (await importExport('describeMessageApi', [
    'apps/service/src/http/index.ts',
  ])) as () => Promise<object>
  return JSON.stringify(await describe(), null, 2)
}
