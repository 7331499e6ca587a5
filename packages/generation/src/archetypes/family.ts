import { defineArchetype } from '../archetype.ts'

export const family = defineArchetype({
  id: 'family',
  words:
    'newborns 12, diapers 12, night wakings 14, baby 7, feeding 5, nappies 6, diaper 6, new parent 6, child 3, parent 3, pregnancy 6, newborn 7, kids 3, babysitter 5, chore 4, household 4, baby log 18, baby tracker 20, breastfeeding 14, naps 5, diaper log 18, nursing timer 16, baby milestones 28, milestones of my baby 32, baby sleep 16, baby sleep tracker 22, baby milestone 26',
  examples: `
    Our twins: naps, first words, potty training, vaccines, who had the night shift, grandparents may look
    When did the baby drink, left or right, how long, and when was the last wet nappy
    We are up at night with twins, both parents and grandma should see who fed them
    Weight and length of our infant on the growth curve, first tooth, first smile
    Bottle amounts, burping, sleep, bath, temperature, vitamin drops for a six week old
    Nursing timer with a big button I can press in the dark
    Father at home with a newborn: naps, bottles, walks, and when mum pumped
    First foods for my little one, what she liked, allergic spots, how many spoons
    Shared log for both parents: last feed, last nappy, who got up at night
    Nap windows and wake times so that our son sleeps through
    Pumped milk stock and feeding schedule, for the nanny as well
    Diary of the first year: crawling, words, doctor visits, photos each month
    Sleep, poo and feeds at a glance, ten seconds per entry, dark at 3 am`,
  presets: 'warm, playful',
  icon: 'baby',
  names: 'Small Hours, Nestled, Teacup',
  entity: 'baby log',
  home: 'focus',
  screens: `
    home | Today | home
    history | Diary | book
    stats | Growth | trend
    calendar? | Calendar | calendar
    checklist? | Lists | check | task
    detail | Entry
    form | Add entry
    profile | Family | users`,
})
