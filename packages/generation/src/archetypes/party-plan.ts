import { defineArchetype } from '../archetype.ts'

/** A celebration one gives: guests, tasks and money; where guests bring the food it is `potluck`. */
export const partyPlan = defineArchetype({
  id: 'party-plan',
  words:
    'family reunion 26, reunion 12, event planning 14, event planner 16, plan events 12, street party 24, block party 24, garden party 16, corporate event 12, corporate events 12, company party 14, party planner 20, birthday party 16, plan a party 18, party planning 20, baby shower 18, bachelorette 16, hen party 18, stag party 18, stag do 16, graduation party 16, anniversary party 16, farewell party 14, surprise party 18, party budget 14, goodie bags 9, guest list 5, rsvp 7, invitations 5, organise my birthday 24, organize my birthday 24, my birthday party 20, birthday with guests 20',
  examples: `
    Family reunion: who sleeps where, who cooks which day, who has paid, programme of the weekend
    Plan a company event: guest list, seating plan, budget, suppliers, tasks with deadlines and the days that are left
    My daughter turns six: guest list, invitations, games, cake, goodie bags and what it all costs
    Baby shower for my sister, who said yes, decorations, games, menu and the gift list
    Planning a surprise for my husband's fiftieth, nobody may tell, venue, band, toasts, budget
    Hen weekend for eight women, rooms, what each has paid, programme hour by hour
    Retirement do for a colleague: collect yes and no, speeches, buffet, present
    Quinceañera checklist with dress, hall, court of honour, photographer and payments
    Host celebrations without chaos, to-do list by weeks before, RSVPs, shopping and playlist
    New Year's Eve at our place, invite thirty people, see answers, allergies and who sleeps over
    Kids' birthday: theme pirates, which children come, when parents pick up, treasure game, cake at four
    Parents of a graduate book hall and caterer, seating, invitations and expenses in one place
    Our silver anniversary with ninety guests, tables, answers, music and bills to pay
    Stag trip organiser: who is in, cost per head, secret tasks, timetable of the day`,
  bars: 'week people',
  presets: 'playful, warm',
  icon: 'cake',
  names: 'Candles, Saturday at Four, Confetti',
  entity: 'party-guest',
  home: 'focus',
  screens: `
    home | Party | cake
    browse | Guests | users
    checklist | To do | check | party-task
    browse | Programme | clock | party-hour
    budget | Budget | wallet | budget-item
    browse | Gifts | gift | party-gift
    detail | Guest
    form | Invite guest
    poll? | Vote | | idea
    feed | Photos | image | photo
    map? | Way | map
    profile? | Me | user`,
})
