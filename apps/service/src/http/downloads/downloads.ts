import type { FastifyPluginCallback } from 'fastify'
import { allowAnyOrigin } from '../answers/cross-origin.ts'
import { endWithService } from '../door/end-with-service.ts'
import { waitInFront } from '../door/wait-for-sample.ts'
import { addPublicAnswers } from '../answers/public-answers.ts'
import { getFile, type DownloadNeeds } from './get-file/route.ts'
import { listDownloads } from './list-downloads/route.ts'

/**
 * The bulk files. They have no limit of their own: sending a file costs no more than reading it, anything that keeps
 * copies of it (a browser, a proxy) keeps it for good, and a mirror of a release would use up what the API allows
 * for a minute before reaching its last file.
 */
export const downloads: FastifyPluginCallback<DownloadNeeds> = (app, needs, done) => {
  waitInFront(app)
  void app.register((files: typeof app) => {
    allowAnyOrigin(files)
    endWithService(files)
    getFile(files, needs)
  })
  void app.register((list: typeof app) => {
    addPublicAnswers(list)
    listDownloads(list, needs)
  })
  done()
}
