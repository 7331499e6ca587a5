import { expect, test } from 'vitest'
import { readDictation } from '../read-dictation.ts'
import { asToldBrief } from './as-told-brief.ts'

const sauna =
  'We run a floating sauna and need an app for our guests and the crew. On the first screen a guest sees the week’s sessions with time, host and free seats; tapping one opens the session with a description, the heat and a Book button. From there a guest can also join the waiting list when it is full. A second tab shows the guest’s own bookings, which can be cancelled until noon. A third tab holds the ten-visit card as a QR code and the number of visits left. The crew scan the code at the gangway, see who is expected today and mark people as arrived. We do not want a chat.'.replaceAll(
    '’',
    "'",
  )

test('a brief told role by role is read screen by screen', () => {
  expect(readDictation(sauna)?.screens.map(({ title }) => title)).toEqual([
    'Sessions',
    'Session',
    'Bookings',
    'Ten-visit card',
    'Crew',
  ])
})

test('what each does there stands on the screen of those who do it', () => {
  const told = asToldBrief(sauna)
  expect(told).toContain('a list titled "Sessions this week" with time, host, free seats')
  expect(told).toContain('Below it is a "Join waiting list" button')
  expect(told).toContain('with name, a "Cancel" button')
  expect(told).toContain('The "Crew" screen contains a "Scan code" button')
  expect(told).toContain(
    'a list titled "Who is expected", each with name, checkbox. Below it is a "Mark as arrived" button',
  )
  expect(told).not.toContain('chat')
})

test('what no screen of it has is placed as in any other description', () => {
  expect(readDictation(sauna)?.tellsMore).toBe(true)
})

test('a brief with a clause that has no place on its screens is read as any other', () => {
  expect(asToldBrief(`${sauna} The stove, though.`)).toBe(undefined)
})

test('buttons stand with what they are of, and what one gives for them behind them', () => {
  const told = asToldBrief(
    "Our studio designs an app for people who lend out their cargo bikes. The lender's home screen shows the bikes as cards with the next rental under each. Tapping a bike opens its profile with size, load and lock code, and from there the lender blocks a day by choosing day and reason. The renter's home screen is a list of free bikes with distance and price; starting a rental runs a timer, and at the end the renter writes a short report. Lenders settle monthly, which they find under Payouts.",
  )
  expect(told).toContain('The "Bikes" screen contains a list of bikes with next rental')
  expect(told).toContain('Tapping the bike opens the Profile screen with the size, the load, the lock code')
  expect(told).toContain('Tapping "Block day" opens the Block day screen with a date picker for the day')
  expect(told).toContain('The "Renter" screen contains a list of free bikes with distance, price')
  expect(told).toContain('a multi-line text field "Short report" and a "Send" button')
  expect(told).toContain('The "Payouts" screen contains a list of payouts')
})

test.each([
  // Who tells what people do, and of no screens, wants what its kind of app brings along.
  'Tenants report damage. Caretakers accept a job and close it with a photo. The office assigns reports. Tenants also find their contract.',
  // Nothing of these sentences is on a screen.
  'We make films. The first screen was built in 1950. Our app should be fast. The page is white. It must look modern.',
])('other briefs are left to other readers', (text) => {
  expect(asToldBrief(text)).toBeUndefined()
})
