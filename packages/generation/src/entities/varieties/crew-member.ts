import { crewMember } from '../crew-member.ts'
import { defineVarieties } from './variety.ts'

/** Who works in other places than at customers' houses. */
export const crewMemberVarieties = defineVarieties(crewMember, [
  {
    signs:
      'our office 8, hybrid office 8, desks 8, desk 6, meeting rooms 8, meeting room 8, hybrid 8, hr 7, it 2, helpdesk 8, tickets 5, agency 6, software 5, consulting 6, startup 5, coworkers 6, vacation 4, remote 5, employees 3',
    samples: `
      avatar | title | subtitle | badge | tone
      Lea | Lea Brandt | Desk 4, second floor | In | success
      Omar | Omar Haddad | Blue room until 11:00 | In | success
      Kim | Kim Osei | From home, until 17:00 | At home | primary
      Ana | Ana Petrova | Back on Monday | Away | neutral
      Tomas | Tomás Rey | Desk 12, quiet zone | In | success
      Iris | Iris Chen | Comes at ten, desk 7 | Later | warning`,
    groups: 'In, At home, Away',
    fields: `
      Role | text | Team lead
      Phone | phone | +49 151 2048
      Until | time | 17:00
      Where | text | Desk 4, second floor`,
    without: 'At work until',
    about: 'In the office from Tuesday to Thursday, desk 4. Reached best before noon.',
    facts: 'Desk 4 | Place\n17:00 | Until\n3 | Days in',
    figures: '3 | In\n1 | Away',
    hero: 'Away until Monday | Ana Petrova | Kim stands in | See team',
    tip: 'Three are in, one at home | Ana is back on Monday',
  },
  {
    signs:
      'construction 7, building site 8, foreman 7, workers on site 8, subcontractors 8, concrete 6, scaffold 7',
    samples: `
      avatar | title | subtitle | badge | tone
      Omar | Omar Haddad | Foreman, since 6:45 | On site | success
      Kim | Kim Osei | Formwork, second floor | On site | success
      Tomas | Tomás Rey | Crane, until 15:30 | On site | success
      Mateo | Mateo Silva | Harbour electric, shaft 2 | On site | success
      Ana | Ana Petrova | Sick until Friday | Away | neutral
      Elias | Elias Lund | Windows, from 13:00 | Later | primary`,
    groups: 'On site, Firms, Away',
    fields: `
      Trade | choice | Formwork | Formwork, Electric, Plumbing, Windows
      Phone | phone | +49 151 2048
      On site until | time | 15:30
      Hours today | text | 6 h 40`,
    without: 'At work until, Role',
    about: 'On site since 6:45, briefed on safety in October. Speaks Portuguese and German.',
    facts: '6:45 | Since\n15:30 | Until\n31 h | This week',
    figures: '14 | On site\n1 | Away',
    tip: 'Fourteen are on site | Windows come at one',
  },
  {
    signs:
      'restaurant 7, kitchen 7, waiters 8, waiter 7, bar 5, cafe 6, café 6, bistro 7, hotel 6, pizzeria 7, cooks 7, servers 6',
    samples: `
      avatar | title | subtitle | badge | tone
      Lea | Lea Brandt | Floor, 16:00 to 23:00 | Tonight | success
      Omar | Omar Haddad | Kitchen, grill, from 15:00 | Tonight | success
      Kim | Kim Osei | Bar, until midnight | Tonight | success
      Ana | Ana Petrova | Floor, from 18:00 | Tonight | success
      Tomas | Tomás Rey | Off until Saturday | Off | neutral
      Iris | Iris Chen | On call | On call | primary`,
    groups: 'Tonight, Kitchen, Floor, Off',
    fields: `
      Role | choice | Floor | Floor, Kitchen, Bar
      Phone | phone | +49 151 2048
      From | time | 16:00
      Until | time | 23:00`,
    without: 'At work until, Where',
    about: 'On the floor tonight, section by the window. Closes with Kim.',
    facts: '16:00 | From\n23:00 | Until\n31 h | This week',
    figures: '4 | Tonight\n1 | On call',
    hero: 'Tonight | Four are on | Kim closes the bar | See team',
    tip: 'Four work tonight | Iris is on call',
  },
  {
    signs:
      'factory 7, plant 4, machines 7, machine 6, production 6, maintenance 6, warehouse 7, forklift 6, mechanics 6',
    samples: `
      avatar | title | subtitle | badge | tone
      Omar | Omar Haddad | Packing line 1, until 14:00 | Busy | warning
      Kim | Kim Osei | Hall A, compressor 2 | Busy | warning
      Ana | Ana Petrova | Workshop, free until ten | Free | success
      Tomas | Tomás Rey | Late shift, from 14:00 | Later | primary
      Iris | Iris Chen | Planner, office | Free | success`,
    groups: 'Free, Busy, Away',
    fields: `
      Skills | text | Electric, hydraulics
      Shift | choice | Early | Early, Late, Night
      Phone | phone | +49 151 2048
      Orders today | number | 3`,
    without: 'Role, At work until, Where',
    about: 'Early shift until two. Knows the packing lines best; three orders today.',
    facts: '3 | Orders\n14:00 | Until\n1 h 50 | To repair',
    figures: '2 | Free\n2 | Busy',
    hero: 'Free now | Ana Petrova | Workshop, until ten | Assign',
    tip: 'Two are free | Ana could take the forklift',
    use: 'Assign',
  },
  {
    signs:
      'hospital 8, clinic 7, ward 7, nurses 8, nurse 7, care 5, nursing 7, doctors 6, carers 7, caregivers 7',
    samples: `
      avatar | title | subtitle | badge | tone
      Lea | Lea Brandt | Ward 4, early, until 14:00 | On duty | success
      Omar | Omar Haddad | Ward 4, early, until 14:00 | On duty | success
      Kim | Kim Osei | Ward 2, late, from 13:30 | Later | primary
      Ana | Ana Petrova | Night, from 21:15 | Later | primary
      Iris | Iris Chen | On call | On call | warning`,
    groups: 'On duty, Later, On call',
    fields: `
      Role | choice | Nurse | Nurse, Doctor, Assistant
      Ward | choice | Ward 4 | Ward 2, Ward 4, Emergency
      Phone | phone | +49 151 2048
      Until | time | 14:00`,
    without: 'At work until, Where',
    about: 'Early shift on ward 4 until two. Six beds, handover at half past one.',
    facts: '14:00 | Until\n6 | Beds\n34 h | This week',
    figures: '2 | On duty\n1 | On call',
    hero: 'On call | Iris Chen | Comes within twenty minutes | Call',
    tip: 'Two are on duty | Handover at half past one',
  },
  {
    signs: 'school 6, schools 6, teachers 7, teacher 5, classroom 6, university 6, campus 6',
    samples: `
      avatar | title | subtitle | badge | tone
      Omar | Omar Haddad | Room 12, until 10:30 | Busy | warning
      Kim | Kim Osei | Office, free until noon | Free | success
      Ana | Ana Petrova | Gym hall, sound system | Busy | warning
      Iris | Iris Chen | Back on Monday | Away | neutral
      Tomas | Tomás Rey | From 13:00 | Later | primary`,
    groups: 'Free, Busy, Away',
    about: 'In the house since 7:30, until three. Looks after rooms 1 to 18.',
    facts: '7:30 | Since\n15:00 | Until\n4 | Open',
    fields: `
      Role | text | Caretaker
      Phone | phone | +49 151 2048
      Until | time | 15:00
      Where | text | Room 12`,
    without: 'At work until',
  },
])
