import { type KindPart, partsOf } from './part.ts'

/** Parts of private apps and small trades that are told in a clause: what is due, what is left, who challenges whom. */
export const roundAndBackParts: readonly KindPart[] = [
  ...partsOf('tournament league', [
    {
      said: 'challenge a player, challenge players, challenge, challenges, player challenge, challenge others',
      page: 'Challenge | bolt | Two may be challenged',
      content: `
        people You may challenge
        - Kim Osei | Third, one place above you | 3
        - Omar Haddad | Second, two places above you | 2
        people Open challenges
        - Ana Petrova | Challenges you, until Friday | 5
        fields
        - When | date | Thu 26 Nov
        - At | time | 12:30
        button bolt | Challenge`,
    },
  ]),
  ...partsOf('gifts secret-santa', [
    {
      said: 'surprise mode, secret, keep it secret, surprise, secret buying, hidden list',
      on: 'settings browse home',
      content: `
        switches Surprise mode*
        - Keep it a surprise
        - Buyers see each other
        - x Show after the party`,
    },
  ]),
  ...partsOf('client-book field-service', [
    {
      said: 'due this month, due this week, who is due, customers due, houses due, clients due, due customers, due houses, due list',
      on: 'home browse',
      isFirst: true,
      content: `
        ticks Due this month*
        - x Mill street 12, front and back | Done on Monday
        - Linden lane 4, all windows | Due since 14 November
        - Old dairy, shop front | Every two weeks, Friday
        - Harbour 9, conservatory too | By the end of the month`,
    },
    {
      said: 'price for each, price per customer, price each, price per house, what each pays, prices per client',
      on: 'detail form',
      content: `
        fields
        - Price each time | money | € 32
        - Pays by | choice | Transfer | Cash, Transfer, Monthly`,
    },
    {
      said: 'cash or transfer, cash, transfer, way to pay, payment method',
      on: 'detail form',
    },
    {
      said: 'move a visit, skip a visit, postpone a visit, rain day, rain days, postpone, reschedule a visit',
      on: 'detail calendar',
      content: `
        keys Move a visit*
        - cloud | Rain, next day
        - calendar | Another date
        - skip | Leave it out once`,
    },
  ]),
  ...partsOf('split', [
    {
      said: 'money left, what is left, left over, remaining money, balance left, kitty balance, what remains',
      on: 'home',
      isFirst: true,
      content: `
        ring Money left* | 0.43 | € 154 | of € 360 paid in`,
    },
  ]),
  ...partsOf('course-school instructor', [
    {
      said: "trainer's feedback, trainer feedback, feedback, teacher's feedback, coach's feedback, feedback of the trainer, coach feedback, teacher feedback, progress feedback",
      page: 'Feedback | chat | New since Tuesday',
      content: `
        hero Breathes out under water now | Hana, after lesson five of eight
        timeline Feedback
        - Tuesday, lesson 5 | Swam six metres alone, legs still a little slow
        - Tue 10 Nov, lesson 4 | Dived for the ring from the knee
        - Tue 3 Nov, lesson 3 | First time with the face in the water
        rows Practise until next time
        - check | Blow bubbles in the bath | Ten times
        - check | Kick on your back | Half a length
        button chat | Answer Hana`,
    },
    {
      said: 'next badge, next level, next grade, next belt, next step, next exam, next swim badge, which badge is next',
      on: 'home #Levels',
      content: `
        ring Next badge* | 0.67 | 4 of 6 | exercises for bronze
        ticks Still to show
        - x 200 metres in fifteen minutes
        - x Dive for the ring, two metres
        - Jump from one metre
        - Know the bathing rules`,
    },
  ]),
  ...partsOf('lost-found', [
    {
      said: 'claim it, claim, claims, claim a thing, that is mine, claim an item, claim items, this is mine',
      on: 'detail',
      content: `
        fields
        - How to tell it is yours | text | A name is sewn in
        - Fetched on | date | Fri 20 Nov`,
    },
    {
      said: 'place found, found where, where it was found, place of finding, found at',
      on: 'form detail',
    },
  ]),
  ...partsOf('kids-sayings', [
    {
      said: 'print a book, book, yearly book, print book, photo book, printed book, print a calendar, book of sayings',
      page: 'Book | book | Forty-one of fifty sayings',
      content: `
        image book
        hero Said at Dinner, 2026 | 41 sayings on 28 pages
        ticks In the book
        - x “Is the moon coming with us?” | Ida, 4
        - x “I am not tired, my eyes are.” | Emil, 6
        - “When I was big I knew that.” | Emil, 5
        chips Cover | * Blue, Yellow, A drawing
        fields
        - Copies | number | 3
        button book | Print the book`,
    },
  ]),
  ...partsOf('water', [
    {
      said: 'hot day goal, hot days, hot weather, more on hot days, weather goal, temperature goal',
      on: 'settings home',
      content: `
        switches Hot days
        - One more above 25°
        - Two more above 30°`,
    },
    { said: 'glass button, one tap, add a glass, glass', on: 'home' },
  ]),
  ...partsOf('baking', [
    {
      said: 'feeding reminder, starter feeding, sourdough starter, starter, starter feeding reminder, starter feedings, feed the starter, feeding',
      page: 'Starter | drop | Feed it at 20:00',
      content: `
        ring Since the last feeding | 0.5 | 6 h | of 12, again at 20:00
        fields
        - Starter | text | 50 g
        - Flour | text | 50 g rye
        - Water | text | 50 g, 28 °C
        timeline Feedings
        - Today, 8:00 | 1 : 1 : 1, doubled in five hours
        - Yesterday, 20:00 | 1 : 1 : 1
        - Yesterday, 8:00 | 1 : 2 : 2, smelled of apples
        switches Remind me
        - Every 12 hours
        button check | Fed`,
    },
    {
      said: 'flour and water, flour and water grams, grams of flour and water, water grams, flour grams',
      on: 'form',
    },
  ]),
  ...partsOf('delay-claims', [
    { said: 'train trips, bus trips, flight trips, trips, my trips, trips taken', on: 'browse' },
    {
      said: 'refund amount, money back, refund, how much back, refunds, compensation',
      on: 'detail home',
    },
    { said: 'delays, delay, minutes late, late trains', on: 'detail browse' },
  ]),
  ...partsOf('renovation', [
    {
      said: 'before and after photos, photos before and after, before after photos, before and after, before-and-after pictures, before and after pictures',
      on: 'detail',
      content: `
        cards Before and after*
        - old kitchen | Before | 12 March
        - kitchen room | After | 9 November
        quiet camera | Add a photo`,
    },
    {
      said: 'paint colours, paint colors, paint colours used, paint colors used, wall colours, wall colors, colours we used, colors we used',
      on: 'detail browse',
      content: `
        rows Paint colours*
        - palette | Clay 4 | Walls, silk matt, 5 litres left over
        - palette | Chalk 1 | Ceiling
        - palette | Deep Pine | Door and frame, lacquer`,
    },
    {
      said: 'costs per room, cost per room, costs by room, room costs, spent per room',
      on: 'budget home',
    },
  ]),
  ...partsOf('cinema events', [
    {
      said: 'list for the till, door list, guest list, list at the door, till list, list for the box office, box office list, names at the door',
      page: 'Door list | list | Forty-two for tonight',
      content: `
        tabs Evening | Fri, Sat, Sun, Thu
        stats Tonight
        - 42 | Reserved
        - 28 | Paid
        - 18 | Seats free
        people To pay at the door
        - Lea Brandt | Row 3, seats 4 and 5 | € 28
        - Omar Haddad | Row 1, seat 9 | € 14
        - Kim Osei | Row 5, four seats | € 56
        button check | Has paid`,
    },
    {
      said: 'pay at the door, pay on the night, pay at the box office, pay there, cash at the door',
      on: 'checkout',
      content: `
        chips Pay | * At the door, By card`,
    },
  ]),
  ...partsOf('running', [
    {
      said: 'weekly plan, training plan, weekly training plan, plan for the week, running plan, week by week plan, couch to 5k plan',
      within: /\bmarathon\b/i,
      page: 'Weekly plan | calendar | Week 9 of 16',
      content: `
        ring Week 9 of 16 | 0.56 | 51 km | seven weeks to the start
        ticks This week
        - x Tuesday, six times 1 km | Rest of two minutes
        - x Thursday, 10 km easy | Slow enough to talk
        - Saturday, 14 km | The middle eight at marathon pace
        - Sunday, 26 km | With water and two gels
        rows Next week
        - run | Tuesday, three times 3 km | Rest of three minutes
        - run | Sunday, 28 km | The last five faster`,
    },
    {
      said: 'weekly plan, training plan, weekly training plan, plan for the week, running plan, week by week plan, couch to 5k plan',
      page: 'Weekly plan | calendar | Week 4 of 9',
      content: `
        ring Week 4 of 9 | 0.44 | 5 km | in spring
        ticks This week
        - x Tuesday, 3 × 5 minutes | Walk two minutes between
        - Thursday, 4 × 5 minutes | Slow enough to talk
        - Saturday, 20 minutes | In one go, as slowly as you like
        rows Next week
        - run | Tuesday, 2 × 10 minutes | Walk three minutes between
        - run | Saturday, 22 minutes | In one go`,
    },
    { said: 'tick off, done, mark as done, tick workouts', on: '#Weekly_plan history home' },
  ]),
  ...partsOf('co-parenting', [
    {
      said: 'who pays, who pays for what, who paid, shared costs, costs, cost sharing, expenses',
      page: 'Costs | receipt | Omar owes € 34.50',
      content: `
        hero Omar owes you € 34.50 | Half of what you paid in November
        rows Paid in November
        - shoe | Winter shoes, Max | You, half each | € 59
        - book | School books, Lea | Omar, half each | € 38
        - stethoscope | Glasses, Lea | You, by income | € 48
        fields
        - What | text | Swimming course
        - Amount | money | € 64
        - Paid by | choice | Me | Me, Omar
        button plus | Add cost`,
    },
  ]),
  ...partsOf('math-practice drill', [
    {
      said: 'slow ones, slowest, slow sums, slow rows, slow answers, slow tasks',
      on: 'stats home browse',
      content: `
        rows Slow ones*
        - clock | 7 × 8 | Takes 6.2 seconds, wrong 3 of 8 | 6.2 s
        - clock | 6 × 9 | Takes 5.4 seconds | 5.4 s
        - clock | 8 × 12 | Takes 5.1 seconds | 5.1 s`,
    },
  ]),
  ...partsOf('travel', [
    {
      said: 'next train departure, next bus departure, next ferry departure, next flight departure, next train, next connection, next trains, next departure',
      on: 'home week',
      isFirst: true,
      content: `
        rows Next departure*
        - train | 14:36 to Vienna, platform 4 | Change in Linz, nine minutes | 42 min | On time
        - train | 18:05 night train to Venice | Coach 12, four couchettes | Today | Booked`,
    },
    {
      said: 'places to sleep, where we sleep, where we stay, accommodation, hostels, sleeping places, stays',
      page: 'Sleep | bed | Tonight in Vienna',
      content: `
        rows Places to sleep
        - bed | Tonight, hostel by the canal | Four beds, breakfast, Kim booked it | € 112
        - train | Tomorrow, night train | Coach 12, Omar booked it | € 196
        - bed | Sat and Sun, flat in Venice | Key at the bar, nobody has paid yet | € 240
        button plus | Add a place`,
    },
    {
      said: 'who booked what, who has booked what, bookings by person, booked by',
      on: 'detail home',
      content: `
        people Who booked what
        - Kim Osei | Hostel in Vienna | € 112
        - Omar Haddad | Night train to Venice | € 196
        - Lea Brandt | Museum tickets | € 48`,
    },
  ]),
  ...partsOf('transit', [
    {
      said: 'next bus departure, next tram departure, next train departure',
      on: 'home browse',
    },
    {
      said: 'time to run, time to leave, when to leave, leave now, walk or run, walking time',
      on: 'home',
      isFirst: true,
      content: `
        hero Walk, you have four minutes | The 4 leaves in six, it is two minutes to the stop
        rows To run or not
        - run | 4 to University | Leaves in 3 min, run now | 9:44
        - check | 7 to Old harbour | Leaves in 6 min, walk | 9:47`,
    },
  ]),
  ...partsOf('collection', [
    {
      said: 'audio samples, play samples, listen, play a bit, sound samples, hear each',
      on: 'detail',
      content: `
        keys Listen
        - play | Side A
        - play | Side B`,
    },
    {
      said: 'memories, memory, what it means, stories, story, what it means to us',
      on: 'detail form',
      content: `
        rows Memories*
        - heart | He played it on Sundays while cooking | Lea
        - heart | Bought in Ghent on their honeymoon | Mum`,
    },
    {
      said: 'wanted by, who wants which, who wants it, wishes of the family, claims',
      on: 'detail',
      content: `
        chips Wanted by* | * Lea, Omar, Kim, Nobody yet`,
    },
  ]),
  ...partsOf('gifts', [
    {
      said: 'given already, whom i gave already, gave already, already given, monthly money, given this month',
      on: 'home people',
      isFirst: true,
      content: `
        ticks Given in November
        - x Lea, 9 | € 10, on the 3rd
        - x Max, 6 | € 10, on the 8th
        - Ida, 4 | € 10
        - Emil, 12 | € 10, with the birthday card`,
    },
  ]),
  ...partsOf('garden', [
    {
      said: 'water amounts, how much water, watering instructions, what needs how much, who waters, watering plan',
      page: 'Watering | drop | Omar waters until Sunday',
      content: `
        people Who waters
        - Omar Haddad | Until Thursday, mornings | Today
        - Kim Osei | Friday to Sunday | Next
        ticks Today
        - x Tomatoes | 5 litres, at the root
        - Pots on the terrace | 1 litre each
        - Hedge, new | 10 litres, every second day
        - Lawn | Nothing`,
    },
    {
      said: 'photo of the tap, photo of the key, photo of the hose, where the tap is, photo of the valve',
      on: '#Watering detail browse',
      content: `
        rows Good to know
        - image | Photo of the tap | Behind the shed, left of the door
        - key | Key of the shed | Under the blue pot`,
    },
  ]),
  ...partsOf('equipment-hire lending', [
    {
      said: 'return check, checked on return, clean on return, condition on return, came back clean, return condition',
      on: '#Returns detail',
      content: `
        chips Came back | * Clean, Dirty, Wet, Damaged
        rows Return check*
        - check | Clean and dry | 14 November
        - warning | Seam open, small | Mended on 9 November`,
    },
  ]),
]
