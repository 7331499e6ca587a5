import { defineArchetype } from '../archetype.ts'

export const pregnancy = defineArchetype({
  id: 'pregnancy',
  words:
    'contractions 18, contraction timer 20, pregnancy 14, pregnant 12, due date 5, trimester 12, kick counter 14, midwife 9, baby names 6, hospital bag 9, birth plan 12, expecting 5, pregnancy diary 22, mum to be 22, mom to be 22, mother to be 20, expecting a baby 16',
  examples: `
    Week by week: how big is the baby and what changes for me
    Count kicks in the evening and time the labour pains
    Expecting our second in March, want the checkups, scan pictures and a bag for the clinic
    Midwife gives mothers-to-be tips for each trimester and answers questions
    How far apart are the contractions, how long do they last, when do we drive
    Diary of my belly, weight, nausea, cravings, photo every Sunday
    For dads-to-be: what is she going through this week, what should I prepare
    Due date calculator with ultrasound appointments, glucose test, maternity leave dates
    List for the hospital, nightgown, car seat, papers, snacks for the partner
    Birth wishes on one page: who is in the room, pain relief, music, first hour
    Twins after IVF, I track blood pressure, swelling, movements and the doctor's notes
    What may I eat while carrying a child, which cheese, which medicine`,
  presets: 'calm, warm',
  icon: 'baby',
  names: 'Week by Week, Small Kicks, Nine Moons',
  entity: 'pregnancy-week',
  home: 'focus',
  screens: `
    home | Today | home
    history | Weeks | book
    calendar | Calendar | calendar
    checklist | Hospital bag | bag | packing
    timer? | Kicks | heart
    stats? | Numbers | chart
    detail | Week
    form | Log today
    profile? | Me | user`,
})
