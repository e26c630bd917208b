import type { ListedSession } from '@rotunda/contract'
import { html, type Content } from '../../html/html.ts'
import { showMinute } from '../../parts/format.ts'
import { Redirect } from '../../page.ts'
import { showTable, type Column } from '../../parts/table.ts'
import { showForm } from '../../portal/forms.ts'
import type { PortalRoute } from '../../portal/portal-page.ts'
import { PORTAL_TRAIL } from './read-organisation.ts'

/** Open sessions of the person. */
export const sessions: PortalRoute = {
  path: '/portal/sessions',
  show: async ({ portal }) => {
    const { data } = await portal.ask((api, signal) => api.GET('/api/portal/v1/sessions', { signal }))
    return {
      title: 'Your sessions',
      description: 'Browsers in which you are signed in.',
      trail: PORTAL_TRAIL,
      main: html`<p>You are signed in in these browsers. A session ends after 8 hours without use, and after 7 days at most. End a session that you do not know.</p>
${showTable({ name: 'Sessions', caption: 'Open sessions, newest first', columns: COLUMNS, rows: data })}
${
  data.length > 1
    ? showForm({
        action: '/portal/sessions/end-others',
        button: 'End all other sessions',
        fields: null,
        isDangerous: true,
      })
    : html`<p>You are signed in nowhere else.</p>`
}
<p><a href="/portal/passkeys">Your passkeys</a></p>`,
    }
  },
}

const COLUMNS: readonly Column<ListedSession>[] = [
  { title: 'Browser or program', isHeading: true, cell: ({ agent }) => (agent === '' ? 'Unnamed' : agent) },
  { title: 'Address', cell: ({ address }) => address },
  { title: 'Began', cell: ({ created_at }) => showMinute(created_at) },
  { title: 'Last used', cell: ({ last_seen_at }) => showMinute(last_seen_at) },
  { title: 'Passkey', cell: ({ has_passkey }) => (has_passkey ? 'Used' : 'Not used') },
  { title: 'End it', cell: (session) => showEnd(session) },
]

const showEnd = ({ id, is_this }: ListedSession): Content =>
  is_this
    ? 'This session'
    : showForm({ action: `/portal/sessions/${encodeURIComponent(id)}/end`, button: 'End', fields: null })

const toSessions = () => new Redirect('/portal/sessions')

export const endSession: PortalRoute = {
  path: '/portal/sessions/:session/end',
  show: toSessions,
  submit: async ({ named, portal }) => {
    const path = { session: named['session'] ?? '' }
    await portal.ask((api, signal) =>
      api.DELETE('/api/portal/v1/sessions/{session}', { params: { path }, signal }),
    )
    return new Redirect('/portal/sessions', 303)
  },
}

export const endOtherSessions: PortalRoute = {
  path: '/portal/sessions/end-others',
  show: toSessions,
  submit: async ({ portal }) => {
    await portal.ask((api, signal) => api.DELETE('/api/portal/v1/sessions', { signal }))
    return new Redirect('/portal/sessions', 303)
  },
}
