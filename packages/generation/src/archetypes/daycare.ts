import { defineArchetype } from '../archetype.ts'

export const daycare = defineArchetype({
  id: 'daycare',
  words:
    'daycare 14, kindergarten 12, nursery 8, preschool 12, creche 12, nap 3, child sick 9, pickup 4, childminder 12, parents 2, educator 4, kindergarten group 26, kindergarten app 20, kindergarten 8, report a child 6, day nursery 16, pick up the child 8',
  examples: `
    Parents enrol their wards and see how they are doing there in real time
    Parents should see when their toddler slept, what was for lunch and who fetches him today
    Report my little one ill before eight in the morning so the teachers know
    Our nursery with three groups wants a photo of the day, the menu of the week and closing days in one place
    Childminder with five tots: drop-off and pick-up times, nappies, naps, contracts, a note for mum each evening
    Kindergarten group app for messages from the educators, spare clothes needed, trips to the forest, allergies
    Who may collect the child, until when is it staying, has it eaten: shown at the door of the creche
    Preschool daily report with mood, meals, nap and activities for each kid sent to the family
    Forest playgroup: bring wellies, meeting place, who is absent, pictures for mums and dads
    After-school club roll: which pupils arrived, homework done, who goes home alone at four
    Waiting list and settling-in plan for new toddlers at our preschool
    Educators jot down observations of each child's development and share the portfolio with parents
    Parents see photos of the day, what the children ate, who picks them up, and report an absence
    Kindergarten parents write to the educators, read the notes of the day and tell when the child is ill
    Circle time songs, lunch plan, birthdays in the group, and a button for our daughter is staying home today`,
  bars: 'mood stats',
  presets: 'playful, warm',
  icon: 'baby',
  names: 'Rubber Boots, Morning Circle, Little Gate',
  entity: 'daycare-day',
  home: 'focus',
  screens: `
    home | Today | sun
    feed? | Photos | image | moment
    week? | Week | calendar
    browse? | Children | users
    checklist? | Menu | fork | meal
    detail | Child
    form | Report absence | | child-absence
    chats? | Messages | chat
    profile | Me | user`,
})
