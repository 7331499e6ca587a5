import { defineArchetype } from '../archetype.ts'

/** What the family of somebody in a nursing home sees. */
export const careHome = defineArchetype({
  id: 'care-home',
  words:
    'nursing home 14, care home 14, retirement home 14, old people’s home 14, assisted living 12, residents of the home 8, our mother 5, our father 5, our grandmother 4, visiting times 8, relatives 6, families 4',
  needs:
    /\b(?:nursing|care|retirement|old people['’]s|senior|seniors) (?:home|house|residence|cent(?:er|re))s?\b|\bassisted living\b/i,
  unless:
    /\binvoices?\b|\b(?:vote|voting|rsvp)\b|\b(?:mobile|travelling|traveling|visiting) (?:hairdresser|barber|podiatrist|dentist|optician|chiropodist|beautician|physio\w*|musician|vet)s?\b|\b(?:nurses?|carers?|caregivers?|staff|doctors) (?:can|log|record|tick|see|write|plan|document)|shift|roster|rota\b/i,
  examples: `
    Families see how their mother’s day in the nursing home was, with photos and the menu
    Retirement home app for relatives: visiting times, news of the day, activities, messages to the care team
    What grandma ate, where she walked and who visited her, shown to all of us
    Care home for our father: daily notes, pictures, doctor’s visits and a call by video
    Relatives book a visit and write to the floor
    The week in the house: singing, gymnastics, hairdresser, church service
    Tell the family when something has changed, with consent
    Nursing home app for families: how the resident slept, ate and walked
    For the children of our residents: photos of the day, visiting times, menu of the week
    Old people's home: relatives follow the day and write to the nurses
    How my father is in his care home, day by day, with pictures
    Senior residence tells families about activities, meals and visits`,
  bars: 'mood cart checkout',
  presets: 'warm, natural',
  icon: 'heart',
  names: 'Room Two, Near You, Afternoon Tea',
  entity: 'resident-day',
  home: 'focus',
  screens: `
    home | Today | sun
    feed? | Photos | image | moment
    week | Week | calendar
    history | Days | clock
    detail | Day
    chats | Messages | chat
    profile | Me | user`,
})
