import { defineArchetype } from '../archetype.ts'

export const shiftSwap = defineArchetype({
  id: 'shift-swap',
  words:
    'swap shifts 20, shift swap 20, swap a shift 18, shift swaps 18, cover my shift 18, cover a shift 16, find cover 14, find someone to cover 14, open shifts 12, my shifts 10, pick up shifts 14, pick up a shift 14, exchange shifts 16, night shift 4, plan shifts 14, plan the shifts 18, shift plan 16, shift planner 16, shift schedule 14, shift rota 16, duty rota 16, duty roster 16, duty plan 14, shifts 5, staff schedule 24, staff rota 20',
  examples: `
    Hospital ward where nurses offer a shift they cannot do, others take it and the head nurse says yes
    Nurses swap shifts with each other and find someone who covers the night
    Who can take my late shift on Friday? Ask the team, first yes gets it
    Bar staff see their shifts for the week, offer one they cannot do, pick up open ones
    Doctors on call exchange duties, the head of department approves the swap
    I work at a petrol station, need to give away Sunday and take Tuesday instead
    Paramedics: my duties, wanted and offered swaps, only with the same qualification
    Temporary staff choose free shifts near them with hours and pay
    Supermarket crew, next shift, who works with me, swap requests, accept or decline
    Cover for a sick colleague within the hour, push to everybody who is free
    Lifeguards trade days in the summer, balance of hours stays fair
    Airport ground crew shift exchange board with rest time checked
    Night guards see their duties and hand them over when they are ill
    Call centre agents want to swap early against late, the planner just confirms
    Students at the cinema: shifts I have, shifts nobody has, take one`,
  presets: 'clean, calm',
  icon: 'clock',
  names: 'Early or Late, Who Covers, Fair Swap',
  entity: 'offered-shift',
  home: 'focus',
  screens: `
    home | Next shift | home
    week | My shifts | calendar
    browse | Open shifts | list
    people | Team | users | crew-member
    notifications? | Requests | bell
    chats? | Messages | chat
    stats? | Hours | chart
    detail | Shift
    form | Offer a shift
    profile | Me | user`,
})
