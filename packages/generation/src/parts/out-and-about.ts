import { type KindPart, partsOf } from './part.ts'

/** What apps have for exhibitions, shores, rides in town, driving and celebrations. */
export const outAndAboutParts: readonly KindPart[] = [
  ...partsOf('exhibition-tickets', [
    {
      said: 'session time, session times, sessions, time slots, session selection, timed entry, entry times, date and time selection, select date and time, choose a session, choose session',
      on: 'slots',
      content: `
        rows Session time
        - clock | 11:30 | 14 places left | € 12 | Free
        - clock | 12:00 | 3 places left | € 12 | Nearly full
        - clock | 12:30 | 22 places left | € 12 | Free`,
    },
    {
      said: 'number of visitors, visitors, number of tickets, number of people, ticket quantity, how many visitors',
      on: 'slots',
      content: `
        fields
        - Number of visitors | number | 2`,
    },
    {
      said: 'group discounts, group prices, group price, group tickets, discounts, family tickets, reduced prices, weekend rates, weekend prices, dynamic pricing, weekend pricing, individual pricing, ticket prices, prices, pricing',
      on: 'slots checkout detail',
      content: `
        stats Group discounts
        - € 12 | Weekdays
        - € 14 | Weekend rates
        - € 9 | Each, from ten people`,
    },
  ]),
  ...partsOf('beach-reports', [
    {
      said: 'trash, rubbish, litter, waste, plastic, garbage, trash reports, litter reports, report trash',
      on: 'detail home browse',
      content: `
        rows Trash seen*
        - trash | Plastic by the groyne | Six photos, an hour ago | 3 bags
        - trash | Cans at the steps | Seen by two | 1 bag
        - check | Bins at the stairs | Emptied this morning`,
    },
    {
      said: 'clean-ups, cleanups, clean-up events, cleanup events, beach clean-ups, volunteers',
      page: 'Clean-ups | users | Sunday at ten, twelve come',
      content: `
        agenda Next clean-ups
        - Sun 22 Nov, 10:00 | North beach | Twelve come, gloves are there
        - Sat 28 Nov, 14:00 | Harbour sands | Bring a bucket for glass
        button plus | I come`,
    },
  ]),
  ...partsOf('ride-and-delivery', [
    {
      said: 'cash on delivery, cash payment, pay in cash, cash, payment on delivery',
      on: '#Errands',
      content: `
        rows Cash on delivery
        - wallet | For Omar at your door | Rice, eggs and greens | € 11.40`,
    },
    {
      said: 'tricycle hailing, tricycle-hailing, ride hailing, tricycles, motorcycle taxi, passenger transport, local tricycle hailing, hail a tricycle, book a ride, book a tricycle',
      on: 'form',
      content: `
        chips Tricycle hailing | * Tricycle, Motorbike, Van`,
    },
    {
      said: 'custom items, items not listed, special requests, note to rider, notes for rider',
      on: 'checklist',
      content: `
        fields
        - Not in the list | text | Half a kilo of ripe mangoes`,
    },
  ]),
  ...partsOf('co-driver', [
    {
      said: 'voice notes, voice note-taking, voice note taking, notes, dictated notes, voice memos',
      page: 'Voice notes | mic | Three of today',
      content: `
        rows Voice notes
        - mic | Left mirror is loose | Today, 13:40 | 0:08
        - mic | Dock 4 opens at five | Today, 11:20 | 0:05
        - mic | Ask about the night rate | Yesterday | 0:11
        button mic | Speak a note`,
    },
    {
      said: 'email, emails, email sending, send emails, messages, text messages, hands-free messages, mail',
      on: 'history',
      content: `
        rows Emails sent*
        - mail | To Iris, office | 40 minutes late, sorry | 13:12
        - mail | To dock 4 | Papers are on board | 9:05`,
    },
    {
      said: 'mileage, mileage tracking, mileage log, miles driven, trip log, miles, kilometres',
      on: 'stats history',
      content: `
        stats Mileage*
        - 318 km | Today
        - 1,942 km | This week
        - 4 h 10 | At the wheel`,
    },
    {
      said: 'fuel price lookup, fuel prices, fuel price, fuel stops, gas prices, diesel prices, cheapest fuel',
      on: 'browse map home thread',
      content: `
        rows Fuel prices*
        - drop | Old quarry | 12 km ahead, truck lane | € 1.58
        - drop | Ring, exit 4 | 31 km ahead | € 1.66
        - drop | Linden hub | 48 km ahead, showers | € 1.61`,
    },
  ]),
  ...partsOf('guest-photos', [
    {
      said: 'slideshow, live slideshow, slide show, live wall, photo wall, screen',
      page: 'Slide show | play | Runs behind the band',
      content: `
        image wedding
        rows Shown now
        - image | The first laugh | From Aunt Clara | 8 s
        - image | Bouquet in the air | From Omar | 8 s
        switches
        - Newest first
        - Names of the guests
        button play | Start on big screen`,
    },
    {
      said: 'download all, download everything, download album, export album, zip download',
      on: 'home browse',
      content: `
        rows Download*
        - download | The whole album | 412 photos, 14 videos | 2.8 GB`,
    },
  ]),
  ...partsOf('sound-mixer', [
    {
      said: 'lullabies, lullaby, bedtime music',
      on: 'browse',
    },
  ]),
]
