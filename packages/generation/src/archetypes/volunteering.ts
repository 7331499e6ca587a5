import { defineArchetype } from '../archetype.ts'

export const volunteering = defineArchetype({
  id: 'volunteering',
  words:
    'crossing guard 30, crossing guards 40, school crossing 30, lollipop lady 30, uncovered corners 30, hospital clowns 40, service rota 50, sunday rota 50, church rota 60, volunteer rota 50, rota of volunteers 50, rota for volunteers 50, organise volunteers 80, organize volunteers 40, coordinate volunteers 36, manage volunteers 36, schedule volunteers 40, bake sale 18, raffle and cake stall 10, tombola 12, who is doing what 12, pta 10, hospital volunteers 30, volunteer 8, volunteers 9, volunteering 14, volunteer opportunities 16, volunteer shifts 16, food bank 9, soup kitchen 12, clean-up 5, cleanup 5, clean-ups 5, tree planting 10, litter picks 16, litter pick 16, litter picking 16, planting days 8, shelter volunteers 16, dog walkers and 3, ngo 6, helpers 4, sign up for shifts 10, food rescue 9, surplus food 9',
  examples: `
    Organisations put up where they need hands, people see shifts near them and confirm their hours
    Find a place to help by cause, distance and day, with a certificate for the hours
    Parents’ association runs a tombola, a cake sale and the summer fair: who does what, who sets up, who clears away
    Helpers for the school fête: cake table, face painting, grill, two hours each
    Two of us stand at the school crossing every morning, who is free next week, which place is not covered yet
    Clown pairs visit children on the ward, who fills in when one is ill, thoughts after each visit
    Visiting service of volunteers: who can when, visits to the old and the ill, messages, papers of the training
    Neighbours organise litter picks, others join, photos before and after, kilos collected
    People who want to help see which shifts at the food bank still need helpers
    Beach clean on Saturday: join as a helper, bring gloves, see how many are coming
    Our charity shelter needs helpers for cleaning and fundraising stands, sign up for a shift by task
    Hours I helped this year as a volunteer, per shift, with a certificate from the charity
    Charity coordinates helpers with cars who collect surplus bread and bring it to the soup kitchen
    Good deeds near me: help read to children, visit the lonely, plant trees, sign up for an afternoon
    Refugee aid group looks for helpers: translators, companions, furniture carriers, sign up by date
    Festival crew of two hundred unpaid helpers, shifts at the bar, gate, car park, T-shirt size, meal vouchers
    Parents sign up to help at the summer fête: cake stand, tombola, tidying up, shifts of two hours
    Red vest disaster helpers: who is available for a shift, skills, call-out, sign up for a site
    Retired helpers choose a hospice or school that needs them and sign up for an afternoon
    Plant trees together: next planting days on a map, join in with friends, trees planted so far
    Neighbourhood clean-ups along the river: when, where, who comes, how many bags of litter were collected
    Shelter volunteers choose a slot for walking dogs or cleaning kennels, we see who is coming and their hours
    Volunteer firefighters: duty roster, drills, who is available, sign up for standby
    Volunteers visit lonely old people, do their shopping or drive them to the doctor, whoever has time takes it
    Museum and garden volunteers pick tasks for the week, hours are counted, thank-you at fifty
    Non-profit posts where helpers are needed, with place, date, tasks, free shifts, and thanks afterwards`,
  presets: 'warm, natural',
  icon: 'heart',
  names: 'Many Hands, Good Turn, Two Hours',
  entity: 'volunteer-shift',
  home: 'focus',
  screens: `
    home | Today | home
    browse | Shifts | list
    map | Map | map
    calendar? | Calendar | calendar
    leaderboard? | Hours | trophy
    people? | Helpers | users
    confirmed | Signed up | | | See you Saturday
    detail | Shift
    form | Add shift
    profile | Me | user`,
})
