import { defineEntity } from '../entity.ts'

export const doctorCard = defineEntity({
  id: 'doctor-card',
  one: 'Doctor',
  many: 'Doctors',
  words: 'doctor profile, specialist doctor',
  icon: 'stethoscope',
  groups: 'General, Skin, Heart, Children',
  fields: `
    Speciality | choice | General | General, Skin, Heart, Children
    Address | place | Mill street 12, second floor
    Next free | text | Thu 26 Nov, 14:00
    Languages | text | English, Spanish
    Insurance | choice | All | All, Private
    Reason | long | Check-up, tired for weeks`,
  samples: `
    avatar | title | subtitle | value | rating | badge
    Iris Chen | Dr. Iris Chen | General, Mill street 12 | Thu 14:00 | 4.9 | Today
    Omar Haddad | Dr. Omar Haddad | Heart, harbour clinic | Fri 9:20 | 4.8 | Tomorrow
    Noor Rahman | Dr. Noor Rahman | Skin, by photo too | Mon 10:40 | 4.9 | Video
    Elias Lund | Dr. Elias Lund | Children, Linden square | Thu 16:10 | 5.0 | Today
    Ana Petrova | Dr. Ana Petrova | Knee and shoulder | 2 Dec 8:30 | 4.7 | New`,
  about: 'Listens first, explains with a pencil and writes down what comes next. Lift in the house.',
  facts: '4.9 | Rating\n14:00 | Next free\n0.8 km | Away',
  figures: '1 | Visit ahead\n2 | Results new\n4 | Doctors kept',
  hero: 'Thursday, 14:00 | Dr. Iris Chen | Check-up, bring the insurance card | See visit',
  tip: 'Results are here | Blood test of Tuesday, all fine',
  trend: 'Visits this year | 6 | +1',
  add: 'Add doctor',
  use: 'Choose time',
})
