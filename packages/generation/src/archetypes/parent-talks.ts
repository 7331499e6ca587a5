import { defineArchetype } from '../archetype.ts'

/** Talks of parents with teachers, some minutes each. */
export const parentTalks = defineArchetype({
  id: 'parent-talks',
  words:
    'parents evening 34, parents evenings 34, parent evening 32, parent teacher meeting 32, parent teacher meetings 34, parent teacher conference 34, parent teacher conferences 34, teacher appointments 30, talk to the teacher 24, meet the teacher 26, talks with teachers 28, consultation evening 24',
  examples: `
    Parents' evening: choose the teacher, reserve ten minutes, see the room, get reminded
    Parent-teacher conferences at our primary school, sign up for a slot, cancel, plan of my evening
    Teachers offer fifteen minutes each, mothers and fathers pick a time for their child
    Consultation day: which teacher in which room, no two talks at once for families with siblings
    Book talks with the class teacher, by phone or in school, write beforehand what it is about
    Kindergarten development talks, half an hour per family, dates to choose from
    Slots for parents in the gym hall, waiting list, the bell rings after ten minutes
    School replaces the paper list on the door where parents enter themselves
    My three children, six teachers, one evening without running around
    Mum and dad live apart and each want ten minutes with the maths teacher
    Which teachers are still free on Thursday, a reminder the day before, a note to take along
    Open evening of the music school, parents reserve a talk with the violin teacher`,
  needs: /\b(?:parents?|mothers?|fathers?|famil(?:y|ies))\b/i,
  bars: 'cart checkout',
  presets: 'clean, calm',
  icon: 'school',
  names: 'Ten Minutes, Room 12 at Six, Next Please',
  entity: 'teacher-slot',
  keepsThing: true,
  screens: `
    home | My evening | home
    browse | Teachers | users | talk-teacher
    slots | Book
    calendar | My talks | calendar
    confirmed | Booked | | | See you there
    notifications? | Reminders | bell
    detail | Talk
    form | Prepare a talk
    profile | Me | user`,
})
