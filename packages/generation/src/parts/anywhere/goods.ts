import { type KindPart, partsOf } from '../part.ts'
import { anyKind } from './any-kind.ts'

/** What is shown, asked for, booked and fetched beside the things an app is about. */
export const goodsAnywhere: readonly KindPart[] = partsOf(anyKind, [
  {
    said: 'wishlist, wish list, wishlists, wish lists',
    page: 'Wishlist | heart | Three wishes',
    content: `
      cards
      - {image 1} | {title 1} | {subtitle 1} | {value 1}
      - {image 2} | {title 2} | {subtitle 2} | {value 2}
      - {image 3} | {title 3} | {subtitle 3} | {value 3}
      switches
      - x When one gets cheaper
      quiet share | Share the list`,
  },
  {
    said: 'similar items, related items, related products, similar products, you may also like, recommended products, recommended for you, similar listings, related listings',
    on: 'detail home',
    content: `
      cards Similar*
      - {image 3} | {title 3} | {subtitle 3} | {value 3}
      - {image 4} | {title 4} | {subtitle 4} | {value 4}`,
  },
  {
    said: 'featured items, featured products, best sellers, bestsellers, popular items, popular products, new arrivals, trending items, featured listings, trending products, deals of the day, daily deals',
    on: 'home browse',
    content: `
      cards Featured*
      - {image 2} | {title 2} | {subtitle 2} | {value 2}
      - {image 4} | {title 4} | {subtitle 4} | {value 4}`,
  },
  {
    said: 'live auctions, auctions, auction, bidding, bids, place bids, place a bid, bid on items, online auctions, live bidding, auction listings',
    page: 'Auctions | zap | Ends today at 20:00',
    content: `
      image {image 1}
      hero {title 1} | Nine bids. Ends today at 20:00.
      rows Bids
      - user | Omar Haddad | 8:52 | € 84
      - user | You | 8:40 | € 80
      - user | Kim Osei | Yesterday | € 72
      fields
      - Your bid | money | € 88
      button check | Bid € 88
      rows Ending soon
      - clock | {title 2} | 4 bids, tomorrow at noon | € 42
      - clock | {title 3} | 2 bids, on Sunday | € 28`,
  },
  {
    said: 'custom orders, custom order, custom requests, custom request, personalised orders, personalized orders, bespoke orders, made to order, custom order form, request custom orders, custom order requests',
    page: 'Custom order | edit | Answered within a day',
    content: `
      fields
      - What you wish for | long | Like the first one, but in blue and a little larger
      - A picture to show it | photo | palette
      - Until | date | Sat 12 Dec
      - You would pay | money | € 80
      chips How soon | * It can wait, This month, This week
      button send | Ask for an offer
      rows Asked before
      - check | In green, two pieces | Offer of 9 November | € 64 | Accepted`,
  },
  {
    said: 'group orders, group order, order together, shared orders, shared cart, team orders, group ordering',
    page: 'Group order | users | Three of four have chosen',
    content: `
      hero Order until 12:15 | Omar pays, each owes their part.
      people Who eats
      - Omar Haddad | {title 1} | {value 1}
      - Lea Brandt | {title 2} | {value 2}
      - Kim Osei | {title 3} | {value 3}
      - Ana Petrova | Has not chosen yet
      button share | Send the link
      quiet check | Order for all`,
  },
  {
    said: 'address book, saved addresses, delivery addresses, multiple addresses, addresses, save addresses, address management',
    // Where a mechanic drives to is told of each job.
    within:
      /\baddresses\b|\baddress (?:book|management)\b|\b(?:deliver\w*|shop\w*|checkout|cart|couriers?|orders?)\b/i,
    page: 'Addresses | mappin | Three saved',
    content: `
      rows
      - home | At home | Linden lane 4, second floor | Used last
      - building | At work | Harbour street 12, ring at Norrgard
      - heart | Grandma | Mill street 8
      fields
      - Street | place | Linden lane 4
      - For the courier | text | Second bell from above
      button plus | Add an address`,
  },
  {
    said: 'delivery instructions, delivery notes, special instructions, order notes, cooking instructions, notes for the driver',
    on: 'checkout cart slots form',
    content: `
      fields
      - Instructions* | long | Ring twice, second floor`,
  },
  {
    said: 'extras, add-ons, addons, optional extras, upgrades, add extras, extra services, additional services, booking extras',
    // Extras of a film are people.
    within: /^(?!.*\b(?:casting|films?|actors?|shooting days?|background artists?)\b)/isu,
    on: 'slots checkout detail',
    content: `
      switches Extras*
      - One more, € 12
      - x Picked up, € 18
      - Later, € 9`,
  },
  {
    said: 'mileage limit, mileage limits, kilometre limit, distance limit',
    on: 'detail checkout',
    content: `
      rows Mileage*
      - navigation | Included | Then € 0.22 each | 250 km a day`,
  },
  {
    said: 'return photos, condition photos, vehicle photos, damage photos, photos before and after, before and after rental photos, damage report, damage reports, condition report, report damage, condition reports, vehicle inspection',
    page: 'Condition | camera | Two of four photos',
    content: `
      fields
      - Front | photo | {image 1}
      - Back | photo | {image 2}
      ticks Looked at
      - x No new scratches
      - x Clean inside
      - Complete, with all that belongs to it
      fields
      - Damage | text | Small scratch below, left
      button send | Hand in`,
  },
  {
    said: 'opening days, opening hours, opening times, open hours, business hours, hours of operation, open days, working hours, store hours, open now',
    on: 'detail visit home',
    content: `
      rows Opening hours*
      - clock | Tuesday to Friday | | 9:00 to 18:00
      - clock | Saturday | | 8:00 to 14:00
      - close | Sunday and Monday | | Closed`,
  },
  {
    said: 'surprise, surprise me, surprise me button, surprise button, random pick, pick a random one, random picker, pick for me, random button, random suggestion, random selection, random, shuffle button',
    on: 'home browse checklist',
    content: `
      button shuffle | Surprise me | #detail`,
  },
  {
    said: 'room service, in-room dining, order room service',
    page: 'Room service | bell | In 25 minutes',
    content: `
      tabs Menu | Breakfast, All day, Drinks
      rows
      - utensils | Club sandwich | With fries | € 14.50
      - utensils | Tomato soup | Bread and butter | € 9.00
      - cup | Pot of tea | For two | € 6.50
      fields
      - Room | number | 214
      - At | time | 19:30
      - A wish | text | Without onions
      button check | Order to the room`,
  },
  {
    said: 'wake-up call, wake-up calls, wake up call, wakeup call',
    page: 'Wake-up call | alarm | Tomorrow at 6:45',
    content: `
      fields
      - Day | date | Fri 20 Nov
      - At | time | 6:45
      - Room | number | 214
      chips How | * Phone, Knock at the door, Both
      switches
      - Again after ten minutes
      - x Coffee at the door
      button alarm | Wake me`,
  },
  {
    said: 'minibar, mini bar, minibar orders',
    page: 'Minibar | bottle | € 7.50 so far',
    content: `
      rows Taken
      - bottle | Sparkling water | Today | € 3.50
      - cake | Chocolate | Yesterday | € 4.00
      stats
      - € 7.50 | Goes on the room
      button plus | Add what I took`,
  },
  {
    said: 'airport transfer, airport transfers, airport shuttle, shuttle, shuttle service, airport pickup, shuttle bus, transfer booking',
    page: 'Transfer | car | Friday at 8:15',
    content: `
      fields
      - Flight | text | KW 418
      - Day | date | Fri 20 Nov
      - Meet at | time | 8:15
      - People | number | 2
      - Bags | number | 3
      chips Which way | * To the airport, From the airport
      button check | Book for € 38`,
  },
  {
    said: 'flight tracker, flight tracking, flight status, track flights, flight updates, flight info, flight information, flight details',
    page: 'Flight | plane | On time, gate B 14',
    content: `
      hero KW 418 | Lands at 14:05, on time.
      stats
      - B 14 | Gate
      - 11:40 | Boarding
      steps
      - Check-in | Done yesterday
      - Boarding | 11:40, group 3
      - Take-off | 12:20
      - Landing | 14:05, belt 6
      fields
      - Another flight | text | KW 902
      switches
      - x Tell me what changes`,
  },
  {
    said: 'phrasebook, phrase book, translation, translator, useful phrases, local phrases, basic phrases, common phrases',
    page: 'Phrases | language | Works offline',
    content: `
      tabs Where | Table, Way, Help
      rows
      - chat | The bill, please | Il conto, per favore | Hear it
      - chat | Is this seat free? | È libero questo posto? | Hear it
      - chat | Where is the station? | Dov’è la stazione? | Hear it
      fields
      - To be translated | text | Without nuts, please
      button language | Translate`,
  },
  {
    said: 'eta, eta for each stop, estimated arrival, live eta, arrival time, arrival times, estimated time of arrival, estimated arrival time, eta updates, real-time eta',
    on: 'map home detail',
    isFirst: true,
    content: `
      rows ETA*
      - clock | Here in 7 minutes | Two stops before you | 7:27`,
  },
  {
    said: 'contact driver, driver contact, call driver, message driver, driver details, driver info, driver profile, driver contact details, driver information, chat with driver',
    on: 'detail map home',
    content: `
      people Driver*
      - Omar Haddad | Plate HB-KW 418, drives since 2019 | 4.9
      keys
      - phone | Call
      - chat | Write`,
  },
  {
    said: 'plans, subscription plans, subscription, subscriptions, premium, premium plan, premium subscription, premium version, pro version, subscription tiers, pricing plans, monthly subscription, paid plans, in-app purchases, premium features, paid subscription, premium membership',
    // In an app of one's money they are what one pays for.
    within: /^(?![^]*\b(?:budget\w*|expenses?|spending|financ\w+|bills?)\b)/i,
    page: 'Plans | star | Free for 14 days',
    content: `
      tabs Paid | By month, By year
      rows
      - check | Free | What you have now | € 0
      - star | Plus | All of it, no ads | € 4.90 a month
      - users | Family | Plus for six people | € 7.90 a month
      hero Plus is free for 14 days | Then € 4.90 a month. You can stop at any time.
      button star | Try Plus`,
  },
  {
    said: 'returns, return requests, return request, return items, exchanges, returns management, easy returns, return an item, return management',
    page: 'Returns | refresh | Free within 30 days',
    content: `
      rows
      - refresh | {title 1} | Label sent on Tuesday | {value 1} | On its way
      - check | {title 2} | Arrived on 9 November | {value 2} | Done
      chips Why | * Does not fit, Damaged, Not as shown, Changed my mind
      fields
      - Order | text | KW-4190
      - What | text | {title 3}
      - Photo | photo | box
      button send | Send it back`,
  },
  {
    said: 'messaging, in-app messaging, message system, messages between users, internal messaging, private messages, private messaging, direct messages, direct messaging, messaging system, secure messaging, chat support, live chat, live chat support, support chat, customer support chat, customer support, in-app chat, in-app support, chat with support, chat with us',
    page: 'Messages | chat | One is new',
    content: `
      people
      - Lea Brandt | Thursday at ten is fine for me | 9:36
      - Omar Haddad | You: thank you, that helped a lot | 9:20
      - Kim Osei | Sent a picture | Tue
      - Ana Petrova | You: see you on Saturday | Mon
      fields
      - New message | text | Is it still free on Friday?
      button send | Send`,
  },
  {
    said: 'weather, weather forecast, local weather, weather info, weather updates, weather information, weather widget, current weather, weather conditions',
    page: 'Weather | sun | 21 °C, dry until six',
    content: `
      hero 21 °C | Partly cloudy, a light wind from the west.
      stats
      - 54 % | Humidity
      - 12 km/h | Wind
      line Today | 12, 14, 18, 21, 20, 16 | 6, 9, 12, 15, 18, 21
      rows Next days
      - sun | Friday | Sunny | 23° / 15°
      - cloud | Saturday | Cloudy | 20° / 14°
      - drop | Sunday | Rain from noon | 17° / 12°`,
  },
  {
    said: 'shop, in-game shop, in-game store, item shop, store, coin shop, power-up shop, skins shop',
    within: /\b(?:games?|quiz\w*|trivia|puzzles?|levels?|arcade)\b/i,
    page: 'Shop | cart | 320 coins',
    content: `
      hero 320 coins | Ten for each right one.
      rows
      - bulb | Three hints | 60 coins | Buy
      - heart | One more life | 80 coins | Buy
      - clock | Ten more seconds | 40 coins | Buy
      - palette | Another look | 200 coins | Buy
      button gift | Today’s coins for free`,
  },
  {
    said: 'check-in, check in, kids check-in, child check-in, guest check-in, visitor check-in, attendee check-in, class check-in, event check-in, kids check-in with qr code, qr check-in, check-in with qr code, qr code check-in, self check-in, member check-in, check in with a qr code, check in with qr code, digital check-in, contactless check-in, mobile check-in, check-ins, qr check in, check-in with qr, check in by qr code, scan to check in',
    page: 'Check-in | check | Last time on Monday',
    content: `
      hero Good to see you | Hold the code at the door.
      code KW-4182 | Valid until 22:00
      stats
      - 9 | This month
      - 42 | This year
      timeline Lately
      - Monday 16 November | 18:04
      - Friday 13 November | 7:12
      - Wednesday 11 November | 18:20`,
  },
  {
    said: 'qr code, qr codes',
    within: /\bcheck(?:ing)?[- ]?in\b/i,
    page: 'Check-in | check | Last time on Monday',
    content: `
      code KW-4182 | Hold it at the door`,
  },
  {
    said: 'seat selection, choose seats, choose seat, seat map, seat picker, pick seats, select seats, seating chart, reserved seats, seat booking, seat choice, seat reservation',
    page: 'Seats | ticket | Row C, 14 and 15',
    content: `
      hero Stage | Tap a seat. Dark ones are taken.
      cells Seats
      - 10 11 x_12 x_13 14_✓ 15_✓
      - 10 x_11 12 13 14 x_15
      - x_10 x_11 12 13 14 15
      stats
      - C 14, C 15 | Your seats
      - € 48.00 | Together
      chips Price | All, € 18, * € 24, € 32
      button check | Take these seats`,
  },
  {
    said: 'virtual tour, virtual tours, 360 tour, 360 tours, 3d tour, 3d tours, 360 view, virtual walkthrough, video tour, video tours',
    on: 'detail',
    content: `
      cards Tour*
      - {image 1} | Way in | Turn round with a finger | 360°
      - {image 2} | Large room | To the south | 360°
      - {image 3} | Outside | In the morning | 360°`,
  },
  {
    said: 'video call, video calls, video calling, video chat, video meetings, video calls with tutor, in-app video calls, video conferencing, video sessions, video conference, book video consultation, video consultation, video consultations',
    page: 'Video call | video | Today at 17:00',
    content: `
      image portrait
      hero Iris Chen | Begins at 17:00. Camera and sound are fine.
      keys
      - mic | Sound
      - camera | Camera
      - chat | Write
      - phone | Hang up
      agenda Next
      - Today 17:00 | Iris Chen | 45 min
      - Tue 18:30 | Omar Haddad | 30 min`,
  },
  {
    said: 'voice rooms, voice room, audio rooms, voice channels, voice chat rooms, audio chat rooms, voice chat, drop-in audio, audio room',
    page: 'Voice rooms | mic | 24 people talk right now',
    content: `
      people Open now
      - Slowly, for beginners | Iris, Kim and nine others | 11
      - What did you cook today? | Omar and five others | 6
      - News of the week | Ruth and six others | 7
      keys
      - mic | Speak
      - flag | Raise hand
      - phone | Leave
      button plus | Open a room`,
  },
  {
    said: 'eligibility check, eligibility, eligibility quiz, eligibility checker, check eligibility, screening questionnaire, self assessment, pre-screening, health questionnaire',
    page: 'Questions | checklist | Five questions, one minute',
    content: `
      chips Are you between 18 and 68? | * Yes, No
      chips Do you feel well today? | * Yes, No
      chips Any medicine this week? | Yes, * No
      fields
      - When was the last time | date | Thu 20 Aug
      hero It looks good | Nothing speaks against it. The last word is with those who see you there.
      button check | Go on`,
  },
  {
    said: 'menu of the day, todays menu, daily menu, menu today, lunch of the day, dish of the day, dishes of the day',
    on: 'home browse',
    content: `
      rows Menu*
      - utensils | {title 1} | {subtitle 1} | {value 1}
      - utensils | {title 2} | {subtitle 2} | {value 2}`,
  },
  {
    said: 'webcams, webcam, live webcams, live cams, live cam, webcam images, live cameras, beach cams, surf cams',
    page: 'Webcams | camera | Seen a minute ago',
    content: `
      cards A minute ago
      - beach | Long beach | Two people in the water
      - sail | Harbour wall | Wind from the west
      - old town | Square | Dry, quiet
      - sunset | Lighthouse | Clear to the horizon
      switches
      - x New picture each minute
      - Also by night`,
  },
  {
    said: 'pace calculator, running pace calculator, race pace calculator, pace calculation',
    page: 'Pace | stopwatch | 5:30 a kilometre',
    content: `
      fields
      - Kilometres | number | 10
      - Time | text | 55:00
      hero 5:30 | Minutes a kilometre, 10.9 km/h.
      rows At this pace
      - flag | 5 km | 27:30
      - flag | Half marathon | 1:56:02
      - flag | Marathon | 3:52:04`,
  },
  {
    said: 'waiting time, wait time, waiting times, wait times, queue time, queue times, estimated wait, estimated waiting time, live queue, queue status, queue position, current wait time, queue length, live wait times, see waiting time',
    on: 'home detail browse',
    isFirst: true,
    content: `
      stats Waiting time*
      - 12 min | Now
      - 3 | Before you`,
  },
  {
    said: 'recurring symbols, dream symbols, recurring themes, recurring topics, recurring patterns',
    on: 'stats browse home',
    content: `
      chips Again and again* | Water 9, Old school 6, Flying 5, Late for a train 4, Keys 3`,
  },
])
