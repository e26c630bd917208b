import assert from 'node:assert/strict'
import { after, describe, test } from 'node:test'
import { browserIsMissing } from './testing/open-browser.ts'
import { openInBrowser } from './testing/open-in-browser.ts'
import { openOnPhone } from './testing/open-on-phone.ts'

type Found = {
  readonly data: readonly {
    readonly title: string | null
    readonly requestors: readonly { readonly name: string }[]
  }[]
}

describe('the report of a wrong member', { skip: browserIsMissing() }, async () => {
  const { ask, visit } = await openInBrowser({ after })

  /** A record with a title of its own and one member. */
  const findRecord = async () => {
    const { data } = await ask<Found>(
      '/api/appropriations/v1/records?dataset=house-projects&stage=request&limit=100&fields=title,requestors',
    )
    const titles = data.map(({ title }) => title)
    const found = data.find(
      ({ title, requestors }) =>
        title !== null && requestors.length === 1 && titles.indexOf(title) === titles.lastIndexOf(title),
    )
    const [member] = found?.requestors ?? []
    return { title: found?.title ?? assert.fail(), member: member?.name ?? assert.fail() }
  }

  test('a reader on a phone without JavaScript comes from the front page to the confirmed report by labels alone', async () => {
    const { title, member } = await findRecord()
    const { page, main, take, countSteps, close } = await openOnPhone(visit)
    await take(
      { fill: ['Words', title], press: ['button', 'Search'] },
      { press: ['link', title] },
      { press: ['link', 'Report a mistake'] },
      { press: ['link', 'Requestors'] },
    )
    const wrong = main.getByRole('checkbox', { name: `${member} (` })
    assert.match(
      await main.getByRole('group', { name: 'Which member did not ask for this?' }).innerText(),
      /\([DRI], [A-Z]{2}(-\d{2}| at large)?\) did not ask for this/,
    )
    await wrong.check()
    await take({ press: ['button', 'Send the report'] })
    const refused = main.getByRole('alert').getByRole('link')
    assert.deepEqual(await refused.allInnerTexts(), ['Say why it is wrong, in at least 10 characters.'])
    await take({ press: ['link', await refused.innerText()] })
    assert.ok(await wrong.isChecked())
    await take(
      {
        fill: ['Why is it wrong?', 'The member never asked for this project.'],
        press: ['button', 'Send the report'],
      },
      { fill: ['E-mail address', 'reader@example.org'], press: ['button', 'Send the code'] },
    )
    await page.reload()
    await take({ press: ['link', 'Read the mail'] })
    const [, code = assert.fail()] = /Your code is (\d{4} \d{4})/.exec(await main.innerText()) ?? []
    await page.goBack()
    await take({ fill: ['Code', code], press: ['button', 'Send the report'] })
    assert.match(await main.getByRole('status').innerText(), /Your report has the number \d+/)
    assert.match(await main.innerText(), /Field\s+Requestors\s+Proposed value\s+No value/)
    assert.ok(countSteps() <= 10, `${countSteps()} steps`)
    await close()
  })
})
