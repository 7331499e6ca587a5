import { ticket } from '../ticket.ts'
import { defineVarieties } from './variety.ts'

/** What is reported at other places than an office's IT. */
export const ticketVarieties = defineVarieties(ticket, [
  {
    signs:
      'school it 9, projectors 8, projector 8, smartboards 9, tablets 7, school 4, teachers 5, classrooms 6, university it 9',
    samples: `
      icon | title | subtitle | badge | tone
      camera | Projector shows no picture | Mrs Vogt, room 12, 8:05 | Urgent | danger
      panelTop | Laptop 14 does not start | Mr Osei, trolley 2, 8:40 | High | danger
      wifi | No Wi-Fi in the gym | Ms Brandt, yesterday | Normal | warning
      lock | Pupil forgot his password | Mr Haddad, class 8b | Normal | primary
      file | Printer, staff room, jams | Mrs Chen, Tuesday | Low | neutral
      check | Sound in room 7 | Solved by Kim, Monday | Solved | success`,
    fields: `
      Title | text | Projector shows no picture
      Priority | choice | Urgent | Low, Normal, High, Urgent
      Room | text | Room 12
      Assigned to | person | Kim Osei
      Picture | photo | office
      What happens | long | Light is on, picture stays blue`,
    without: 'Device',
    about: 'The light is on and the picture stays blue. Another cable did not help; lesson two needs it.',
    hero: 'Urgent, 8:05 | Projector shows no picture | Room 12, lesson two needs it | Take it',
    tip: 'Two are urgent | Room 12 needs the projector at nine',
  },
  {
    signs:
      'customers 5, customer support 8, customer service 8, shop 5, online store 7, orders 5, refunds 7, clients 4, saas 6, subscribers 6, complaints 7',
    samples: `
      icon | title | subtitle | badge | tone
      card | Charged twice in November | Ruth Adeyemi, 8:40 | Urgent | danger
      truck | Order 4182 has not come | Elias Lund, 9:05 | High | danger
      lock | Cannot log in | Priya Nair, yesterday | Normal | warning
      repeat | Wants to return a lamp | Noor Rahman, yesterday | Normal | primary
      star | Wish: dark mode | Jonas Weber, Tuesday | Low | neutral
      check | Invoice with new address | Solved by Kim, Monday | Solved | success`,
    fields: `
      Title | text | Charged twice in November
      Priority | choice | Urgent | Low, Normal, High, Urgent
      Customer | person | Ruth Adeyemi
      Assigned to | person | Kim Osei
      Channel | choice | Mail | Mail, Chat, Phone
      What happens | long | Two payments of € 49 on the same day`,
    without: 'Device, Picture',
    about: 'Two payments of € 49 on the same day. One is a test of the card and goes back by itself.',
    hero: 'Urgent, 8:40 | Charged twice in November | Ruth Adeyemi waits for two hours | Take it',
    tip: 'Three ask the same | Write an article about returns',
  },
  {
    signs:
      'facility 7, facilities 7, building 4, caretaker 7, tenants 6, residents 6, hotel 6, rooms 3, municipal 5',
    samples: `
      icon | title | subtitle | badge | tone
      drop | Water in the cellar | Mrs Vogt, 8:05 | Urgent | danger
      bulb | Light out, third floor | Omar Haddad, 8:40 | Normal | warning
      key | Door does not lock | Iris Chen, yesterday | High | danger
      flame | Office stays cold | Lea Brandt, yesterday | Normal | primary
      tools | Chair broken, room 2.14 | Kim Osei, Tuesday | Low | neutral
      check | Lift stops between floors | Solved on Monday | Solved | success`,
    fields: `
      Title | text | Water in the cellar
      Priority | choice | Urgent | Low, Normal, High, Urgent
      Place | place | Cellar, below stairs B
      Assigned to | person | Kim Osei
      Picture | photo | building
      What happens | long | Comes through the wall since the rain`,
    without: 'Device',
    about: 'Comes through the wall since the rain of last night. Kim has put a pump there.',
    hero: 'Urgent, 8:05 | Water in the cellar | Comes through the wall since the rain | Take it',
    tip: 'One is urgent | The pump in the cellar runs',
  },
])
