import { html, type Content } from '../../html/html.ts'
import { href } from '../../html/href.ts'
import { Redirect } from '../../page.ts'
import { showFaults } from '../../portal/forms.ts'
import type { PortalAsked, PortalRoute } from '../../portal/portal-page.ts'
import { showNotice } from '../../portal/show-notice.ts'
import { wasTooLate } from '../../portal/was-too-late.ts'

const privatePath = ({ named }: PortalAsked): string =>
  `/corrections/private/${encodeURIComponent(named['secret'] ?? '')}`

const write = (asked: PortalAsked, notice: Content = null) => ({
  title: 'Add a file of evidence',
  description: 'Add a file to your report.',
  main: html`${showFaults(asked)}${notice}
<p class="lead">A report has at most five files, of 10 MiB together: PDF, PNG, JPEG, CSV in UTF-8, or XLSX without macros. No file is ever public. Reviewers read it, and 180 days after the decision it is erased.</p>
<form class="portal-form" method="post" enctype="multipart/form-data" action="${href(`${privatePath(asked)}/files`)}">
<label class="usa-label" for="field-file">File</label>
<input class="usa-input" id="field-file" name="file" type="file" accept=".pdf,.png,.jpg,.jpeg,.csv,.xlsx" required>
<p><button class="usa-button" type="submit">Add the file</button></p>
</form>
<p><a href="${href(privatePath(asked))}">Back to your report</a></p>`,
})

/** Takes a file for a report, at its private address. */
export const addFile: PortalRoute = {
  path: '/corrections/private/:secret/files',
  show: (asked) => write(asked),
  submit: async (asked) => {
    const { file } = asked
    if (file === undefined)
      return write(asked, showNotice('Nothing was added', html`<p>Choose a file first.</p>`))
    try {
      await asked.portal.ask((api, signal) =>
        api.POST('/api/corrections/v1/private/{secret}/files', {
          params: { path: { secret: asked.named['secret'] ?? '' }, query: { name: file.name } },
          body: file.content,
          bodySerializer: (bytes) => bytes,
          headers: { 'content-type': 'application/octet-stream' },
          signal,
        }),
      )
    } catch (fault) {
      if (!wasTooLate(fault)) throw fault
      const notice = showNotice('Nothing was added', html`<p>${fault.message}</p>`)
      return { ...write(asked, notice), status: fault.status }
    }
    return new Redirect(privatePath(asked), 303)
  },
}
