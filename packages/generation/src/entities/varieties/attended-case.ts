import { attendedCase } from '../attended-case.ts'
import { defineVarieties } from './variety.ts'

/** What a trainee attended; without these words births. */
export const attendedCaseVarieties = defineVarieties(attendedCase, [
  {
    signs:
      'surgery 9, surgical 12, surgeon 12, operations 9, theatre list 8, resident 7, anaesthesia 9, anesthesia 9, orthopaedic 9',
    groups: 'Signed, Waiting, Led',
    fields: `
      What | choice | Appendix, keyhole | Appendix keyhole, Hernia, Hip, Gall bladder
      My part | choice | Second hand | Watched, Second hand, First hand
      Length | text | 1 h 10
      What I learned | long | Hold the camera still before you speak`,
    samples: `
      icon | title | subtitle | value | badge | tone
      book | Appendix, keyhole | Thu 19 Nov, second hand, with Dr Sato | 1 h 10 | Waiting | warning
      book | Hernia, left | Tue 17 Nov, first hand, guided | 55 min | Signed | success
      book | Gall bladder | Mon 16 Nov, watched | 1 h 25 | Signed | success
      book | Hip, cemented | Thu 12 Nov, second hand | 1 h 40 | Signed | success
      book | Abscess, opened | Wed 11 Nov, first hand | 25 min | Waiting | warning`,
    about: 'Held the camera and closed the skin. Dr Sato wants the next three with me at the first port.',
    facts: '27 | Of 80\n1 h 10 | Long\nSecond | My part',
    figures: '27 of 80 | Operations\n2 | To sign\n18 of 24 | Skills',
    hero: '53 to go | 27 of 80 operations | Two wait for a signature | Ask to sign',
    tip: 'Dr Sato has two to sign | Since Wednesday',
  },
  {
    signs:
      'nursing 9, nurse 8, student nurse 12, paramedic 12, ambulance 8, ward 6, physio 8, dental 8, dentist 7, pharmacy 7, veterinary 7',
    fields: `
      What | choice | Blood drawn | Blood drawn, Dressing, Injection, Admission
      My part | choice | Alone | Watched, Helped, Alone
      Length | text | 15 min
      What I learned | long | Warm the hand first`,
    samples: `
      icon | title | subtitle | value | badge | tone
      book | Blood drawn, four patients | Thu 19 Nov, alone, ward 3 | 40 min | Waiting | warning
      book | Dressing of a heel | Wed 18 Nov, helped, with Ruth | 25 min | Signed | success
      book | Admission of a patient | Tue 17 Nov, alone | 35 min | Signed | success
      book | Injection under the skin | Mon 16 Nov, watched | 10 min | Signed | success
      book | Handover, late shift | Fri 13 Nov, alone | 20 min | Signed | success`,
    about: 'Four patients, one second try. Warm the hand first, then look for the vein with the fingers.',
    facts: '27 | Of 60\n40 min | Long\nAlone | My part',
    figures: '27 of 60 | Tasks\n2 | To sign\n18 of 24 | Skills',
    hero: '33 to go | 27 of 60 tasks | Two wait for a signature | Ask to sign',
  },
  {
    signs:
      'apprentice 12, apprentices 12, apprenticeship 12, electrician 9, carpenter 8, mechanic 8, plumber 8, journeyman 8, master signs 9, trade school 8',
    fields: `
      What | choice | Fuse box | Fuse box, Sockets, Lighting, Fault found
      My part | choice | Helped | Watched, Helped, Alone
      Length | text | 4 h
      What I learned | long | Label first, then cut`,
    samples: `
      icon | title | subtitle | value | badge | tone
      book | Fuse box, Linden lane 4 | Thu 19 Nov, helped, with Omar | 4 h | Waiting | warning
      book | Sockets in three rooms | Wed 18 Nov, alone | 6 h | Signed | success
      book | Fault in the cellar light | Tue 17 Nov, alone | 1 h 30 | Signed | success
      book | Cable through the attic | Mon 16 Nov, helped | 5 h | Signed | success
      book | School day: three-phase | Fri 13 Nov | 8 h | Signed | success`,
    about: 'Twelve circuits, all labelled before the first wire was cut. Omar measured afterwards.',
    facts: '27 | Week\n4 h | Long\nHelped | My part',
    figures: '27 of 44 | Weeks\n2 | To sign\n18 of 24 | Skills',
    hero: 'This week | Two days wait for a signature | Omar is on site on Friday | Ask to sign',
  },
])
