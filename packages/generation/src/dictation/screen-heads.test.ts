import { expect, test } from 'vitest'
import { namesOf, textOf } from '../testing/apps.ts'
import { titlesOf } from './parts.test-helper.ts'
import { readDictation } from './read-dictation.ts'

test('names that begin a sentence are screens, where several do so or a bar has them', () => {
  expect(
    titlesOf(
      'Museum app. Home contains a search bar and a list of rooms. Exhibit contains the photo, the artist, the year and a Listen button. My visits has two tabs, Upcoming and Past; the past ones show date and a Review button. Account has the member card with a barcode.',
    ),
  ).toEqual(['Home', 'Exhibit', 'Visits', 'Account'])
  expect(
    titlesOf(
      'Bottom nav: Sessions, Coaches, Ticket. Sessions has tabs Day 1, Day 2 and under them a list of talks with time and title. Coaches - grid with photos, name, club; tap - bio, prizes. Ticket - QR code, name, seat.',
    ),
  ).toEqual(['Sessions', 'Coaches', 'Ticket', 'Coach'])
})

test('tabs are told by their numbers, with a comma before the name', () => {
  expect(
    titlesOf(
      'Tab one, Tides: a line chart and a list of harbours with name and time. Tab two, Boats: cards with picture and name. Tab three, Crew: a list with avatar and name and an Invite button.',
    ),
  ).toEqual(['Tides', 'Boats', 'Crew'])
  const shop =
    'First you land on a login with email, password and a Sign in button. After that comes the dashboard: two number cards for Sales and Visits and a bar chart. The second tab is Goods, a list with a filter for brand and a search field. The third tab is Settings.'
  expect(namesOf(shop).slice(0, 4)).toEqual(['Login', 'Dashboard', 'Goods', 'Settings'])
})

test('numbered names alone on a line are screens with what stands below them', () => {
  expect(
    titlesOf(
      '1. Welcome screen\nLogo, button Begin\n2. Cellar\nList of wines with year and price, floating button to add a wine\n3. Add wine\nName, year, colour (Red, White), Save button',
    ),
  ).toEqual(['Welcome', 'Cellar', 'Add wine'])
})

test('screens listed between semicolons are one each', () => {
  expect(
    titlesOf(
      'The screens of my app should be: a list of tutors (photo, name, price) with a filter on top for price and for subject; the page of a tutor with about text, reviews and a Book button; booking with date, time and notes; and my pupils, where I add a pupil with name, age and a picture.',
    ),
  ).toEqual(['Tutors', 'Tutor', 'Booking', 'Pupils', 'Add pupil'])
})

test('what is told of a button is the screen it opens', () => {
  expect(
    titlesOf(
      'On the first page there should be a big photo of the studio and a Rent now button. Rent now goes to a page where you choose the room (Small, Big), then a day and a time. At the bottom there is a Confirm button.',
    ),
  ).toEqual(['', 'Rent now'])
  const screens = readDictation(
    'A screen where the user chooses who they are: I am a coach or I am a runner. The coach gets a list of runners with pace and a status badge. The runner gets a home with the plan of today and a button Start run.',
  )?.screens
  expect(screens?.map(({ from }) => from)).toEqual([undefined, ['I am a coach'], ['I am a runner']])
})

test('how it looks is no screen, and a bar with those is a bar of all of them', () => {
  const brief =
    'Brief for Rowly\nColours: white background, red accents\nNavigation: tab bar (Home, Boats)\nHome screen: card with next outing (boat, time, Join button); weekly distance bar chart\nBoats screen: search; filter by class (Single, Double, Eight); list of boats with picture and seats\nBoat detail: photo, description, Reserve button\nOuting: map, list of crew with avatar, Leave button'
  expect(titlesOf(brief)).toEqual(['Home', 'Boats', 'Boat detail', 'Outing'])
  expect(textOf(brief, 'Boats')).toContain('Double')
})

test('pages one goes through lead on to the app', () => {
  const app =
    'When the app starts there is a carousel with two slides: Find a boat, Row together. Then the main screen with a map of clubs and a list with name and distance.'
  expect(namesOf(app)).toEqual(['Find a boat', 'Row', 'Home', 'Details'])
  expect(textOf(app)).toContain('Get started')
})

test('screens are told by numbers in words, by page numbers and by what is seen there', () => {
  expect(
    titlesOf(
      "Hi, an app for our choir. First screen: this week's rehearsals as cards (title, date, place). Second: recordings, each with a play button, title and length. Third: donate with amounts 5, 10, 20 and a Donate button. Fourth: contact with address, phone and a map.",
    ),
  ).toEqual(['Rehearsals', 'Recordings', 'Donate', 'Contact'])
  expect(
    titlesOf(
      'page one: list of bikes for rent, filters on top (brand, price); each bike with image, name and price. page two: bike with image slider, price and a Rent button. page three: favourites',
    ),
  ).toEqual(['Bikes for rent', 'Bike', 'Favourites'])
  expect(
    titlesOf(
      'The landlord opens the app to a list of his flats: photo, address, rent. He taps one and sees tenants, a bar chart of the rent and a button to add a repair. Add a repair: amount, date, photo of the bill. There is also a screen Totals with income per year and a pie chart.',
    ),
  ).toEqual(['Flats', 'Flat', 'Add repair', 'Totals'])
})

test('what a button leads to is told with it, and a page with what is listed before', () => {
  expect(
    titlesOf(
      'Visits lists upcoming ones and has a button Book visit that leads to a form: clinic (North, South), date and reason. Merch – products in 2 columns with price; product: photo, sizes S M L, Add to cart. Cart – items, total, Checkout. Me has name and phone.',
    ),
  ).toEqual(['Visits', 'Book visit', 'Merch', 'Product', 'Cart', 'Me'])
})

test('bullets with dashes and names with brackets are screens', () => {
  expect(
    titlesOf(
      'App for helpers at the zoo.\n• Animals – filter chips Birds, Cats; grid with photo, name\n• Animal – photo, name, age, Feed button\n• Shifts – calendar and list of shifts with time',
    ),
  ).toEqual(['Animals', 'Animal', 'Shifts'])
  expect(
    titlesOf(
      'For our dairy: "Cheeses" (cards with picture, name, age, price), "Cheese" (picture, description, quantity stepper, Add to cart), "Visit" (map, opening hours, phone) and "Cart".',
    ),
  ).toEqual(['Cheeses', 'Cheese', 'Visit', 'Cart'])
})

test('pages told one after the other in one sentence, lists by their names, and inner tabs of what is opened', () => {
  expect(
    titlesOf(
      'The app needs: a horse page for each horse (photo, name, age), a lesson page with calendar, teacher (Ann, Bo) and a Book button, a tack page listing item, size and price, and a help page with a map and a Call button.',
    ),
  ).toEqual(['Horse', 'Lesson', 'Tack', 'Help'])
  expect(
    titlesOf(
      'A kiosk for a zoo: welcome page with two language buttons English, Dutch; plan page with houses to tap; house page with picture, text and list of animals.',
    ),
  ).toEqual(['Welcome', 'Plan', 'House'])
  expect(
    readDictation(
      'Flats list: address, rent. Opening a flat: tabs Rooms, Papers. Rooms is a list of rooms with size. Papers is a list of files with icon and name.',
    )?.screens.flatMap(({ tabs }) => tabs?.name ?? []),
  ).toEqual(['Rooms', 'Papers'])
})
