import { safetyCheckIn } from '../safety-check-in.ts'
import { defineVarieties } from './variety.ts'

/** Who reports that all is well; without these words somebody who lives alone. */
export const safetyCheckInVarieties = defineVarieties(safetyCheckIn, [
  {
    signs:
      'lone worker 6, lone workers 6, control room 5, night shift 4, security guard 4, engineers 3, technicians 3, field staff 4, workers 3, employees 2, site 2, staff 2',
    groups: 'On shift, Overdue, Alerts',
    fields: `
      Worker | person | Omar Haddad
      Place | place | Pump house 3
      Check in every | choice | 60 minutes | 30 minutes, 60 minutes, 2 hours
      Alert after | choice | 10 minutes | 5 minutes, 10 minutes, 30 minutes
      Control room | phone | +49 151 0000 4210
      Send location | switch | yes`,
    without: 'Name, Phone, Relation, Check in by',
    samples: `
      icon | title | subtitle | value | tone
      check | Omar, pump house 3 | 14:02, all well | On time | success
      check | Lea, east line | 13:58, all well | On time | success
      warning | Tomás, tank 4 | Due 13:45, called twice | 17 min late | danger
      check | Kim, depot | 13:40, break until 14:10 | Break | primary
      clock | Noor, north gate | Next due 14:20 | Waiting | warning
      check | Elias, substation | Shift ended 13:30 | Home | neutral`,
    about:
      'Checked in at 14:02 from pump house 3. Next by 15:02; ten minutes later the control room is alerted.',
    facts: '14:02 | Last\n60 min | Every\n10 min | Grace',
    figures: '6 | On shift\n1 | Overdue\n98 % | On time',
    hero: 'Due by 15:02 | All well? | One tap tells the control room | I’m fine',
    tip: 'One is overdue | Tomás at tank 4, last seen 12:45',
    add: 'Add worker',
    use: 'Call now',
  },
  {
    signs:
      'walk home 5, night 2, date 3, dates 3, women 3, runner 4, jogging 4, students 3, campus 4, hike 4, hiking 4, solo 3, teenager 4, teen 4, kids 3, school 2, trip 3',
    groups: 'Under way, Arrived, Alerts',
    fields: `
      Name | text | Lea Brandt
      Way | text | Library to Linden lane
      Back by | time | 22:50
      Alert after | choice | 15 minutes | 5 minutes, 15 minutes, 30 minutes
      Send location | switch | yes`,
    without: 'Relation, Check in by',
    samples: `
      icon | title | subtitle | value | tone
      run | Walk home | Now, 12 minutes to go | Under way | primary
      check | Home safe | Yesterday 22:50, Omar told | Arrived | success
      warning | Longer than planned | Saturday, Lea called at 1:20 | Reached | warning
      check | Run by the river | Friday, 48 minutes | Arrived | success
      car | Ride with plate KW 412 | Thursday 23:10 | Arrived | success
      phone | Test alert | Sunday, three contacts | Answered | neutral`,
    about:
      'From the library, twelve minutes to go. Omar sees the dot until the door; it vanishes on arrival.',
    facts: '22:50 | Back by\n3 | Contacts\n15 min | Grace',
    figures: '41 | Ways home\n3 | Contacts\n1 | Alert',
    hero: 'Under way | Twelve minutes to go | Omar sees you until the door | I’m home',
    tip: 'Omar is watching | His phone rings if you stop for five minutes',
  },
])
