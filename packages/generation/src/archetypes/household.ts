import { defineArchetype } from '../archetype.ts'

export const household = defineArchetype({
  id: 'household',
  words:
    'family organizer 20, family organiser 20, family planner 18, household organizer 18, family app 8, family of 4, our household 6, family hub 16, app for our family 22, for our family 16, our apartment 14, our flat 8, shared flat 8',
  examples: `
    Mum, dad and three children: one calendar, one shopping list, who does the dishes
    Household app for parents with school dates, chores of the kids, shared notes and dinner plan
    Everything of our family in one place: dates, meals of the week, groceries, messages on a board
    Who picks up whom, what do we eat tonight, what is missing in the fridge
    Family organiser with a colour per child, training times, packed lunches and pocket money
    Blended family with six kids, weekends here and there, lists and a notice board at home
    Digital fridge door for us five, with plan of the week, to-dos and little notes
    Our shared flat plans dinners, errands and visits together, and leaves messages
    Grandparents living with us see appointments, menu and who is at home
    One family app: calendar, shopping, chores, recipes for dinner and important phone numbers
    Sunday evening we plan the week: sport, dinner, babysitter, errands, for each of us
    Parents and teens share lists, appointments and what is for dinner
    Four of us in one apartment keep track of dinners, whose food it is, where everybody is, moods, messages and a whiteboard`,
  presets: 'warm, playful',
  icon: 'home',
  names: 'Fridge Door, Kitchen Table, Full House',
  entity: 'diary-date',
  home: 'focus',
  screens: `
    home | Today | home
    week | Week | calendar
    checklist | Shopping list | cart | ingredient
    browse | Dinner | fork | recipe
    thread | Board | chat | | | | Whiteboard, notice board, blackboard, message board
    detail | Date
    form | Add date
    people? | Family | users
    settings | Settings`,
})
