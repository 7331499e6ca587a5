import { defineEntity } from '../entity.ts'

export const loggedFlight = defineEntity({
  id: 'logged-flight',
  one: 'Flight',
  many: 'Flights',
  words: 'logged flight, take-off, sortie',
  icon: 'plane',
  groups: 'All, As pilot, With instructor, Night',
  fields: `
    Date | date | Thu 19 Nov
    Aircraft | text | D-EKWQ, C172
    From | text | Lübeck
    To | text | Bremen
    Off blocks | time | 09:12
    On blocks | time | 10:48
    Landings | number | 2
    As | choice | Pilot | Pilot, Student, Instructor
    Remarks | long | Crosswind from the left, one go-around`,
  samples: `
    icon | title | subtitle | value
    plane | Lübeck to Bremen | D-EKWQ, 2 landings | 1:36
    plane | Circuits at Lübeck | D-EKWQ, 6 landings | 0:52
    plane | Bremen to Juist | D-EMVA, short runway | 1:08
    moon | Night flight, Kiel | D-EKWQ, 3 landings | 1:14
    plane | Check flight with Ana | D-ELIN, stalls and turns | 1:02
    plane | Over the islands | D-EMVA, two passengers | 2:21`,
  about: 'Clear, with a crosswind from the left. One go-around, then a soft landing on runway 25.',
  facts: '1:36 | Hours\n2 | Landings\n84 nm | Distance',
  figures: '214:36 | Hours | +8\n386 | Landings\n12 | In 90 days',
  hero: 'You are current | 12 landings in 90 days | Three are needed to take somebody along | Log flight',
  tip: 'Medical ends on 14 March | Book the check-up before February',
  trend: 'Hours a month | 8:24 | +1:10',
  add: 'Log flight',
  use: 'Edit entry',
})
