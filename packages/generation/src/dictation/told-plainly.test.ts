import { expect, test } from 'vitest'
import { namesOf, textOf } from '../testing/apps.ts'

const parcels =
  'Login page with email, password and "Forgot password?". After login a list of parcels with customer, address and a status badge (open, delivered). Tapping opens the parcel with a map, a photo field, a signature field and "Mark as delivered".'

test('what comes after a login has a screen of its own, as has what is tapped there', () => {
  expect(namesOf(parcels)).toEqual(expect.arrayContaining(['Login', 'Parcels', 'Parcel']))
  expect(textOf(parcels, 'Login')).not.toContain('"label":"Parcels"')
  expect(textOf(parcels, 'Parcel')).toContain('"type":"button","label":"Mark as delivered"')
})

test('the last so many things are a list of them', () => {
  const account =
    'The home screen shows a card with the balance and below it the last four payments with name, date and amount. A button "Send money".'
  expect(textOf(account, 'Home')).toContain('Last four payments')
})

test('sums stand below what they are of', () => {
  const order =
    'Header: title "Order 12". Body: list of items with picture and price; subtotal, shipping and total. Footer: button "Reorder".'
  expect(textOf(order)).toContain('"title":"Subtotal"')
})

test('plans with prices are chosen, and the last step has a button of its own', () => {
  const form =
    'A form with two steps. Step 1: name, email. Step 2: choose a plan: Small 5 euros, Large 9 euros. A progress bar on top, buttons Back and Next, on the last step "Pay".'
  const text = textOf(form)
  expect(text).toContain('"label":"Small 5 euros"')
  expect(text).toContain('"type":"button","label":"Pay"')
})

test('notes below fields are written, and a field is called by what stands behind it', () => {
  const log =
    '# Overview\n- Line chart of weight\n- Button "Log weight"\n# Log weight\n- Number field Weight in kg\n- Notes\n- Save button'
  const text = textOf(log, 'Log weight')
  expect(text).toContain('"label":"Weight in kg"')
  expect(text).toContain('"type":"input","label":"Notes"')
})
