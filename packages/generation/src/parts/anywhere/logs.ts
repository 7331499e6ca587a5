import { type KindPart, partsOf } from '../part.ts'
import { anyKind } from './any-kind.ts'

/**
 * What is written down day by day beside what an app is of, and what is planned so: an injury log of a rowing club has
 * injuries, and none of its regattas.
 */
export const logsAnywhere: readonly KindPart[] = partsOf(anyKind, [
  {
    said: 'maintenance log, maintenance history, maintenance records, maintenance tracking, maintenance plan, maintenance schedule, service log, service history, service records, repair log, repair history, equipment maintenance, equipment log, boat maintenance, machine maintenance, tool maintenance',
    page: 'Maintenance | tools | Next check on 1 December',
    content: `
      stats
      - 2 | Due
      - 14 | Done this year
      rows Due
      - clock | Check before winter | By 1 December, Omar | | Due
      - warning | New filter | Two weeks late | | Late
      rows Done
      - check | Screws tightened, oiled | Thu 12 November, Kim
      - check | Worn part replaced | Mon 2 November, € 38
      - check | Cleaned all over | 24 October, two hours
      button plus | Note work`,
  },
  {
    said: 'injury log, injuries, injury report, injury reports, injury tracking, injury tracker, injury history, injury list, injured players, accident log, accident book, accident report, accident reports',
    page: 'Injuries | heart | Two are out until Friday',
    content: `
      stats
      - 2 | Out
      - 1 | Back slowly
      rows Now
      - user | Kim Osei | Left ankle, since 14 November | | Out
      - user | Ana Petrova | Shoulder, no lifting until Friday | | Careful
      rows Before
      - check | Omar Haddad | Knee, back since 2 November
      - check | Iris Chen | Finger, one week in October
      fields
      - Who | person | Lea Brandt
      - What happened | long | Slipped at the start, iced at once
      button plus | Note injury`,
  },
  {
    said: 'incident log, incident report, incident reports, incident reporting, incidents, incident book, incident form, incident tracking',
    page: 'Incidents | warning | One is open',
    content: `
      rows Open
      - warning | Wet floor at the entrance | Today, 8:40, Omar | | Open
      rows Closed
      - check | Door would not close | Tuesday, repaired
      - check | First aid for a cut | 12 November, written down
      fields
      - What happened | long | Short and without guessing
      - Where | text | Entrance
      - Picture | photo | box
      button plus | Report incident`,
  },
  {
    said: 'visitor log, visitor list, visitors list, visitor register, visitor book, visitor management, visitor registration, visitor sign-in, sign-in sheet for visitors',
    page: 'Visitors | users | Three are here now',
    content: `
      people Here now
      - Ruth Adeyemi | Norrgard, with Omar, since 9:10
      - Elias Lund | Deliveries, since 9:40
      - Hana Sato | First visit, with Lea | 10:05
      rows Earlier
      - check | Mateo Silva | Tuesday, 14:00 to 15:20
      - check | Priya Nair | Monday, 9:00 to 9:45
      button plus | Sign somebody in
      quiet logout | Sign out`,
  },
  {
    said: 'fuel log, fuel tracking, fuel records, refuelling log, fuel consumption, fuel costs',
    page: 'Fuel | drop | 6.4 litres on 100 km',
    content: `
      stats
      - 6.4 l | On 100 km
      - € 142 | This month
      rows Filled up
      - drop | 42.6 litres | Thu 12 November, 84,120 km | € 71
      - drop | 38.1 litres | 29 October, 83,460 km | € 64
      - drop | 40.0 litres | 14 October, 82,860 km | € 68
      fields
      - Litres | text | 41.2
      - Odometer | text | 84,760 km
      - Paid | money | € 70
      button plus | Note a fill-up`,
  },
  {
    said: 'medical history, medical records, health records, medical record, health history, medical files, medical notes, health file, patient history, medical log',
    page: 'Medical history | heart | Last change on Tuesday',
    content: `
      rows Important
      - warning | Allergic to penicillin | Known since 2019
      - drop | Blood group | 0 positive
      timeline
      - Check-up, all well | Tue 17 November, Dr. Chen
      - Blood taken | 2 November, results are in
      - Sprained wrist | 14 June, six weeks of rest
      - Tetanus refreshed | March, valid until 2036
      button plus | Add an entry`,
  },
  {
    said: 'cleaning schedule, cleaning plan, cleaning rota, cleaning log, cleaning list, cleaning duties, cleaning duty, kitchen duty, kitchen rota, duty roster, duty rota, rota of duties, chore rota',
    page: 'Duties | spark | Lea and Omar until Sunday',
    content: `
      hero Lea and Omar | On duty until Sunday evening.
      ticks This week
      - x Sweep the hall | Omar, Tuesday
      - x Empty the bins | Lea, Wednesday
      - Wipe the tables | Until Saturday
      - Clean the toilets | Until Sunday
      rows Next
      - calendar | Kim and Ana | 23 to 29 November
      - calendar | Iris and Tomás | 30 November to 6 December
      button refresh | Swap my week`,
  },
  {
    said: 'harvest log, harvest records, harvest report, harvest list, harvest diary, bag log, game log, kill log',
    within: /\b(?:hunt\w*|deer|game ?keepers?|wild boar|stalking)\b/i,
    page: 'Harvest | paw | Two this week',
    content: `
      stats
      - 14 | This season
      - 6 | Left on the quota
      rows Brought in
      - paw | Roe buck, 18 kg | Stand 4, Omar, Sat 14 November | Tag 118
      - paw | Doe, 21 kg | Stand 2, Lea, Thu 12 November | Tag 117
      - paw | Wild boar, 46 kg | Oak ridge, Kim, 31 October | Tag 112
      fields
      - Animal | choice | Doe | Buck, Doe, Fawn, Boar
      - Weight in kg | number | 21
      - Stand | text | Stand 4, oak ridge
      - Tag | text | 119
      button plus | Note harvest`,
  },
  {
    said: 'harvest log, harvest records, harvest tracking, harvest diary, harvest list, yield log',
    page: 'Harvest | leaf | 42 kg this month',
    content: `
      stats
      - 42 kg | This month
      - 318 kg | This year
      rows Brought in
      - leaf | Pumpkins, bed 4 | Sat 14 November | 18 kg
      - leaf | Leeks, bed 2 | Thu 12 November | 6 kg
      - leaf | Apples, old tree | 31 October | 24 kg
      - leaf | Last tomatoes | 24 October | 3 kg
      button plus | Note a harvest`,
  },
  {
    said: 'watering schedule, watering plan, watering rota, watering duty, watering reminders',
    page: 'Watering | drop | Next tomorrow at seven',
    content: `
      agenda This week
      - Fri 7:00 | Beds one to four | Lea, twenty minutes
      - Sun 7:00 | Pots at the door | Omar
      - Tue 7:00 | Beds one to four | Kim, unless it rains
      switches
      - x Remind me evening before
      - x Skip after rain`,
  },
  {
    said: 'fundraising goal, fundraising goals, fundraiser, fundraisers, fundraising campaign, fundraising campaigns, fundraising progress, donation goal, roof fund, building fund, donation progress, donation campaign, donation drive',
    page: 'Fundraising | heart | € 3,240 of € 5,000',
    content: `
      ring Collected | 0.65 | € 3,240 | of € 5,000
      hero A new roof before winter | 62 people have given so far. Every euro goes into it.
      chips Amount | € 10, * € 25, € 50, Other
      rows Lately
      - heart | Ana Petrova | Yesterday | € 50
      - heart | Without a name | Tuesday | € 25
      - heart | Omar Haddad | Monday | € 10
      button heart | Donate`,
  },
  {
    said: 'absence notes, absences, report absence, absence reporting, sick notes, report sick, absence form, absence list, sick leave notes, excuse notes',
    page: 'Absences | calendar | Two are away today',
    content: `
      rows Today
      - user | Kim Osei | Ill, back on Monday | | Ill
      - user | Emil Brandt | At the dentist until noon | | Late
      rows Coming
      - calendar | Ana Petrova | 23 to 27 November, told in time
      fields
      - Who | person | Lea Brandt
      - Until when | date | Fri 20 Nov
      - Reason | text | A cold
      button send | Send note`,
  },
  {
    said: 'customer notes, client records, customer records, client cards, customer cards, client files, customer profiles, client profiles, customer history, client history, customer database, client database, customer list, client list',
    page: 'Customers | users | 84, six are new',
    content: `
      people
      - Lea Brandt | Every three weeks, likes it short | 14
      - Omar Haddad | Allergic to nuts, calls before he comes | 9
      - Iris Chen | Pays by transfer, two reminders | 6
      - Kim Osei | New since October | 2
      fields
      - Note | long | What to think of next time
      button plus | Add customer`,
  },
  {
    said: 'match results, results, latest results, game results, race results, scores and results, results page, results list, fixtures and results',
    within:
      /\b(?:teams?|clubs?|leagues?|matches|games|races?|sports?|rowing|tennis|football|hockey|players?)\b/i,
    page: 'Results | trophy | Won four of the last five',
    content: `
      stats
      - 12 | Won
      - 3 | Drawn
      - 4 | Lost
      rows Latest
      - check | Linden Rovers | Home, 14 November | 3 : 1
      - close | Harbour United | Away, 7 November | 0 : 2
      - check | East End | Home, 31 October | 4 : 2
      - check | Mill Street | Away, 24 October | 2 : 0
      button plus | Enter result`,
  },
])
