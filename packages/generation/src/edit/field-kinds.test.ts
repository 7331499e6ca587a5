import { describe, expect, it } from 'vitest'
import { generateApp } from '../generate-app.ts'
import { editApp } from './edit-app.ts'

const bank = generateApp({
  prompt:
    'Home has a banner with the balance. Below are round buttons: Send, Pay. Then accounts as cards with name and balance. Send: receiver, amount, kind (Gift, Rent), reference, a Continue button. The bottom has tabs Home, Cards, More. Cards shows the card picture and tabs Credit, Debit.',
}).document
const said = (prompt: string) => {
  const { document, notes, commands } = editApp({ document: bank, prompt })
  return { text: JSON.stringify(document), notes: notes.join(' '), commands }
}

describe('fields and what one chooses in them', () => {
  it('a field is chosen in instead of typed in', () => {
    expect(said('change the receiver field to a dropdown with Ada, Bo and Cem').text).toContain(
      '"options":["Ada","Bo","Cem"],"value":"Ada"',
    )
  })

  it('one more choice goes into the field of that name', () => {
    expect(said('could you also add a kind Loan to the send form?').text).toContain(
      '"options":["Gift","Rent","Loan"]',
    )
  })

  it('tabs within a screen change places', () => {
    expect(said('move Debit to the front of the tabs').text).toMatch(/"title":"Debit"\}?,\{"title":"Credit"/)
  })

  it('an amount behind the name of a new line is its value', () => {
    expect(said('add two more accounts: Savings 900 and Travel 300').text).toMatch(
      /"title":"Savings"[^}]*\}?[^}]*"value":"€ 900"/,
    )
  })

  it('a screen that is not needed goes, and a banner says only its words', () => {
    expect(said('the More page is not needed').text).not.toContain('"name":"More"')
    expect(said('add a banner that says Free transfers in May on the home screen').text).toContain(
      '"title":"Free transfers in May"',
    )
  })

  it('what cannot be done says what to try', () => {
    expect(said('make the button red').notes).toContain('Say which button')
    expect(said('add a field for a code after email on the send screen').notes).toContain(
      'There is no email on',
    )
  })
})

describe('what is said in few words', () => {
  const shop = generateApp({ prompt: 'A shop for kites with catalog, cart, checkout and reviews' }).document
  const changed = (prompt: string) => JSON.stringify(editApp({ document: shop, prompt }).document)

  it('the dark is turned off, and a screen has the name that is quoted', () => {
    const dark = editApp({ document: shop, prompt: 'make it dark' }).document
    expect(editApp({ document: dark, prompt: 'dark mode off' }).document.app.theme.mode).toBe('light')
    expect(changed('add a screen "Our story"')).toContain('"name":"Our story"')
  })

  it('who is sure goes on to where the button led', () => {
    const { document } = editApp({ document: bank, prompt: 'add a confirmation question before sending' })
    const sure = document.screens.find(({ name }) => name === 'Send?')
    const send = document.screens.find(({ name }) => name === 'Send')
    expect(JSON.stringify(sure)).toContain(`"screenId":"${send?.id}"`)
  })

  it('a choice is taken out of a field by its name, and a field gets room for more', () => {
    expect(said('remove Rent').text).toContain('"options":["Gift"]')
    expect(said('the reference field should be a big text box').text).toMatch(
      /"label":"Reference","properties":\{"kind":"multiline"/,
    )
  })
})
