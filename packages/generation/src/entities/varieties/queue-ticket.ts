import { queueTicket } from '../queue-ticket.ts'
import { defineVarieties } from './variety.ts'

/** What people wait for; without these words it is some counter. */
export const queueTicketVarieties = defineVarieties(queueTicket, [
  {
    signs:
      'barber 4, barbers 4, barbershop 4, barber shop 4, haircut 4, hairdresser 4, salon 3, beard 3, nail 2, tattoo 3',
    without: 'Counter',
    fields: 'For | choice | Haircut | Haircut, Beard, Both\nWith | choice | Anyone | Anyone, Omar, Lea',
    samples: `
      avatar | title | subtitle | value | badge | tone
      Tomás Rey | 43, Tomás Rey | Joined from home, 9:20 | 12 min | Waiting | primary
      Kim Osei | 41, Kim Osei | In the chair with Omar | now | Served | success
      Lea Brandt | 42, Lea Brandt | Called two minutes ago | 2 min | Called | warning
      Ana Petrova | 44, Ana Petrova | Cut and beard | 25 min | Waiting | primary
      Noor Rahman | 45, Noor Rahman | With Omar only | 40 min | Waiting | primary
      Elias Lund | 46, Elias Lund | Joined just now | 50 min | Waiting | primary`,
    about: 'Joined from home at 9:20. Two are ahead; leave in about six minutes to be there in time.',
    hero: 'Number 43 | Two people ahead of you | About twelve minutes, leave at 9:34 | On my way',
  },
  {
    signs:
      'office 3, town hall 4, city hall 4, passport 4, registration 3, government 4, counter 3, counters 3, window 3, windows 3, desk 2, bank 4, branch 3, embassy 4, consulate 4, post office 5, citizens 3, permit 2',
    fields:
      'For | choice | Passport | Passport, Identity card, Registration, Collection\nWindow | choice | Any | Any, Window 2, Window 4\nPapers with me | switch | yes',
    without: 'Counter, People',
    samples: `
      icon | title | subtitle | value | badge | tone
      file | B 43, passport | Yours, taken at 9:20 | 12 min | Waiting | primary
      file | B 41, passport | At window 2 | now | Served | success
      file | B 42, identity card | Go to window 4 | 1 min | Called | warning
      home | A 17, registration | One person | 18 min | Waiting | primary
      check | C 08, collection | Finished passport | 24 min | Waiting | primary
      file | B 44, passport | Family of four | 31 min | Waiting | primary`,
    about:
      'Taken from home at 9:20. Two are ahead, window 2 and 4 are open. Old passport and a photo are needed.',
    facts: 'B 43 | Number\n2 | Ahead\n12 min | To wait',
    hero: 'Number B 43 | Two people ahead of you | About twelve minutes, window 2 or 4 | I am here',
    figures: '12 min | Wait now\n18 | Waiting\n3 | Windows open',
    tip: 'Quietest after two | Waiting is under five minutes then',
    add: 'Take a number',
    use: 'I am here',
  },
  {
    signs:
      'doctor 4, doctors 4, clinic 4, patients 4, patient 4, surgery 3, hospital 4, emergency room 5, dentist 4, pharmacy 4, vaccination 4, health centre 4, waiting room 2',
    fields:
      'For | choice | Consultation | Consultation, Blood test, Prescription, Vaccination\nDoctor | choice | Anyone | Anyone, Dr. Chen, Dr. Haddad\nArrived | switch | yes',
    without: 'Counter, People',
    samples: `
      avatar | title | subtitle | value | badge | tone
      Tomás Rey | 13, Tomás Rey | Waits at home, 9:20 | 18 min | Waiting | primary
      Kim Osei | 11, Kim Osei | With Dr. Chen, room 2 | now | In | success
      Lea Brandt | 12, Lea Brandt | Please go to room 1 | 1 min | Called | warning
      Ana Petrova | 14, Ana Petrova | Blood test, fasting | 25 min | Waiting | primary
      Noor Rahman | 15, Noor Rahman | Child with fever | 30 min | First | danger
      Elias Lund | 16, Elias Lund | Prescription only | 35 min | Waiting | primary`,
    about: 'Checked in from home at 9:20. Two are ahead; leave in about ten minutes, room 2.',
    facts: '13 | Number\n2 | Ahead\n18 min | To wait',
    hero: 'Number 13 | Two patients ahead of you | About eighteen minutes, leave at 9:34 | On my way',
    figures: '18 min | Wait now\n6 | Waiting\n24 | Seen today',
    tip: 'Quietest after four | Waiting is under ten minutes then',
    add: 'Check in',
  },
  {
    signs:
      'restaurant 4, table 4, tables 4, party size 5, diners 4, guests 2, brunch 4, cafe 3, café 3, bistro 4',
    one: 'Party',
    many: 'Parties',
    fields:
      'Your name | person | Lea Brandt\nPeople | number | 4\nWhere | choice | Anywhere | Anywhere, Inside, Terrace\nHigh chair | switch | no',
    without: 'Counter, For',
    samples: `
      avatar | title | subtitle | value | badge | tone
      Kim Osei | Kim, 2 people | Table 7, window | now | Seated | success
      Lea Brandt | Lea, 4 people | Table ready, called 18:52 | 2 min | Called | warning
      Tomás Rey | Tomás, 3 people | Terrace if it stays dry | 15 min | Waiting | primary
      Ana Petrova | Ana, 6 people | One high chair | 25 min | Waiting | primary
      Noor Rahman | Noor, 2 people | Bar is fine too | 10 min | Waiting | primary
      Elias Lund | Elias, 5 people | Joined from the harbour | 35 min | Waiting | primary`,
    about: 'Four people, inside or out. Strolling along the harbour, five minutes away.',
    facts: '4 | People\n2 | Ahead\n15 min | To wait',
    hero: 'Table for four | Two parties ahead of you | About fifteen minutes, stay near | We are here',
    figures: '15 min | Wait now\n6 | Parties waiting\n31 | Seated today',
    tip: 'Quietest before seven | Tables are free at once then',
    use: 'We are here',
  },
  {
    signs:
      'food stand 4, food truck 4, takeaway 4, ice cream 4, pick up 2, pickup 2, order ready 5, buzzer 4, kitchen 2',
    one: 'Order',
    many: 'Orders',
    icon: 'bag',
    groups: 'Waiting, Ready, Collected',
    fields: 'Order | text | Two wraps, one lemonade\nYour name | person | Lea Brandt',
    without: 'Counter, For, People',
    samples: `
      icon | title | subtitle | value | badge | tone
      bag | 33, falafel plate | Collected at 12:31 | now | Done | success
      bag | 34, two wraps | At the window | 0 min | Ready | warning
      bag | 35, soup and bread | Being made | 4 min | Soon | primary
      bag | 36, three lemonades | Waiting | 6 min | Waiting | primary
      bag | 37, wrap, no onions | Waiting | 9 min | Waiting | primary
      bag | 38, family box | Waiting | 14 min | Waiting | primary`,
    about: 'Two wraps and a lemonade, ordered at 12:20. It is at the window and warm.',
    facts: '34 | Order\n0 | Ahead\nReady | State',
    hero: 'Order 34 | It is ready | At the window, still warm | On my way',
    figures: '6 min | Wait now\n5 | In line\n84 | Served today',
  },
  {
    signs:
      'rides 4, theme park 5, amusement park 5, fair 3, attraction 3, attractions 3, museum 3, exhibition 3',
    one: 'Place',
    many: 'Places',
    icon: 'ticket',
    fields: 'For | choice | The Long Drop | The Long Drop, Ghost boat, Big wheel\nPeople | number | 4',
    without: 'Counter, Your name',
    samples: `
      icon | title | subtitle | value | badge | tone
      ticket | The Long Drop | Gate 2, four people | 12 min | Yours | accent
      ticket | Ghost boat | Ride at any time until 14:40 | now | Ready | success
      ticket | Big wheel | Short line all day | 5 min | Open | primary
      ticket | River rapids | Wet, towels at the exit | 35 min | Open | warning
      ticket | Mine train | From 1.20 m | 50 min | Long | danger
      ticket | Flying chairs | Closed in strong wind | 15 min | Open | primary`,
    about: 'Four people, gate 2. Come between 14:10 and 14:25, the place is kept for you.',
    facts: '12 min | To wait\n4 | People\nGate 2 | Where',
    hero: 'Your place | The Long Drop at 14:10 | Twelve minutes, five to walk | Show pass',
    figures: '12 min | Your wait\n2 | Places taken\n5 | Rides today',
    add: 'Take a place',
    use: 'Show pass',
  },
])
