import { announcement } from '../announcement.ts'
import { defineVarieties } from './variety.ts'

/** Whose news it is; without these words it is a village. */
export const announcementVarieties = defineVarieties(announcement, [
  {
    signs:
      'school 6, schools 5, students 5, pupils 6, teachers 5, homework 6, timetable 4, classes 3, kindergarten 7, nursery school 7',
    groups: 'School, Classes, Canteen, Trips',
    samples: `
      image | title | subtitle | overline | meta
      school | Parents' evening | Thu 26 Nov at 18:30 | School | 2 h
      run | No sport on Friday | The hall is closed | Classes | Today
      museum | Museum trip | Bring € 6 | Trips | Wed
      book | Maths test | Moved to Tuesday | Classes | Tue
      bread | New canteen menu | From Monday | Canteen | Mon`,
    about: 'The doors open at six. Each teacher has ten minutes for you; please choose them by Tuesday.',
    facts: `
      26 Nov | When
      2 h | Ago
      14 | Answers`,
    figures: `
      24 | Notices | +3
      312 | Families`,
    hero: "New today | Parents' evening | Thu 26 Nov at 18:30, choose your times by Tuesday | Read on",
    tip: 'Three new notices | Canteen has a new menu from Monday',
    fields: `
      Title | text | Parents' evening
      From | person | Ms Adeyemi
      Date | date | Thu 26 Nov
      For | choice | All | All, 7b, 8a, 9c
      Photo | photo | school
      Text | long | Doors open at six, ten minutes each`,
    without: 'Place',
  },
  {
    signs: 'allotment 7, allotments 7, garden colony 8, community garden 7, garden plots 7',
    groups: 'Committee, Work day, Water, Swap',
    samples: `
      image | title | subtitle | overline | meta
      garden | Water off from 1 December | Empty the pipes before | Water | 2 h
      garden | Work day on Saturday | Hedge by the gate, nine o'clock | Work day | Today
      fruit | Cider press is here | Bring apples until Sunday | Committee | Wed
      plant | Leek plants to give away | Plot 14 | Swap | Tue
      park | Bonfire place moves | Behind the shed | Committee | Mon`,
    about: 'Taps close on the first of December. Empty the pipes on your plot and leave the taps open.',
    facts: `
      1 Dec | From
      2 h | Ago
      14 | Answers`,
    figures: `
      24 | Notices | +3
      62 | Plots`,
    hero: 'New today | Water off from 1 December | Empty the pipes on your plot before | Read on',
    tip: 'Work day on Saturday | Nine have said yes',
    fields: `
      Title | text | Water off from 1 December
      From | person | Committee
      Date | date | Tue 1 Dec
      Plots | text | All
      Photo | photo | garden`,
    without: 'Place',
  },
  {
    signs:
      'apartment building 7, housing estate 6, tower block 7, block of flats 8, high-rise 7, residents of our building 8, condominium 7, student housing 7, dormitory 7',
    groups: 'House, Repairs, Neighbours, Help',
    samples: `
      image | title | subtitle | overline | meta
      home | No hot water on Thursday | 8:00 to 11:00 | House | 2 h
      room | Lift B works again | New cable | Repairs | Today
      home | Bike cellar clean-up | Label yours until Friday | House | Wed
      sofa | Sofa to give away | Fourth floor, left | Neighbours | Tue
      garden | Courtyard evening | Saturday at six | Neighbours | Mon`,
    about: 'The pump is changed on Thursday. Fill a pot the evening before.',
    facts: `
      Thu | When
      2 h | Ago
      14 | Answers`,
    figures: `
      24 | Notices | +3
      62 | Flats`,
    hero: 'New today | No hot water on Thursday | 8:00 to 11:00, fill a pot before | Read on',
    tip: 'Courtyard evening on Saturday | Fourteen come',
  },
])
