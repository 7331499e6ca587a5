import type { AddressInfo } from 'node:net'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { desktop, expectAccessible, expectNoSidewaysScroll, launchBrowser, phone } from './support/browser.ts'
import { type Kwiq, startKwiq } from './support/kwiq.ts'

const email = 'mara@kwiq.example'

let smtp: SMTPServer
const mails: string[] = []
let kwiq: Kwiq
let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        mails.push(text.replaceAll('=\r\n', '').replaceAll('=3D', '='))
        done()
      })
    },
  })
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  const { port } = smtp.server.address() as AddressInfo
  kwiq = await startKwiq({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'Kwiq <kwiq@kwiq.example>',
    OWNER_EMAIL: 'boss@kwiq.example',
  })
  browser = await launchBrowser()
  context = await browser.newContext(desktop)
  page = await context.newPage()
})
afterAll(async () => {
  await browser.close()
  await kwiq.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

/** The link of the newest mail with these words, once it has come. */
async function linkInMail(words: string): Promise<string> {
  const find = () =>
    mails.findLast((mail) => mail.includes(words))?.match(/http:\/\/localhost:\S+/)?.[0] ?? ''
  await expect.poll(find, { message: `a mail says ${words}` }).not.toBe('')
  return find()
}

test('an account is made and its email confirmed by the mailed link', async () => {
  await page.goto(`${kwiq.url}/api/register`)
  await page.getByLabel('First name').fill('Mara')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('a quiet heron')
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('link', { name: email }).click()
  await page.getByText('Not confirmed').waitFor()
  await page.goto(await linkInMail('Confirm this address'))
  await page.getByText('Your email is confirmed.').first().waitFor()
  await page.getByText('Confirmed', { exact: true }).waitFor()
  expect(page.url()).toBe(`${kwiq.url}/account`)
  await expectAccessible(page)
})

test('a forgotten password is replaced, and every session ends', async () => {
  const stranger = await browser.newContext(phone)
  const elsewhere = await stranger.newPage()
  await elsewhere.goto(`${kwiq.url}/api/login`)
  await elsewhere.getByRole('link', { name: 'Forgot password?' }).click()
  await elsewhere.getByRole('heading', { name: 'Forgot your password?' }).waitFor()
  await expectAccessible(elsewhere)
  await expectNoSidewaysScroll(elsewhere)
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByRole('button', { name: 'Send the link' }).click()
  await elsewhere.getByRole('heading', { name: 'Look into your mail' }).waitFor()
  await elsewhere.goto(await linkInMail('/api/reset?token='))
  await expectAccessible(elsewhere)
  await elsewhere.getByLabel('New password').fill('another quiet heron')
  await elsewhere.getByRole('button', { name: 'Save the password' }).click()
  await elsewhere.getByText('Your password is changed. Sign in with it.').waitFor()
  await expectAccessible(elsewhere)
  await elsewhere.getByLabel('Email').fill(email)
  await elsewhere.getByLabel('Password').fill('another quiet heron')
  await elsewhere.getByRole('button', { name: 'Sign in', exact: true }).click()
  // To go on before the answer is there would be to go on without the session.
  await elsewhere.waitForURL(`${kwiq.url}/`)
  await elsewhere.goto(`${kwiq.url}/account`)
  await elsewhere.getByText('This device').waitFor()
  await expectNoSidewaysScroll(elsewhere)
  await expectAccessible(elsewhere)
  expect((await context.request.get(`${kwiq.url}/api/auth/user`)).status()).toBe(401)
  await stranger.close()
})

test('profile, password and data are in one’s own hands, and so is leaving', async () => {
  await context.request.post(`${kwiq.url}/api/login`, { data: { email, password: 'another quiet heron' } })
  await page.goto(`${kwiq.url}/account`)
  await page.getByLabel('Last name').fill('Lind')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Your name is saved.').first().waitFor()

  await page.getByLabel('Current password').fill('not this one')
  await page.getByLabel('New password').fill('a third heron')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('This is not your password.').first().waitFor()
  await page.getByLabel('Current password').fill('another quiet heron')
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Your password is changed. All other sessions have ended.').first().waitFor()

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('kwiq-my-data.json')

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await expectAccessible(page)
  await dialog.getByLabel('Your password').fill('a third heron')
  await dialog.getByRole('button', { name: 'Delete forever' }).click()
  await page.waitForURL(`${kwiq.url}/`)
  const again = await context.request.post(`${kwiq.url}/api/login`, {
    data: { email, password: 'a third heron' },
  })
  expect(again.status()).toBe(401)
})
