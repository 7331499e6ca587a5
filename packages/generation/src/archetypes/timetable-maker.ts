import { defineArchetype } from '../archetype.ts'

/** Who teaches whom, where and when, made for a whole school. */
export const timetableMaker = defineArchetype({
  id: 'timetable-maker',
  words:
    'timetable maker 34, timetable generator 34, school timetable maker 36, class schedule maker 30, timetable without clashes 30, timetable builder 32, schedule generator for schools 30, generate a timetable 32, generates timetables 30',
  examples: `
    Timetable of a whole school: teachers, rooms, subjects and classes without clashes
    Generate the lessons of the week and move them by hand
    No teacher in two rooms at once, no class without a room
    Planner for the deputy head: who teaches what in which slot
    Each teacher sees the own week, each class its timetable
    Drag a lesson to another slot, clashes turn red
    Substitutes when a teacher is ill
    Room plan of a music school, made automatically
    Print the timetable of class 7b
    University lectures into lecture halls by size
    Lessons, rooms and teachers of an evening school, without overlaps
    Swap two lessons when the gym is closed`,
  needs: /\btimetabl\w*|\bschedul\w*|\bclash\w*|\bperiods?\b|\brooms?\b/i,
  unless: /\bbook(?:ing|s|ed)?\b|\bevening\b|\bappointments?\b|\bparents\b|\btutor\w*/i,
  bars: 'map checkout cart slots poll votes quiz',
  presets: 'clean, bold',
  icon: 'calendar',
  names: 'First Bell, Period One, No Clash',
  entity: 'timetable-lesson',
  home: 'focus',
  screens: `
    home | Overview | home
    week | Timetable | calendar
    browse | Lessons | list
    people | Teachers | users
    detail | Lesson
    form | Add lesson
    settings | Settings | settings`,
})
